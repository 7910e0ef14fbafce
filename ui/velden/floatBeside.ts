import { onResize } from '../basis/size/onResize'
import { rectOf, zoomOf } from '../basis/size/zoom'

/** The position of an overlay next to its anchor, in pixels of its own style. */
export interface Placement {
  /** The space between the overlay and its anchor. */
  readonly afstand: number
  /** The space between the overlay and the edges of the window. */
  readonly rand: number
  readonly uitlijning: 'begin' | 'midden'
}

/** The smallest maximum height of an overlay, in pixels of its style; in less space it covers its anchor. */
const LOWEST = 120

const clamp = (waarde: number, laagste: number, hoogste: number): number => Math.max(laagste, Math.min(waarde, hoogste))

/**
 * Puts an overlay below its anchor, or above it where there is more room, within the window. Measures in window pixels,
 * which differ from pixels of its style on a page with CSS `zoom`.
 */
const place = (vlak: HTMLElement, anker: Element, { uitlijning, ...placement }: Placement): void => {
  const { style, scrollTop } = vlak
  Object.assign(style, { left: '0px', top: '0px', maxHeight: '' })
  const zoom = zoomOf(vlak)
  const afstand = placement.afstand * zoom
  const rand = placement.rand * zoom
  const begin = rectOf(vlak)
  const plek = rectOf(anker)
  const { clientWidth: breedte, clientHeight: hoogte } = vlak.ownerDocument.documentElement

  const boven = plek.top - afstand - rand
  const onder = hoogte - plek.bottom - afstand - rand
  const isAbove = begin.height > onder && boven > onder
  const hoog = Math.min(begin.height, Math.max(isAbove ? boven : onder, LOWEST * zoom))
  const gewenst = uitlijning === 'midden' ? plek.left + (plek.width - begin.width) / 2 : plek.left
  const links = clamp(gewenst, rand, breedte - rand - begin.width)
  const top = isAbove ? plek.top - afstand - hoog : plek.bottom + afstand
  const isInBeeld = plek.bottom > 0 && plek.top < hoogte

  style.left = `${(links - begin.left) / zoom}px`
  style.top = `${((isInBeeld ? clamp(top, rand, hoogte - rand - hoog) : top) - begin.top) / zoom}px`
  if (hoog < begin.height) style.maxHeight = `${hoog / zoom}px`
  vlak.scrollTop = scrollTop
}

/** Opens the popover and calls `onHidden` when the browser closes it, because its size then becomes 0. */
const openPopover = (vlak: HTMLElement, onHidden: () => void): (() => void) => {
  vlak.popover = 'manual'
  vlak.showPopover()
  return onResize(vlak, () => {
    if (!vlak.matches(':popover-open')) onHidden()
  })
}

/**
 * Keeps an overlay next to its anchor in the top layer, where no ancestor clips it. Returns the function that stops
 * this. In a browser without popovers the overlay keeps its place in the document, with the z-index of its recipe.
 * Calls `onHidden` when the browser hides the overlay, as it does when the page moves the element.
 */
export const floatBeside = (vlak: HTMLElement, anker: Element, plek: Placement, onHidden: () => void): (() => void) => {
  const hasTopLayer = 'showPopover' in HTMLElement.prototype
  const stopPopover = hasTopLayer ? openPopover(vlak, onHidden) : undefined
  const reposition = (event?: Event) => {
    if (event?.target !== vlak) place(vlak, anker, plek)
  }
  reposition()
  const root = vlak.getRootNode()
  const pageWindow = vlak.ownerDocument.defaultView ?? window
  root.addEventListener('scroll', reposition, { capture: true, passive: true })
  pageWindow.addEventListener('scroll', reposition, { capture: true, passive: true })
  pageWindow.addEventListener('resize', reposition)
  return () => {
    stopPopover?.()
    root.removeEventListener('scroll', reposition, { capture: true })
    pageWindow.removeEventListener('scroll', reposition, { capture: true })
    pageWindow.removeEventListener('resize', reposition)
    if (hasTopLayer && vlak.matches(':popover-open')) vlak.hidePopover()
  }
}
