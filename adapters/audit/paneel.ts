import type { AxeResults, Result } from 'axe-core'

const CSS = `
.toegankelijkheid {
  all: initial; display: block; box-sizing: border-box; margin-block-start: 16px; padding: 12px 16px;
  border: 1px dashed #7a8794; border-radius: 8px; background: #f5f7f9; color: #17212b;
  font: small/1.5 system-ui, sans-serif;
}
.toegankelijkheid :is(p, ul) { margin: 0; padding: 0 }
.toegankelijkheid li { margin-inline-start: 20px }
.toegankelijkheid a { color: #004c8c }
`

/** The panel under the calculator that shows what the audit found. */
export interface Paneel {
  readonly element: HTMLElement
  readonly toon: (resultaat: AxeResults) => void
  readonly verwijder: () => void
}

const maak = <Naam extends keyof HTMLElementTagNameMap>(naam: Naam, inhoud: Partial<HTMLElementTagNameMap[Naam]>) =>
  Object.assign(document.createElement(naam), inhoud)

/** As an adopted style sheet, so that no content security policy stands in its way. */
const kleedAan = (root: ShadowRoot): (() => void) => {
  if (!('adoptedStyleSheets' in root)) return () => undefined
  const blad = new CSSStyleSheet()
  blad.replaceSync(CSS)
  root.adoptedStyleSheets.push(blad)
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((ander) => ander !== blad)
  }
}

const createPunt = ({ impact, help, helpUrl, nodes }: Result): HTMLLIElement => {
  const punt = document.createElement('li')
  punt.lang = 'en'
  const link = maak('a', { href: helpUrl, textContent: help, target: '_blank', rel: 'noreferrer' })
  punt.append(link, ` (${impact ?? 'unknown'}, ${nodes.length}×)`)
  return punt
}

export const createPaneel = (root: ShadowRoot): Paneel => {
  const element = maak('section', { className: 'toegankelijkheid', lang: 'nl', ariaLabel: 'Toegankelijkheid' })
  const kleedUit = kleedAan(root)
  root.append(element)
  return {
    element,
    toon: ({ violations, passes }) => {
      const uitkomst =
        violations.length === 0
          ? `Toegankelijkheid: geen problemen gevonden, ${passes.length} regels in orde.`
          : `Toegankelijkheid: ${violations.length} regels niet in orde.`
      const lijst = document.createElement('ul')
      lijst.append(...violations.map(createPunt))
      element.replaceChildren(maak('p', { textContent: uitkomst }), ...(violations.length > 0 ? [lijst] : []))
    },
    verwijder: () => {
      kleedUit()
      element.remove()
    },
  }
}
