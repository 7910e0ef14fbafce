import { printStyle } from './printStyle'

/** What only works on a screen; a bar that is drawn says nothing that does not stand beside it in words. */
const ALLEEN_OP_SCHERM = 'button, [aria-hidden=true], [hidden], [role=group]'

const isHoofdstuk = (vouw: Element): boolean => vouw.parentElement?.closest('details') === null

/** A step that several figures rest on is told once: under the first of them. */
const tellOnce = (verhaal: Element): void => {
  const verteld = new Set<string>()
  for (const stap of verhaal.querySelectorAll('details details')) {
    const tekst = stap.textContent
    if (verteld.has(tekst)) stap.remove()
    verteld.add(tekst)
  }
  for (const vouw of verhaal.querySelectorAll('details'))
    if (isHoofdstuk(vouw) && vouw.querySelector('details') === null) vouw.remove()
}

/** Puts a plain part of the page in the place of an element that folds, with what is in it. */
const unfold = (element: Element, soort: string): void => {
  const deel = element.ownerDocument.createElement('div')
  deel.className = soort
  deel.append(...element.childNodes)
  element.replaceWith(deel)
}

/** The sheet as it is on paper: everything unfolded, and nothing to press. */
const toPaper = (blad: HTMLElement): HTMLElement => {
  const kopie = blad.cloneNode(true) as HTMLElement
  kopie.hidden = false
  for (const deel of kopie.querySelectorAll(ALLEEN_OP_SCHERM)) deel.remove()
  for (const verhaal of kopie.querySelectorAll('.verhaal')) tellOnce(verhaal)
  for (const stap of kopie.querySelectorAll('details details')) unfold(stap, 'stap')
  for (const hoofdstuk of kopie.querySelectorAll('details')) unfold(hoofdstuk, 'hoofdstuk')
  for (const kop of kopie.querySelectorAll('summary')) unfold(kop, 'kop')
  return kopie
}

const applyStyle = (paper: Document, nonce = ''): void => {
  const { CSSStyleSheet: Sheet } = paper.defaultView ?? window
  try {
    const sheet = new Sheet()
    sheet.replaceSync(printStyle)
    paper.adoptedStyleSheets = [sheet]
  } catch {
    const style = paper.createElement('style')
    style.nonce = nonce
    style.textContent = printStyle
    paper.head.append(style)
  }
}

/** Has no control the focus, in this root or around it, but `eigen`, or what holds the root? */
const isFree = (root: Node, eigen: Element): boolean => {
  if (!(root instanceof ShadowRoot || root instanceof Document)) return true
  const { activeElement } = root
  if (activeElement !== null && activeElement !== eigen && activeElement !== eigen.ownerDocument.body) return false
  return root instanceof Document || isFree(root.host.getRootNode(), root.host)
}

let vorige: HTMLIFrameElement | undefined

/**
 * Has the browser print this sheet, and nothing of the page around it. `giveBack` returns the focus that printing
 * takes: once the browser has been asked, and once it is done, which not every browser says.
 */
export const printSheet = (blad: HTMLElement, titel: string, giveBack: () => void): void => {
  const root = blad.getRootNode() as Document | ShadowRoot
  const host = root instanceof ShadowRoot ? (root.host as HTMLElement) : blad
  const lijst = blad.ownerDocument.createElement('iframe')
  lijst.title = titel
  Object.assign(lijst.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' })
  vorige?.remove()
  vorige = lijst
  ;(root instanceof ShadowRoot ? root : blad.ownerDocument.body).append(lijst)
  const { contentDocument: paper, contentWindow: venster } = lijst
  if (paper === null || venster === null) return
  paper.title = titel
  paper.documentElement.lang = 'nl'
  applyStyle(paper, host.nonce)
  paper.body.append(paper.importNode(toPaper(blad), true))
  /** A visitor who went on to another control meanwhile stays there. */
  const returnFocus = () => {
    if (isFree(root, lijst)) giveBack()
  }
  venster.addEventListener('afterprint', () => {
    lijst.remove()
    returnFocus()
  })
  venster.focus()
  venster.print()
  returnFocus()
  lijst.inert = true
}
