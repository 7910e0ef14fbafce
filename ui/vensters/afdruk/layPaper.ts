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

/** A window that contains the sheet, and the function that removes the sheet. */
interface Paper {
  readonly view: Window
  /** The element of the page that has the focus while `view` has it. */
  readonly holder: HTMLElement
  readonly clear: () => void
}

/** The root that contains the sheet, with the title and nonce to use. */
interface Sheet {
  readonly root: Document | ShadowRoot
  readonly titel: string
  readonly nonce: string
}

/** Puts the sheet in its own frame. Returns undefined when a sandbox blocks access to the page's own frames. */
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

/** In print the page shows only the sheet; on screen the sheet is hidden. */
const SHEET_ALONE = `
@page { size: A4; margin: 9mm 12mm }
@media screen { body > .vel { display: none } }
@media print { body > :not(.vel) { display: none !important } }
`

/** Puts the sheet in the page itself, visible only in print. */
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
