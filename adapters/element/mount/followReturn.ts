/** Calls when the visitor comes back to a page the browser had kept, or the connection does. Returns how to stop. */
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
