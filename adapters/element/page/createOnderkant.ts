import { rectOf, scrollPaddingBottomOf, type Page } from '../../../ui'
import type { References } from './references'

/**
 * Creates access to the height that the page covers at the bottom of the window. Measures again when the window or the
 * bar changes size, and, with `ref-onderkant`, while the page scrolls, because the page may then show or hide its bar.
 */
export const createOnderkant = (page: Document, references: References): Page['onderkant'] => {
  const height = (): number => {
    const bar = references.find('onderkant')
    return Math.max(bar ? rectOf(bar).height : 0, scrollPaddingBottomOf(page))
  }
  return {
    height,
    follow: (act) => {
      const view = page.defaultView ?? window
      const controller = new AbortController()
      const { signal } = controller
      let latest: number | undefined
      const measure = (): void => {
        const now = height()
        if (now !== latest) act(now)
        latest = now
      }
      measure()
      view.addEventListener('resize', measure, { signal })
      if (!references.isGiven('onderkant')) return () => controller.abort()
      page.addEventListener('scroll', measure, { signal, passive: true })
      const observer = new ResizeObserver(measure)
      const bar = references.find('onderkant')
      if (bar) observer.observe(bar)
      return () => {
        controller.abort()
        observer.disconnect()
      }
    },
  }
}
