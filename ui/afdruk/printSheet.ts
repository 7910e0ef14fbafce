import { printStyle } from './printStyle'

/** What only works on a screen; a bar that is drawn says nothing that does not stand beside it in words. */
const ALLEEN_OP_SCHERM = 'button, [aria-hidden=true], [hidden], [role=group]'

const isHoofdstuk = (vouw: Element): boolean => vouw.parentElement?.closest('details') === null

/** A step that several figures rest on is told once: under the first of them. */
const vertelEenmaal = (verhaal: Element): void => {
  const verteld = new Set<string>()
  for (const stap of verhaal.querySelectorAll('details details')) {
    const tekst = stap.textContent
    if (verteld.has(tekst)) stap.remove()
    verteld.add(tekst)
  }
  for (const vouw of verhaal.querySelectorAll('details'))
    if (isHoofdstuk(vouw) && vouw.querySelector('details') === null) vouw.remove()
}

/** Puts what is in an element in a plain part of the page. */
const alsDeel = (element: Element, soort: string): void => {
  const deel = element.ownerDocument.createElement('div')
  deel.className = soort
  deel.append(...element.childNodes)
  element.replaceWith(deel)
}

/** The sheet as it is on paper: everything unfolded, and nothing to press. */
const opPapier = (blad: HTMLElement): HTMLElement => {
  const kopie = blad.cloneNode(true) as HTMLElement
  kopie.hidden = false
  for (const deel of kopie.querySelectorAll(ALLEEN_OP_SCHERM)) deel.remove()
  for (const verhaal of kopie.querySelectorAll('.verhaal')) vertelEenmaal(verhaal)
  for (const stap of kopie.querySelectorAll('details details')) alsDeel(stap, 'stap')
  for (const hoofdstuk of kopie.querySelectorAll('details')) alsDeel(hoofdstuk, 'hoofdstuk')
  for (const kop of kopie.querySelectorAll('summary')) alsDeel(kop, 'kop')
  return kopie
}

const geefStijl = (papier: Document, nonce = ''): void => {
  const { CSSStyleSheet: Sheet } = papier.defaultView ?? window
  try {
    const sheet = new Sheet()
    sheet.replaceSync(printStyle)
    papier.adoptedStyleSheets = [sheet]
  } catch {
    const style = papier.createElement('style')
    style.nonce = nonce
    style.textContent = printStyle
    papier.head.append(style)
  }
}

let vorige: HTMLIFrameElement | undefined

/** Has the browser print this sheet, and nothing of the page around it. */
export const printSheet = (blad: HTMLElement, titel: string): void => {
  const root = blad.getRootNode()
  const host = root instanceof ShadowRoot ? (root.host as HTMLElement) : blad
  const lijst = blad.ownerDocument.createElement('iframe')
  lijst.title = titel
  Object.assign(lijst.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' })
  vorige?.remove()
  vorige = lijst
  ;(root instanceof ShadowRoot ? root : blad.ownerDocument.body).append(lijst)
  const { contentDocument: papier, contentWindow: venster } = lijst
  if (papier === null || venster === null) return
  papier.title = titel
  papier.documentElement.lang = 'nl'
  geefStijl(papier, host.nonce)
  papier.body.append(papier.importNode(opPapier(blad), true))
  venster.addEventListener('afterprint', () => lijst.remove())
  venster.focus()
  venster.print()
}
