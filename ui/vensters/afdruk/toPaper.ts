/** Selects what works on a screen only, and the drawn bar, whose facts stand beside it in words. */
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
