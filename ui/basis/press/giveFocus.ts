/** The part of a click event that tells a key press (`detail` is 0) from a pointer click (`detail` is 1 or more). */
export interface Click {
  readonly detail: number
}

const WITHOUT_RING = 'data-zonder-ring'

/**
 * Focuses an element, if present, after a click on a button. The focus ring shows at once only if a key press caused
 * the click. By default, the browser would also draw the ring after a pointer click if a text field had the focus
 * before.
 */
export const giveFocus = (element: HTMLElement | null | undefined, { detail }: Click, options?: FocusOptions): void => {
  if (!element) return
  element.focus(options)
  if (detail === 0) return
  const end = new AbortController()
  const clear = () => {
    end.abort()
    element.removeAttribute(WITHOUT_RING)
  }
  element.setAttribute(WITHOUT_RING, '')
  for (const type of ['blur', 'keydown']) element.addEventListener(type, clear, { signal: end.signal })
}

/**
 * Focuses a clicked text field. A browser does that at `mousedown`, but a page may cancel that event, as jQuery UI does
 * for an element that can be dragged, and scripts that forbid copying do.
 */
export const focusNow = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => currentTarget.focus()
