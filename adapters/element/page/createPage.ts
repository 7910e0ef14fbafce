import { isVernieuwd } from '../../../application'
import { rectOf, zoomOf, type Page, SHARED_NAME, type PageFragment } from '../../../ui'
import type { Environment } from '../environment'
import { findAddressed } from './addressed'
import type { References } from './references'

/**
 * Creates access to the fragment in the address of the page. A frame without an address of its own uses that of the
 * page around it. When a page has several calculators, only the first reads a shared calculation.
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
    readShared: () => (read().includes(`${SHARED_NAME}=`) && isFirst() ? read() : undefined),
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

/** Space between the top of the screen and the element that is scrolled to, in pixels (specification, section 9). */
const ROOM = 16
/** The height of an anchor menu that cannot be measured, in pixels (specification, section 9). */
const ANCHOR_MENU = 72

const heightOfAnchorMenu = (references: References): number => {
  if (!references.isGiven('ankermenu')) return 0
  const menu = references.find('ankermenu')
  const height = menu ? rectOf(menu).height : 0
  return height > 0 ? height : ANCHOR_MENU
}

/**
 * Scrolls the anchor to the upper edge of all its scrollable ancestors, including frames where the browser allows it.
 * Leaves room for the menu, or for the space that the page itself reserves with `scroll-padding-top`.
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

/** Creates the functions with which the screen of one element reaches its page. */
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
