/** What a click tells: a key, too, clicks a button, but only a pointer counts its clicks. */
interface Klik {
  readonly detail: number
}

const ZONDER_RING = 'data-zonder-ring'

/**
 * Gives an element the focus because a button was clicked, with a ring around it only when a key did that. Browsers
 * cannot tell: when a field had the focus before, they draw the ring around whatever a script gives it next.
 */
export const geefFocus = (element: HTMLElement | null | undefined, { detail }: Klik, opties?: FocusOptions): void => {
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
