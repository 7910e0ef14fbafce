/** What the page itself has as `window.axe`, if anything: read when this module loads, so before axe sets it. */
const own = Object.getOwnPropertyDescriptor(globalThis, 'axe')

/** Gives the name back to the page. */
export const giveBackAxe = (): void => {
  if (own) Object.defineProperty(globalThis, 'axe', own)
  else Reflect.deleteProperty(globalThis, 'axe')
}
