/** The property of a click event that distinguishes a key press (`detail` 0) from a pointer. */
export interface Click {
  readonly detail: number
}

const WITHOUT_RING = 'data-zonder-ring'

/**
 * Focuses an element after a click on a button, with a focus ring only after a key press. The browser would also draw
 * the ring after a pointer click when a text field had the focus.
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
