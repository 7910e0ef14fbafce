const acts = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/**
 * Calls `act` after the first layout of an element and after every change of its size. Returns the function that stops
 * these calls. All calculators share one observer. A second call for the same element replaces the first `act`.
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
