import { defineRecipe } from '@chakra-ui/react/styled-system'

import { print, forcedColours, inTheDark, narrow, reducedMotion } from '../media'
import { onOneLine } from '../recipes/lines'

/** The fill patterns of the parts of a bar, which visitors can tell apart without colour. */
const patronen = {
  vol: { background: 'accent' },
  /** A tone between the accent and the page, with an edge, so that it stands apart from both. */
  midden: {
    background: 'color-mix(in srgb, var(--ho-colors-accent) 45%, var(--ho-colors-pagina))',
    boxShadow: 'inset 0 0 0 1.5px var(--ho-colors-accent)',
  },
  /** An amount that the visitor does not pay. */
  gestippeld: {
    background: 'pagina',
    border: '1.5px dashed',
    borderColor: 'accent',
  },
  gestreept: {
    backgroundColor: 'accentTint',
    backgroundImage: 'repeating-linear-gradient(90deg, var(--ho-colors-accent) 0 2px, transparent 2px 6px)',
    boxShadow: 'inset 0 0 0 1.5px var(--ho-colors-accent)',
  },
  /** This pattern has the colour of the text around it. */
  leeg: {
    boxShadow: 'inset 0 0 0 1.5px currentColor',
    [forcedColours]: { boxShadow: 'inset 0 0 0 1.5px CanvasText' },
  },
  waarschuwing: {
    backgroundColor: 'waarschuwingTint',
    backgroundImage: 'repeating-linear-gradient(135deg, var(--ho-colors-waarschuwing) 0 2px, transparent 2px 7px)',
    boxShadow: 'inset 0 0 0 1.5px var(--ho-colors-waarschuwing)',
  },
} as const

/** Browsers draw the patterns as they are: in forced colours with the colours of the system, and on paper. */
const alsGetekend = {
  [forcedColours]: {
    forcedColorAdjust: 'none',
    '--ho-colors-accent': 'CanvasText',
    '--ho-colors-accent-tint': 'Canvas',
    '--ho-colors-pagina': 'Canvas',
    '--ho-colors-waarschuwing': 'CanvasText',
    '--ho-colors-waarschuwing-tint': 'Canvas',
  },
  [print]: { printColorAdjust: 'exact' },
} as const

/** A bar that shows an amount divided into parts. */
export const partsBarRecipe = defineRecipe({
  base: {
    display: 'flex',
    gap: '2px',
    height: '20px',
    '& > *': { borderRadius: '4px' },
    ...alsGetekend,
  },
})

/** One part of the bar. Its width is proportional to its share of the amount, but at least 10 pixels. */
export const barPartRecipe = defineRecipe({
  base: {
    flexBasis: '0',
    minWidth: '10px',
    transition: 'flex-grow 150ms',
    [reducedMotion]: { transition: 'none' },
    ...alsGetekend,
  },
  variants: { patroon: patronen },
  defaultVariants: { patroon: 'vol' },
})

/**
 * The bar of a monthly cost. Its first group, under a brace, is the net cost; the rest comes back. With
 * `data-groeit` it begins as the gross cost.
 */
export const monthBarRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2px',
    '& > div': { flexBasis: '0', minWidth: '10px' },
    '&[data-groeit] > div': {
      animation: 'vanBruto 600ms 200ms ease-out backwards',
      [reducedMotion]: { animation: 'none' },
    },
  },
})

/** A brace over a part of a bar, with a text in its middle. */
export const braceRecipe = defineRecipe({
  base: {
    display: 'flex',
    justifyContent: 'center',
    height: '9px',
    marginBlockStart: '3',
    marginBlockEnd: '1',
    border: '1.5px solid',
    borderColor: 'bediening',
    borderBlockEnd: '0',
    borderStartStartRadius: '4px',
    borderStartEndRadius: '4px',
    '& > span': {
      alignSelf: 'flex-start',
      marginBlockStart: '-0.75lh',
      paddingInline: '2',
      background: 'pagina',
      color: 'gedempt',
      fontSize: 'klein',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

/** A mark with the pattern of a part, next to the name of that part. */
export const partMarkRecipe = defineRecipe({
  base: {
    flex: 'none',
    width: '14px',
    height: '14px',
    borderRadius: '4px',
    alignSelf: 'flex-start',
    // This margin centres the mark on the first line of the name.
    marginBlockStart: 'calc((1lh - 14px) / 2)',
    ...alsGetekend,
  },
  variants: { patroon: patronen },
  defaultVariants: { patroon: 'vol' },
})

/** The legend of a bar: pattern, name and amount of each part. In a narrow element, the parts are below each other. */
export const partsLegendRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    fontSize: 'klein',
    '& > li': { display: 'flex', gap: '2', alignItems: 'baseline', [narrow]: { flexBasis: '100%' } },
    '& > li > :not([aria-hidden])': {
      marginInlineStart: 'auto',
      fontWeight: 'vet',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

const mark = { ...onOneLine['& > dt'], display: 'flex', alignItems: 'baseline', gap: '2' } as const
const groot = {
  '& > dt': mark,
  '& > dd': { ...onOneLine['& > dd'], fontSize: 'stap', fontWeight: 'vet', lineHeight: 'cijfer' },
} as const

/**
 * A line of the summary: a label, which may have a mark, and an amount. The line with the answer of the step is large,
 * and a line with a shortage has the warning colour.
 */
export const receiptLineRecipe = defineRecipe({
  base: {
    ...onOneLine,
    columnGap: '2',
    '& > dt': mark,
  },
  variants: {
    soort: {
      gewoon: {},
      /** A line without a mark; its label is below the labels of the lines with a mark. */
      zonderDeel: { '& > dt': { ...mark, paddingInlineStart: '22px' } },
      antwoord: { ...groot, '& > dd': { ...groot['& > dd'], color: 'accent' } },
      antwoordTekort: { ...groot, color: 'waarschuwing' },
      tekort: {
        fontWeight: 'vet',
        color: 'waarschuwing',
        background: 'waarschuwingTint',
        borderRadius: 'veld',
        padding: '2',
        marginInline: '-8px',
        [inTheDark]: { boxShadow: 'inset 0 0 0 1px var(--ho-colors-waarschuwing)' },
        [print]: { marginInline: '0' },
      },
    },
  },
  defaultVariants: { soort: 'gewoon' },
})
