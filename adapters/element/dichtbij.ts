import type { Venster } from './omgeving'

/** How far below the visible part of the page loading begins. */
const MARGE = '600px'

/** Calls once when the element nears the viewport of its window. Returns what keeps watch, until it is disconnected. */
export const bijNadering = (
  element: HTMLElement,
  { IntersectionObserver }: Venster,
  doe: () => void,
): IntersectionObserver => {
  const waarnemer = new IntersectionObserver(
    (waarnemingen) => {
      if (!waarnemingen.some(({ isIntersecting }) => isIntersecting)) return
      waarnemer.disconnect()
      doe()
    },
    { rootMargin: MARGE },
  )
  waarnemer.observe(element)
  return waarnemer
}
