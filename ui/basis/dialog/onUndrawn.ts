/**
 * Calls `act` when the page stops drawing an element: it, or what is around it, becomes `hidden`, gets `display: none`
 * or `content-visibility: hidden`, or is in a `<details>` that closes. What a print leaves out is still on screen, so
 * `act` is not called for it. Returns the function that stops watching. Old browsers without `checkVisibility` never
 * call `act`.
 */
export const onUndrawn = (element: Element, act: () => void): (() => void) => {
  const observer = new IntersectionObserver(() => {
    if (!matchMedia('print').matches && (element as Partial<Element>).checkVisibility?.() === false) act()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
