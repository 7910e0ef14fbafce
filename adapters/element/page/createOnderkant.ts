import { rectOf, scrollPaddingBottomOf, type Page } from '../../../ui'
import type { References } from './references'

/** The attributes of a page that may change its `scroll-padding-bottom`. */
const STYLING = ['class', 'style']

/** The attribute that names the bar at the bottom of the page. */
const REFERENCE = 'ref-onderkant'

/** A calculator that follows the covered height. */
interface Follower {
  readonly host: HTMLElement
  readonly references: References
  /** Tells the calculator the height if it has changed. */
  readonly tell: () => void
  /** The bar of the page whose size is observed. */
  bar?: Element | undefined
}

const followers = new Set<Follower>()

const tellEach = (): void => {
  for (const { tell } of followers) tell()
}

/** Observes the present pages, elements and bars, and measures for each calculator. */
const begin = (): void => {
  observe()
  tellEach()
}

/** Measures for one calculator. If another element is its bar now, observes anew and measures for all calculators. */
const measure = (follower: Follower): void => {
  if (follower.references.find('onderkant') === follower.bar) follower.tell()
  else begin()
}

interface Observers {
  readonly sizes: ResizeObserver
  /** Sees the nodes that come and go while an attribute `ref-onderkant` names a bar. */
  readonly arrivals: MutationObserver
  readonly attributes: MutationObserver
}

/** The observers that all calculators share; undefined without a calculator. */
let observers: Observers | undefined

const createObservers = (): Observers => ({
  sizes: new ResizeObserver(() => followers.forEach(measure)),
  arrivals: new MutationObserver(() => {
    for (const follower of followers) {
      const { bar, references } = follower
      if (bar?.isConnected !== true && references.find('onderkant') !== bar) measure(follower)
    }
  }),
  attributes: new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => attributeName === REFERENCE)) begin()
    else followers.forEach(measure)
  }),
})

/** Observes the page of a calculator, its element and its bar. */
const observeFor = (follower: Follower, { sizes, arrivals, attributes }: Observers): void => {
  const { host, references } = follower
  const page = host.ownerDocument
  follower.bar = references.find('onderkant')
  if (follower.bar) sizes.observe(follower.bar)
  sizes.observe(page.documentElement)
  attributes.observe(host, { attributeFilter: [REFERENCE] })
  attributes.observe(page.documentElement, { attributeFilter: STYLING })
  if (!references.isGiven('onderkant')) return
  for (const tree of [page, host.getRootNode()]) arrivals.observe(tree, { childList: true, subtree: true })
}

/** Observes the present pages, elements and bars. Loses unreported changes, so the caller must measure afterwards. */
const observe = (): void => {
  const current = (observers ??= createObservers())
  for (const observer of [current.sizes, current.arrivals, current.attributes]) observer.disconnect()
  if (followers.size === 0) observers = undefined
  for (const follower of followers) observeFor(follower, current)
}

/**
 * Begins to observe for one more calculator. The browser then reports the size of its page in the next frame, before
 * the paint. Measuring at once would make it lay out the page for each calculator that starts.
 */
const observeAlso = (follower: Follower): void => {
  const current = (observers ??= createObservers())
  current.sizes.unobserve(follower.host.ownerDocument.documentElement)
  observeFor(follower, current)
}

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
      let latest: number | undefined
      const tell = (): void => {
        const now = height()
        if (now !== latest) act(now)
        latest = now
      }
      const follower: Follower = { host, references, tell }
      followers.add(follower)
      observeAlso(follower)
      const controller = new AbortController()
      const { signal } = controller
      const view = page.defaultView ?? window
      view.addEventListener('resize', () => measure(follower), { signal })
      const onScroll = () => {
        if (references.isGiven('onderkant')) measure(follower)
      }
      page.addEventListener('scroll', onScroll, { signal, passive: true })
      return () => {
        controller.abort()
        followers.delete(follower)
        begin()
      }
    },
  }
}
