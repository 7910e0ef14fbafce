/** Selects controls, hidden elements and the bar of a chart, whose amounts are also in the text. */
const ALLEEN_OP_SCHERM = 'button, [aria-hidden=true], [hidden], [role=group]'

const isHoofdstuk = (vouw: Element): boolean => vouw.parentElement?.closest('details') === null

/** Keeps each step only once: under the first figure that uses it. */
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

/** Replaces a foldable element by a plain `div` with the same content. */
const unfold = (element: Element, soort: string): void => {
  const deel = element.ownerDocument.createElement('div')
  deel.className = soort
  deel.append(...element.childNodes)
  element.replaceWith(deel)
}

/** Returns the sheet for printing: everything unfolded and without controls. */
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
