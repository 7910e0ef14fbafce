import { sheet as rules } from '../../../ui/thema/compiled/sheet'
import { createElement } from './createElement'
import type { PageWindow } from '../environment'

/**
 * The grid column that gives the element a width in a container that is as wide as its content. The calculator itself
 * fills any width. The column is at least 240 px wide. It is at most as wide as the form with the summary beside it
 * (1156 px), and at most as wide as the window.
 */
const WIDTH = 'minmax(240px,min(1156px,100vw))'

/** The styles of the element and of the loader's messages. `all: initial` undoes the inherited styles of the page. */
const CSS = `
:host(:not([hidden])){display:block}
:host::after{content:"";display:grid;grid-template-columns:${WIDTH}}
.melding{all:initial;display:block;padding:16px;border:1px solid #b3261e;border-radius:12px;
background:#fdecea;color:#17212b;font:medium/1.5 var(--hypotheek-lettertype,system-ui,sans-serif)}
.melding p{margin:0;overflow-wrap:anywhere}
.melding button{min-height:44px;margin:12px 0 0;padding:0 16px;font:inherit}
`

type SheetConstructor = PageWindow['CSSStyleSheet']

/** The style sheets, by the constructor of their window. All roots of one document share one sheet. */
const sheets = new WeakMap<SheetConstructor, CSSStyleSheet>()

const createSheet = (Sheet: SheetConstructor): CSSStyleSheet => {
  const sheet = new Sheet()
  sheet.replaceSync(CSS + rules)
  sheets.set(Sheet, sheet)
  return sheet
}

/**
 * Adds the styles of the loader and the application to a root, as a style sheet that all roots of its document share.
 * In a browser without adopted style sheets, adds a style tag with the nonce.
 */
export const dress = (root: ShadowRoot, { CSSStyleSheet }: PageWindow, nonce: string): void => {
  const { adoptedStyleSheets } = root as Partial<ShadowRoot>
  if (adoptedStyleSheets) adoptedStyleSheets.push(sheets.get(CSSStyleSheet) ?? createSheet(CSSStyleSheet))
  else root.append(createElement('style', { nonce, textContent: CSS + rules }))
}
