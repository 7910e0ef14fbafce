/** The parent of an element as it is drawn: across slots and shadow roots. */
const parentOf = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host

/** Whether everything outside this element is inert: a modal dialog, or a shown element that says it is one. */
const isModal = (element: Element): boolean =>
  element.matches(':is(dialog:modal), [aria-modal=true]') &&
  // Browsers of before 2024 may lack it.
  (element as Partial<Element>).checkVisibility?.call(element, { visibilityProperty: true }) !== false

/** The nearest modal ancestor of an element; undefined when it is in none. */
const modalAround = (element: Element): Element | undefined => {
  const parent = parentOf(element)
  if (parent === undefined) return undefined
  return isModal(parent) ? parent : modalAround(parent)
}

/**
 * The modal around one of these elements: the innermost one that has the focus, or else the last; undefined when all
 * are outside modals.
 */
export const modalAroundOneOf = (elements: Iterable<Element>): Element | undefined => {
  const modals = [...elements].flatMap((element) => modalAround(element) ?? [])
  const focused = modals.filter((modal) => modal.contains(modal.ownerDocument.activeElement))
  return focused.find((modal) => !focused.some((other) => other !== modal && modal.contains(other))) ?? modals.at(-1)
}
