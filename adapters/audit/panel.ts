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

/** The panel under the calculator with the results of the audit. */
export interface Panel {
  readonly element: HTMLElement
  readonly show: (result: AxeResults) => void
  readonly remove: () => void
}

const createElement = <Naam extends keyof HTMLElementTagNameMap>(
  name: Naam,
  properties: Partial<HTMLElementTagNameMap[Naam]>,
) => Object.assign(document.createElement(name), properties)

/**
 * Adds the styles of the panel as an adopted style sheet, because no CSP blocks such a sheet. Does nothing in a browser
 * without adopted style sheets. Returns a function that removes the style sheet.
 */
const dress = (root: ShadowRoot): (() => void) => {
  if (!('adoptedStyleSheets' in root)) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  root.adoptedStyleSheets.push(sheet)
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

const createItem = ({ impact, help, helpUrl, nodes }: Result): HTMLLIElement => {
  const item = document.createElement('li')
  item.lang = 'en'
  const link = createElement('a', { href: helpUrl, textContent: help, target: '_blank', rel: 'noreferrer' })
  item.append(link, ` (${impact ?? 'unknown'}, ${nodes.length}×)`)
  return item
}

export const createPanel = (root: ShadowRoot): Panel => {
  const element = createElement('section', { className: 'toegankelijkheid', lang: 'nl', ariaLabel: 'Toegankelijkheid' })
  const undress = dress(root)
  return {
    element,
    show: ({ violations, passes }) => {
      // The first rendering of the calculator removes other elements from the root, so add the panel again.
      if (root.lastElementChild !== element) root.append(element)
      const uitkomst =
        violations.length === 0
          ? `Toegankelijkheid: geen problemen gevonden, ${passes.length} regels in orde.`
          : `Toegankelijkheid: ${violations.length} regels niet in orde.`
      const lijst = document.createElement('ul')
      lijst.append(...violations.map(createItem))
      element.replaceChildren(createElement('p', { textContent: uitkomst }), ...(violations.length > 0 ? [lijst] : []))
    },
    remove: () => {
      undress()
      element.remove()
    },
  }
}
