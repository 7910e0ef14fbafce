/** The parent of an element as it is drawn: across slots and shadow roots; undefined for the root of the page. */
const drawnParentOf = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host

/** Absent in the engines that measure an element in its own pixels, and do not zoom the units of the window. */
type Zoomed = Partial<Pick<Element, 'currentCSSZoom'>>

/** How many times larger than it says a unit of the window, such as `vh`, is drawn in this element. */
export const unitZoomOf = (element: Element): number => (element as Zoomed).currentCSSZoom ?? 1

const ownZoomOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).zoom) || 1

const zoomAround = (element: Element | undefined): number =>
  element ? ownZoomOf(element) * zoomAround(drawnParentOf(element)) : 1

/** How many pixels of the window a pixel of its style is: the CSS `zoom` of an element and of everything around it. */
export const zoomOf = (element: Element): number => (element as Zoomed).currentCSSZoom ?? zoomAround(element)

/** Where an element is drawn, in pixels of the window, whatever the CSS `zoom` of the page. */
export const rectOf = (element: Element): DOMRect => {
  const rect = element.getBoundingClientRect()
  const zoom = 'currentCSSZoom' in element ? 1 : zoomAround(element)
  return zoom === 1 ? rect : new DOMRect(rect.x * zoom, rect.y * zoom, rect.width * zoom, rect.height * zoom)
}
