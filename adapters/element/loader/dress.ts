import { sheet as rules } from '../../../ui/thema/compiled/sheet'
import { createElement } from './createElement'
import type { PageWindow } from '../environment'

/**
 * The width of the element where its container takes the width of its content. The application fills any width and so
 * gives the container none; an empty grid of one column asks for it: at least 240 px, at most the widest form with the
 * summary beside it, and never more than the window.
 */
const WIDTH = 'minmax(240px,min(1156px,100vw))'

/** The element itself, and what the loader shows in it, in a frame that the page's own styles do not reach. */
const CSS = `
:host(:not([hidden])){display:block}
:host::after{content:"";display:grid;grid-template-columns:${WIDTH}}
.melding{all:initial;display:block;padding:16px;border:1px solid #b3261e;border-radius:12px;
background:#fdecea;color:#17212b;font:medium/1.5 var(--hypotheek-lettertype,system-ui,sans-serif)}
.melding p{margin:0;overflow-wrap:anywhere}
.melding button{min-height:44px;margin:12px 0 0;padding:0 16px;font:inherit}
`

type SheetConstructor = PageWindow['CSSStyleSheet']

/** The sheet that the roots of one document share, by the constructor of its window. */
const sheets = new WeakMap<SheetConstructor, CSSStyleSheet>()

const createSheet = (Sheet: SheetConstructor): CSSStyleSheet => {
  const sheet = new Sheet()
  sheet.replaceSync(CSS + rules)
  sheets.set(Sheet, sheet)
  return sheet
}

/**
 * Dresses a root, for the loader and for the application: with the style sheet that all roots of its document share, or
 * where browsers cannot, with a style tag that has the nonce.
 */
export const dress = (root: ShadowRoot, { CSSStyleSheet }: PageWindow, nonce: string): void => {
  const { adoptedStyleSheets } = root as Partial<ShadowRoot>
  if (adoptedStyleSheets) adoptedStyleSheets.push(sheets.get(CSSStyleSheet) ?? createSheet(CSSStyleSheet))
  else root.append(createElement('style', { nonce, textContent: CSS + rules }))
}
