/** Returns the parent of an element in the rendered tree, across slots and shadow roots. */
const parentOf = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host

/** Whether everything outside this element is inert: a modal dialog, or a visible element with `aria-modal`. */
const isModal = (element: Element): boolean =>
  element.matches(':is(dialog:modal), [aria-modal=true]') &&
  // Browsers from before 2024 may lack `checkVisibility`.
  (element as Partial<Element>).checkVisibility?.call(element, { visibilityProperty: true }) !== false

/** Returns the nearest modal ancestor of an element, if there is one. */
const modalAround = (element: Element): Element | undefined => {
  const parent = parentOf(element)
  if (parent === undefined) return undefined
  return isModal(parent) ? parent : modalAround(parent)
}

/**
 * Returns the modal around one of these elements: the innermost modal that has the focus, or else the last. Returns
 * undefined when all elements are outside modals.
 */
export const modalAroundOneOf = (elements: Iterable<Element>): Element | undefined => {
  const modals = [...elements].flatMap((element) => modalAround(element) ?? [])
  const focused = modals.filter((modal) => modal.contains(modal.ownerDocument.activeElement))
  return focused.find((modal) => !focused.some((other) => other !== modal && modal.contains(other))) ?? modals.at(-1)
}
