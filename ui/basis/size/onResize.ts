const acts = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/**
 * Calls `act` at the first layout of this element and at every change of its size. Returns the function that stops
 * this. All calculators share one observer; an element has one `act`.
 */
export const onResize = (element: Element, act: () => void): (() => void) => {
  const shared = (observer ??= new ResizeObserver((changes) => {
    for (const { target } of changes) acts.get(target)?.()
  }))
  acts.set(element, act)
  shared.observe(element)
  return () => {
    shared.unobserve(element)
    acts.delete(element)
  }
}
