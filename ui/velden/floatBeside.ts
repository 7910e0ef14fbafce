import { onResize } from '../basis/size/onResize'
import { rectOf, zoomOf } from '../basis/size/zoom'

/** The position of an overlay next to its anchor, in pixels of its own style. */
export interface Placement {
  /** The space between the overlay and its anchor. */
  readonly distance: number
  /** The space between the overlay and the edges of the window. */
  readonly margin: number
  readonly alignment: 'start' | 'middle'
}

/** The smallest `max-height` of an overlay, in pixels of its style. If even that does not fit, it covers its anchor. */
const LOWEST = 120

const clamp = (value: number, lowest: number, highest: number): number => Math.max(lowest, Math.min(value, highest))

/**
 * Puts an overlay below its anchor, or above it where there is more room, within the window. Measures in window pixels,
 * which differ from pixels of its style on a page with CSS `zoom`.
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

/** Opens the popover. Its size becomes 0 when the browser closes it; `onHidden` is then called. */
const openPopover = (overlay: HTMLElement, onHidden: () => void): (() => void) => {
  overlay.popover = 'manual'
  overlay.showPopover()
  return onResize(overlay, () => {
    if (!overlay.matches(':popover-open')) onHidden()
  })
}

/**
 * Keeps an overlay next to its anchor in the top layer, where no ancestor clips it. Returns the function that stops
 * this. In a browser without popovers the overlay keeps its place in the document, with the z-index of its recipe.
 * Calls `onHidden` when the browser hides the overlay, as it does when the page moves the element.
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
  root.addEventListener('scroll', reposition, { capture: true, passive: true })
  pageWindow.addEventListener('scroll', reposition, { capture: true, passive: true })
  pageWindow.addEventListener('resize', reposition)
  return () => {
    stopPopover?.()
    root.removeEventListener('scroll', reposition, { capture: true })
    pageWindow.removeEventListener('scroll', reposition, { capture: true })
    pageWindow.removeEventListener('resize', reposition)
    if (hasTopLayer && overlay.matches(':popover-open')) overlay.hidePopover()
  }
}
