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
@page { size: A4; margin: 7mm 12mm }
@media screen { body > .vel { display: none } }
@media print { body > :not(.vel) { display: none !important } }
`

/** Returns an element with the sheet in its own shadow root, so that no styles around the sheet reach it. */
const createVel = (blad: HTMLElement, nonce: string): HTMLElement => {
  const vel = blad.ownerDocument.createElement('div')
  vel.className = 'vel'
  vel.lang = 'nl'
  const inside = vel.attachShadow({ mode: 'open' })
  addStyle(inside, printStyle, nonce)
  inside.append(toPaper(blad))
  return vel
}

/** Puts the sheet in the page itself, where the sheet is visible only in print. */
const inPage = (blad: HTMLElement, { titel, nonce }: Sheet): Paper => {
  const page = blad.ownerDocument
  const { title } = page
  const vel = createVel(blad, nonce)
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

/** The styles with which a calculator prints the sheet instead of its content, or in front of an open dialog. */
const SHEET_IN_PLACE = `
@media screen { .vel { display: none } }
@media print {
  .kader:has(> .vel) > :not(.vel) { display: none !important }
  dialog > .vel { break-after: page }
}
`

/**
 * Puts the sheet in the frame of a calculator, where the sheet replaces the content of the frame in print. A dialog
 * that prints without the page around it (`data-op-papier`) prints after the sheet. Returns the function that removes
 * the sheet.
 */
export const layInPlace = (blad: HTMLElement, frame: HTMLElement): (() => void) => {
  const root = frame.getRootNode() as Document | ShadowRoot
  const { nonce = '' } = root instanceof ShadowRoot ? (root.host as HTMLElement) : {}
  const vel = createVel(blad, nonce)
  const dialog = frame.querySelector('dialog[open]:has([data-op-papier])')
  if (dialog) dialog.prepend(vel)
  else frame.append(vel)
  const removeStyle = addStyle(root, SHEET_IN_PLACE, nonce)
  return () => {
    removeStyle()
    vel.remove()
  }
}
