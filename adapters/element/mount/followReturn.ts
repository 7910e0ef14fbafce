/**
 * Calls when the visitor returns to a page that the browser kept, or when the connection returns. Returns how to stop.
 */
export const followReturn = (onReturn: () => void): (() => void) => {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  window.addEventListener('pageshow', listen)
  window.addEventListener('online', onReturn)
  return () => {
    window.removeEventListener('pageshow', listen)
    window.removeEventListener('online', onReturn)
  }
}
