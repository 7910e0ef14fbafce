/** What the page itself has under the name that axe takes on `window`: this is read before axe comes. */
const own = Object.getOwnPropertyDescriptor(globalThis, 'axe')

/** Gives the name back to the page. */
export const giveBackAxe = (): void => {
  if (own) Object.defineProperty(globalThis, 'axe', own)
  else Reflect.deleteProperty(globalThis, 'axe')
}
