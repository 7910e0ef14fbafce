const acts = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/**
 * Calls when the browser first lays this element out, and whenever its size changes; the function it returns stops
 * that. One observer serves all calculators; an element has one `act`.
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
