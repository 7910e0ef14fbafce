/** Returns the parent of an element in the rendered tree, across slots and shadow roots; undefined at the root. */
const parentOf = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host

/** Whether this element is a visible modal (dialog or `aria-modal`). Screen readers ignore everything outside it. */
const isModal = (element: Element): boolean =>
  element.matches(':is(dialog:modal), [aria-modal=true]') &&
  // Some browsers from before 2024 do not have `checkVisibility`.
  (element as Partial<Element>).checkVisibility?.call(element, { visibilityProperty: true }) !== false

/** Returns the nearest modal that contains an element; undefined when no modal does. */
const modalAround = (element: Element): Element | undefined => {
  const parent = parentOf(element)
  if (parent === undefined) return undefined
  return isModal(parent) ? parent : modalAround(parent)
}

/**
 * Considers only the nearest modal around each of these elements. Returns the innermost of those modals that contains
 * the focus. If none contains the focus, returns the modal of the last element that is in a modal. Undefined when no
 * modal contains any of the elements.
 */
export const modalAroundOneOf = (elements: Iterable<Element>): Element | undefined => {
  const modals = [...elements].flatMap((element) => modalAround(element) ?? [])
  const focused = modals.filter((modal) => modal.contains(modal.ownerDocument.activeElement))
  return focused.find((modal) => !focused.some((other) => other !== modal && modal.contains(other))) ?? modals.at(-1)
}
