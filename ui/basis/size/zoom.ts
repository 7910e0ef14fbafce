/** Returns the parent in the rendered tree, across slots and shadow roots; undefined for the root of the page. */
const drawnParentOf = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host

/** `currentCSSZoom` is absent in engines that measure an element in its own pixels and do not zoom viewport units. */
type Zoomed = Partial<Pick<Element, 'currentCSSZoom'>>

/** Returns the factor by which this element enlarges a viewport unit such as `vh`. */
export const unitZoomOf = (element: Element): number => (element as Zoomed).currentCSSZoom ?? 1

const ownZoomOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).zoom) || 1

const zoomAround = (element: Element | undefined): number =>
  element ? ownZoomOf(element) * zoomAround(drawnParentOf(element)) : 1

/** Returns the window pixels in one CSS pixel of an element: the product of the CSS `zoom` of it and its ancestors. */
export const zoomOf = (element: Element): number => (element as Zoomed).currentCSSZoom ?? zoomAround(element)

/** Returns where an element is drawn, in window pixels, whatever the CSS `zoom` of the page. */
export const rectOf = (element: Element): DOMRect => {
  const rect = element.getBoundingClientRect()
  const zoom = 'currentCSSZoom' in element ? 1 : zoomAround(element)
  return zoom === 1 ? rect : new DOMRect(rect.x * zoom, rect.y * zoom, rect.width * zoom, rect.height * zoom)
}
