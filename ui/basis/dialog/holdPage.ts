interface Held {
  readonly sheet: CSSStyleSheet
  /** The number of open dialogs. */
  dialogs: number
}

const held = new WeakMap<Document, Held>()

/**
 * Creates the style sheet that holds a page. It hides the overflow of the element whose `overflow` applies to the
 * window: on the other one, `overflow` would make a scroll container, which moves sticky parts of the page. It keeps
 * the space of the scroll bar, so that nothing moves sideways.
 */
const createSheet = (page: Document, view: Window & typeof globalThis): CSSStyleSheet => {
  const scroller = view.getComputedStyle(page.documentElement).overflow === 'visible' ? 'body' : 'html'
  const hasBar = view.innerWidth > page.documentElement.clientWidth
  const gutter = hasBar ? 'html{scrollbar-gutter:stable!important}' : ''
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(`@media screen{${scroller}{overflow:hidden!important}${gutter}}`)
  return sheet
}

/**
 * Keeps the page behind a dialog where it is: no wheel, touch or key scrolls it. Uses a style sheet, so that no
 * attribute of the page changes. Returns the function that lets the page go once no dialog holds it. In a browser
 * without adopted style sheets the page can scroll.
 */
export const holdPage = (page: Document): (() => void) => {
  const view = page.defaultView
  if (!view || !('adoptedStyleSheets' in page)) return () => undefined
  const state = held.get(page) ?? { sheet: createSheet(page, view), dialogs: 0 }
  const { sheet } = state
  held.set(page, state)
  state.dialogs += 1
  if (state.dialogs === 1) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    state.dialogs -= 1
    if (state.dialogs > 0) return
    held.delete(page)
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
