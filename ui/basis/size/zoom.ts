/** Returns the parent in the rendered tree, across slots and shadow roots; undefined without a parent. */
const drawnParentOf = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host

/**
 * An element that may lack `currentCSSZoom`. Browsers without this property measure an element in the element's own
 * pixels and do not zoom viewport units.
 */
type Zoomed = Partial<Pick<Element, 'currentCSSZoom'>>

/** Returns the factor by which CSS `zoom` enlarges a viewport unit, such as `vh`, in this element. */
export const unitZoomOf = (element: Element): number => (element as Zoomed).currentCSSZoom ?? 1

const ownZoomOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).zoom) || 1

const zoomAround = (element: Element | undefined): number =>
  element ? ownZoomOf(element) * zoomAround(drawnParentOf(element)) : 1

/** Returns how many window pixels one CSS pixel of an element is: the product of all CSS `zoom` that applies to it. */
export const zoomOf = (element: Element): number => (element as Zoomed).currentCSSZoom ?? zoomAround(element)

/** Returns the rectangle of an element in window pixels, also on a page with CSS `zoom`. */
export const rectOf = (element: Element): DOMRect => {
  const rect = element.getBoundingClientRect()
  const zoom = 'currentCSSZoom' in element ? 1 : zoomAround(element)
  return zoom === 1 ? rect : new DOMRect(rect.x * zoom, rect.y * zoom, rect.width * zoom, rect.height * zoom)
}
