import { printStyle } from './printStyle'
import { toPaper } from './toPaper'

const addStyle = (place: Document | ShadowRoot, css: string, nonce = ''): (() => void) => {
  const paper = place instanceof ShadowRoot ? place.ownerDocument : place
  const { CSSStyleSheet: Sheet } = paper.defaultView ?? window
  const others = place.adoptedStyleSheets
  try {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    place.adoptedStyleSheets = [...others, sheet]
    return () => (place.adoptedStyleSheets = place.adoptedStyleSheets.filter((one) => one !== sheet))
  } catch {
    const style = paper.createElement('style')
    style.nonce = nonce
    style.textContent = css
    const { head = place } = place as Partial<Document>
    head.append(style)
    return () => style.remove()
  }
}

/** A window with the sheet, and the function that removes the sheet. */
interface Paper {
  readonly view: Window
  /** The element that holds the sheet. If it is a frame, it is the page's active element while `view` has the focus. */
  readonly holder: HTMLElement
  readonly clear: () => void
}

/** The document or shadow root of the calculator, and the title and nonce for the sheet. */
interface Sheet {
  readonly root: Document | ShadowRoot
  readonly titel: string
  readonly nonce: string
}

/** Puts the sheet in a new frame. Returns undefined when a sandbox denies the page access to its own frames. */
const inFrame = (blad: HTMLElement, { root, titel, nonce }: Sheet): Paper | undefined => {
  const frame = blad.ownerDocument.createElement('iframe')
  frame.title = titel
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' })
  ;(root instanceof ShadowRoot ? root : blad.ownerDocument.body).append(frame)
  const { contentDocument: paper, contentWindow: view } = frame
  if (paper === null || view === null) {
    frame.remove()
    return undefined
  }
  paper.title = titel
  paper.documentElement.lang = 'nl'
  addStyle(paper, printStyle, nonce)
  paper.body.append(paper.importNode(toPaper(blad), true))
  return { view, holder: frame, clear: () => frame.remove() }
}

/** The styles with which the page prints only the sheet, and hides the sheet on screen. */
const SHEET_ALONE = `
@page { size: A4; margin: 9mm 12mm }
@media screen { body > .vel { display: none } }
@media print { body > :not(.vel) { display: none !important } }
`

/** Puts the sheet in the page itself, where the sheet is visible only in print. */
const inPage = (blad: HTMLElement, { titel, nonce }: Sheet): Paper => {
  const page = blad.ownerDocument
  const { title } = page
  const vel = page.createElement('div')
  vel.className = 'vel'
  vel.lang = 'nl'
  const inside = vel.attachShadow({ mode: 'open' })
  addStyle(inside, printStyle, nonce)
  inside.append(toPaper(blad))
  page.body.append(vel)
  page.title = titel
  const removeStyle = addStyle(page, SHEET_ALONE, nonce)
  return {
    view: page.defaultView ?? window,
    holder: vel,
    clear: () => {
      removeStyle()
      vel.remove()
      page.title = title
    },
  }
}

/** Prepares a sheet for printing: in its own frame, or in the page itself when a sandbox blocks access to frames. */
export const layPaper = (blad: HTMLElement, sheet: Sheet): Paper => inFrame(blad, sheet) ?? inPage(blad, sheet)
