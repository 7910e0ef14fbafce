import { onResize } from '../basis/size/onResize'
import { rectOf, zoomOf } from '../basis/size/zoom'

/** The placement of an overlay next to its anchor. Lengths are in CSS pixels of the overlay, before CSS `zoom`. */
export interface Placement {
  /** The space between the overlay and its anchor. */
  readonly distance: number
  /** The least space between the overlay and each edge of the window, while the anchor is in view. */
  readonly margin: number
  readonly alignment: 'start' | 'middle'
}

/** The smallest `max-height` of an overlay, in its CSS pixels. With less room, the overlay covers the anchor. */
const LOWEST = 120

const clamp = (value: number, lowest: number, highest: number): number => Math.max(lowest, Math.min(value, highest))

/**
 * Puts an overlay below its anchor, or above the anchor if the overlay does not fit below and the space above is
 * larger. While the anchor is in view, the overlay remains within the window. Measures in window pixels, which differ
 * from the CSS pixels of the overlay on a page with CSS `zoom`.
 */
const place = (overlay: HTMLElement, anchor: Element, { alignment, ...placement }: Placement): void => {
  const { style, scrollTop } = overlay
  Object.assign(style, { left: '0px', top: '0px', maxHeight: '' })
  const zoom = zoomOf(overlay)
  const distance = placement.distance * zoom
  const margin = placement.margin * zoom
  const initial = rectOf(overlay)
  const anchorRect = rectOf(anchor)
  const { clientWidth: windowWidth, clientHeight: windowHeight } = overlay.ownerDocument.documentElement

  const above = anchorRect.top - distance - margin
  const below = windowHeight - anchorRect.bottom - distance - margin
  const isAbove = initial.height > below && above > below
  const height = Math.min(initial.height, Math.max(isAbove ? above : below, LOWEST * zoom))
  const wanted = alignment === 'middle' ? anchorRect.left + (anchorRect.width - initial.width) / 2 : anchorRect.left
  const left = clamp(wanted, margin, windowWidth - margin - initial.width)
  const top = isAbove ? anchorRect.top - distance - height : anchorRect.bottom + distance
  const isInView = anchorRect.bottom > 0 && anchorRect.top < windowHeight

  style.left = `${(left - initial.left) / zoom}px`
  style.top = `${((isInView ? clamp(top, margin, windowHeight - margin - height) : top) - initial.top) / zoom}px`
  if (height < initial.height) style.maxHeight = `${height / zoom}px`
  overlay.scrollTop = scrollTop
}

/**
 * Opens an overlay as a popover. When the browser closes the popover, the size of the overlay becomes 0, and `onHidden`
 * is called. Returns the function that stops these calls.
 */
const openPopover = (overlay: HTMLElement, onHidden: () => void): (() => void) => {
  overlay.popover = 'manual'
  overlay.showPopover()
  return onResize(overlay, () => {
    if (!overlay.matches(':popover-open')) onHidden()
  })
}

/**
 * Shows an overlay next to its anchor, in the top layer, where no ancestor clips the overlay. Follows the anchor when
 * the page scrolls, or when an element around the anchor changes its size, as when a text above it disappears.
 * Returns the function that stops following the anchor and closes the popover. Calls `onHidden` when the browser hides
 * the overlay, which happens when the page moves the element around it. In a browser without popovers, the overlay is
 * not in the top layer, and has the `z-index` of its styles.
 */
export const floatBeside = (
  overlay: HTMLElement,
  anchor: Element,
  placement: Placement,
  onHidden: () => void,
): (() => void) => {
  const hasTopLayer = 'showPopover' in HTMLElement.prototype
  const stopPopover = hasTopLayer ? openPopover(overlay, onHidden) : undefined
  const reposition = (event?: Event) => {
    if (event?.target !== overlay) place(overlay, anchor, placement)
  }
  reposition()
  const root = overlay.getRootNode()
  const pageWindow = overlay.ownerDocument.defaultView ?? window
  const moves = new ResizeObserver(() => reposition())
  for (let parent = anchor.parentElement; parent !== null; parent = parent.parentElement) moves.observe(parent)
  root.addEventListener('scroll', reposition, { capture: true, passive: true })
  pageWindow.addEventListener('scroll', reposition, { capture: true, passive: true })
  pageWindow.addEventListener('resize', reposition)
  return () => {
    stopPopover?.()
    moves.disconnect()
    root.removeEventListener('scroll', reposition, { capture: true })
    pageWindow.removeEventListener('scroll', reposition, { capture: true })
    pageWindow.removeEventListener('resize', reposition)
    if (hasTopLayer && overlay.matches(':popover-open')) overlay.hidePopover()
  }
}
