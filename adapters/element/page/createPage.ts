import { isVernieuwd } from '../../../application'
import { rectOf, zoomOf, type Page, SHARED, type PageFragment } from '../../../ui'
import type { Environment } from '../environment'
import { findAddressed } from './addressed'
import { createOnderkant } from './createOnderkant'
import type { References } from './references'

/**
 * Creates access to the fragment of the page's address. A frame without an address of its own uses the address of the
 * page around it. `readShared` returns undefined if `querySelector` finds another element with the tag of `host` first,
 * because that element then reads the shared calculation.
 */
export const createPageFragment = (host: HTMLElement): PageFragment => {
  const { ownerDocument: page, localName } = host
  const addressed = findAddressed(page.defaultView ?? window)
  const view = addressed ?? page.defaultView ?? window
  const listeners = new Set<() => void>()
  const isFirst = () => [host, null].includes(page.querySelector<HTMLElement>(localName))
  const read = () => view.location.hash.slice(1)
  const addressWith = (fragment: string): string => {
    const { href } = view.location
    return `${href.split('#', 1)[0] ?? href}${fragment === '' ? '' : `#${fragment}`}`
  }
  return {
    read,
    readShared: () => (SHARED.test(read()) && isFirst() ? read() : undefined),
    subscribe: (listener) => {
      listeners.add(listener)
      view.addEventListener('hashchange', listener)
      return () => {
        listeners.delete(listener)
        view.removeEventListener('hashchange', listener)
      }
    },
    replace: (fragment) => {
      view.history.replaceState(view.history.state, '', addressWith(fragment))
      for (const listener of listeners) listener()
    },
    addressWith: (fragment) => addressed && addressWith(fragment),
  }
}

/** Space to leave above the element that is scrolled to, in pixels (specification, section 9). */
const ROOM = 16
/** The assumed height of an anchor menu that is not found or has no height, in pixels (specification, section 9). */
const ANCHOR_MENU = 72

const heightOfAnchorMenu = (references: References): number => {
  if (!references.isGiven('ankermenu')) return 0
  const menu = references.find('ankermenu')
  const height = menu ? rectOf(menu).height : 0
  return height > 0 ? height : ANCHOR_MENU
}

/**
 * Scrolls the anchor to the upper edge of all its scrollable ancestors, including frames where the browser allows it.
 * Leaves space above the anchor: `ROOM`, plus the larger of `menu` (pixels) and the `scroll-padding-top` of the page.
 */
const scrollToStart = (anchor: HTMLElement, menu: number): void => {
  const { scrollPaddingTop } = getComputedStyle(anchor.ownerDocument.documentElement)
  const covered = Math.max(0, menu - (Number.parseFloat(scrollPaddingTop) || 0))
  const { scrollMarginTop } = anchor.style
  anchor.style.scrollMarginTop = `${(ROOM + covered) / zoomOf(anchor)}px`
  anchor.scrollIntoView()
  anchor.style.scrollMarginTop = scrollMarginTop
  if (anchor.getAttribute('style') === '') anchor.removeAttribute('style')
}

/** Creates the functions with which the screen of one calculator scrolls its page and exchanges data with it. */
export const createPage = (
  { host, tellPage, loadNormen, note }: Environment,
  references: References,
  reportInvoerFout: Page['reportInvoerFout'],
): Page => ({
  scrollToTop: () => {
    const anchor = references.find('bovenkant') ?? host
    scrollToStart(anchor as HTMLElement, heightOfAnchorMenu(references))
  },
  heightOfAnkermenu: () => heightOfAnchorMenu(references),
  onderkant: createOnderkant(host, references),
  fragment: createPageFragment(host),
  host: () => host,
  loadNormen,
  today: () => new Date(),
  reportInvoerFout,
  reportNietGeladen: (bericht, cause) => {
    console.error(`${host.localName}: ${bericht}`, cause)
    tellPage('fout', { code: isVernieuwd(cause) ? 'vernieuwd' : 'niet-geladen', bericht })
  },
  reload: () => (host.ownerDocument.defaultView ?? window).location.reload(),
  verder: note,
  followLink: (doel, url, deellink) =>
    tellPage('doorklik', { doel, url, ...(deellink !== undefined && { deellink }) }) !== false,
})
