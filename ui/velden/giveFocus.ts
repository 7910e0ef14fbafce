/** The property of a click event that tells a key press (`detail` 0) from a pointer. */
export interface Click {
  readonly detail: number
}

const ZONDER_RING = 'data-zonder-ring'

/**
 * Focuses an element after a click on a button, with a focus ring only after a key press. The browser would also draw
 * the ring after a pointer click when a text field had the focus.
 */
export const giveFocus = (element: HTMLElement | null | undefined, { detail }: Click, opties?: FocusOptions): void => {
  if (!element) return
  element.focus(opties)
  if (detail === 0) return
  const einde = new AbortController()
  const wis = () => {
    einde.abort()
    element.removeAttribute(ZONDER_RING)
  }
  element.setAttribute(ZONDER_RING, '')
  for (const soort of ['blur', 'keydown']) element.addEventListener(soort, wis, { signal: einde.signal })
}
