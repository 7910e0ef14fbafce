/** How far below the visible part of the page loading begins. */
const MARGE = '600px'

/** Calls once when the element nears the viewport, or at once where that cannot be told. Returns how to stop waiting. */
export const bijNadering = (element: HTMLElement, doe: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    doe()
    return () => undefined
  }
  const waarnemer = new IntersectionObserver(
    (waarnemingen) => {
      if (!waarnemingen.some(({ isIntersecting }) => isIntersecting)) return
      waarnemer.disconnect()
      doe()
    },
    { rootMargin: MARGE },
  )
  waarnemer.observe(element)
  return () => waarnemer.disconnect()
}
