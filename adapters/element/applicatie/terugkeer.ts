/** Calls when the visitor comes back to a page the browser had kept, with all that was on it. Returns how to stop. */
export const volgTerugkeer = (bijTerugkeer: () => void): (() => void) => {
  const luister = ({ persisted }: PageTransitionEvent) => {
    if (persisted) bijTerugkeer()
  }
  window.addEventListener('pageshow', luister)
  return () => window.removeEventListener('pageshow', luister)
}
