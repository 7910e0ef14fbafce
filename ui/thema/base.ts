import { BASE_BRAND, brandSelector, colours, OTHER_BRANDS, shadesOf, type Colour } from './colours'
import { forcedColours, print } from './media'

/**
 * The base styles of the frame. `all: initial` blocks styles inherited from the host page. `fontSize: 'medium'` is the
 * text size that the visitor chose in the browser. `:where` makes the resets weaker than any recipe.
 */
export const base = {
  '.kader': {
    all: 'initial',
    display: 'block',
    containerType: 'inline-size',
    containerName: 'calculator',
    boxSizing: 'border-box',
    color: 'tekst',
    background: 'pagina',
    fontFamily: 'tekst',
    fontSize: 'medium',
    lineHeight: 'tekst',
    textAlign: 'start',
    direction: 'ltr',
    colorScheme: 'light',
    WebkitTextSizeAdjust: '100%',
  },
  '.lettermaat': { position: 'fixed', insetBlockStart: '0', width: '1em', height: '100%', visibility: 'hidden' },
  '.kader[data-kleurmodus="donker"]': { colorScheme: 'dark' },
  ':where(.kader *, .kader *::before, .kader *::after)': { boxSizing: 'border-box' },
  ':where(.kader :is(h2, h3, h4, p, dl, dd, ol, ul, figure))': {
    margin: '0',
    padding: '0',
    border: '0',
  },
  ':where(.kader :is(h2, h3, h4))': { fontSize: 'inherit', fontWeight: 'inherit' },
  ':where(.kader :is(ol, ul))': { listStyleType: '""' },
  ':where(.kader :is(button, input))': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    margin: '0',
  },
  ':where(.kader :is(button, a, input, summary, [tabindex]))': { scrollMarginBlock: '16px' },
  ':where(.kader :is(button, a, input, summary, dialog, [tabindex]):focus-visible)': {
    outline: '3px solid',
    outlineColor: 'accent',
    outlineOffset: '2px',
  },
  ':where(.kader [data-zonder-ring])': { outline: 'none' },
  ':where(.kader [hidden])': { display: 'none' },
}

/** Returns the custom properties of the colour roles for which `van` returns a colour, each with that colour. */
const alsEigenschappen = (van: (kleur: Colour) => string | undefined) =>
  Object.fromEntries(
    Object.entries(colours).flatMap(([rol, kleur]) => {
      const waarde = van(kleur)
      const naam = rol.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return waarde === undefined ? [] : [[`--ho-colors-${naam}`, waarde]]
    }),
  )

/** The print styles that give a dark calculator its light colours, because paper is white. */
export const printColours = {
  [print]: {
    '.kader.kader[data-kleurmodus="donker"]': {
      colorScheme: 'light',
      ...alsEigenschappen((kleur) => shadesOf(kleur, BASE_BRAND).licht),
    },
    ...Object.fromEntries(
      OTHER_BRANDS.map((labelCode) => [
        `.kader.kader${brandSelector(labelCode)}[data-kleurmodus="donker"]`,
        alsEigenschappen((kleur) => ('licht' in kleur ? undefined : shadesOf(kleur, labelCode).licht)),
      ]),
    ),
  },
}

/**
 * In forced colours mode the role of the page is the colour that the visitor chose for pages. That mode replaces most
 * colours, but not the fill of an SVG shape, such as that of an open dot in a chart.
 */
export const forcedPageColour = { [forcedColours]: { '.kader': { '--ho-colors-pagina': 'Canvas !important' } } }
