/** Calls when the visitor comes back to a page the browser had kept, or the connection does. Returns how to stop. */
export const volgTerugkeer = (bijTerugkeer: () => void): (() => void) => {
  const luister = ({ persisted }: PageTransitionEvent) => {
    if (persisted) bijTerugkeer()
  }
  window.addEventListener('pageshow', luister)
  window.addEventListener('online', bijTerugkeer)
  return () => {
    window.removeEventListener('pageshow', luister)
    window.removeEventListener('online', bijTerugkeer)
  }
}
