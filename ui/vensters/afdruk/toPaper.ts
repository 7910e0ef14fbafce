/** A selector of elements that the sheet omits: controls, hidden content, and content hidden from screen readers. */
const ALLEEN_OP_SCHERM = 'button, [aria-hidden=true], [hidden], [role=group]'

const isHoofdstuk = (vouw: Element): boolean => vouw.parentElement?.closest('details') === null

/** Keeps each step only under the first figure that uses it, and then removes the chapters without a step. */
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

/** Replaces a foldable element by a `div` with the same content. `soort` is the class of the `div`. */
const unfold = (element: Element, soort: string): void => {
  const deel = element.ownerDocument.createElement('div')
  deel.className = soort
  deel.append(...element.childNodes)
  element.replaceWith(deel)
}

/** Returns a copy of the sheet for printing: unfolded, each step once, without controls and hidden content. */
export const toPaper = (blad: HTMLElement): HTMLElement => {
  const kopie = blad.cloneNode(true) as HTMLElement
  kopie.hidden = false
  for (const deel of kopie.querySelectorAll(ALLEEN_OP_SCHERM)) deel.remove()
  for (const verhaal of kopie.querySelectorAll('.verhaal')) tellOnce(verhaal)
  for (const stap of kopie.querySelectorAll('details details')) unfold(stap, 'stap')
  for (const hoofdstuk of kopie.querySelectorAll('details')) unfold(hoofdstuk, 'hoofdstuk')
  for (const kop of kopie.querySelectorAll('summary')) unfold(kop, 'kop')
  return kopie
}
