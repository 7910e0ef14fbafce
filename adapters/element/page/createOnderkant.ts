import { rectOf, scrollPaddingBottomOf, type Page } from '../../../ui'
import type { References } from './references'

/** The attributes of a page that may change its `scroll-padding-bottom`. */
const STYLING = ['class', 'style']

/**
 * Creates access to the height that the page covers at the bottom of the window, for the calculator `host`. Measures
 * again when the window, the page or the bar changes size, when the attribute `ref-onderkant`, the bar that it names or
 * the style of the page comes later, and, with that attribute, while the page scrolls and may show or hide its bar.
 */
export const createOnderkant = (host: HTMLElement, references: References): Page['onderkant'] => {
  const page = host.ownerDocument
  const height = (): number => {
    const bar = references.find('onderkant')
    return Math.max(bar ? rectOf(bar).height : 0, scrollPaddingBottomOf(page))
  }
  return {
    height,
    follow: (act) => {
      const controller = new AbortController()
      const { signal } = controller
      let latest: number | undefined
      let bar: Element | undefined
      const measure = (): void => {
        const found = references.find('onderkant')
        if (found !== bar) {
          if (bar) sizes.unobserve(bar)
          if (found) sizes.observe(found)
          bar = found
        }
        const now = height()
        if (now !== latest) act(now)
        latest = now
      }
      const sizes = new ResizeObserver(measure)
      const arrivals = new MutationObserver(() => {
        if (bar?.isConnected !== true && references.find('onderkant') !== bar) measure()
      })
      const attributes = new MutationObserver(() => begin())
      const begin = (): void => {
        measure()
        arrivals.disconnect()
        if (!references.isGiven('onderkant')) return
        for (const tree of [page, host.getRootNode()]) arrivals.observe(tree, { childList: true, subtree: true })
      }
      begin()
      sizes.observe(page.documentElement)
      attributes.observe(host, { attributeFilter: ['ref-onderkant'] })
      attributes.observe(page.documentElement, { attributeFilter: STYLING })
      const view = page.defaultView ?? window
      view.addEventListener('resize', measure, { signal })
      const onScroll = () => {
        if (references.isGiven('onderkant')) measure()
      }
      page.addEventListener('scroll', onScroll, { signal, passive: true })
      return () => {
        controller.abort()
        for (const observer of [sizes, arrivals, attributes]) observer.disconnect()
      }
    },
  }
}
