/** How far below the visible part of the page loading begins. */
const MARGE = '600px'

/** Calls once when the element nears the viewport, or at once with `laden="direct"`. Returns how to stop waiting. */
export const isDichtbij = (element: HTMLElement, bijNadering: () => void): (() => void) => {
  if (element.getAttribute('laden') === 'direct' || typeof IntersectionObserver === 'undefined') {
    bijNadering()
    return () => undefined
  }
  const waarnemer = new IntersectionObserver(
    (waarnemingen) => {
      if (!waarnemingen.some(({ isIntersecting }) => isIntersecting)) return
      waarnemer.disconnect()
      bijNadering()
    },
    { rootMargin: MARGE },
  )
  waarnemer.observe(element)
  return () => waarnemer.disconnect()
}
