/** Whether a browser draws an element. Without `checkVisibility`: whether the element has a box. */
const isDrawn = (element: Element): boolean =>
  (element as Partial<Element>).checkVisibility?.() ?? element.getClientRects().length > 0

/**
 * Calls `act` when the page stops drawing an element: it, or what is around it, becomes `hidden`, gets `display: none`
 * or `content-visibility: hidden`, or is in a `<details>` that closes. What a print leaves out is still on screen, so
 * `act` is not called for it. Returns the function that stops watching.
 */
export const onUndrawn = (element: Element, act: () => void): (() => void) => {
  const observer = new IntersectionObserver(() => {
    if (!matchMedia('print').matches && !isDrawn(element)) act()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
