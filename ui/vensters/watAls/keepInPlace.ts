/**
 * Scrolls a dialog by the height of an element that appeared in it above the focused control, so that this control
 * stays where it is. Does nothing in a browser that does so itself. Pass this function as the ref of the element.
 */
export const keepInPlace = (appeared: HTMLElement | null): void => {
  if (appeared && 'overflowAnchor' in appeared.style) return
  const box = appeared?.closest('dialog')
  const { activeElement } = (appeared?.getRootNode() ?? {}) as Partial<ShadowRoot>
  if (!appeared || !box || !activeElement || !box.contains(activeElement)) return
  const isAbove = appeared.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING
  const next = appeared.nextElementSibling
  if (!isAbove || next === null) return
  box.scrollTop += next.getBoundingClientRect().top - appeared.getBoundingClientRect().top
}
