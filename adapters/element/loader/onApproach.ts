import type { PageWindow } from '../environment'

/** How far below the visible part of the page loading begins. */
const MARGIN = '600px'

/** Calls once when the element nears the viewport of its window. Returns the observer, to disconnect. */
export const onApproach = (
  element: HTMLElement,
  { IntersectionObserver }: PageWindow,
  act: () => void,
): IntersectionObserver => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  return observer
}
