/** What the page itself has under the name that axe takes on `window`: this is read before axe comes. */
const own = Object.getOwnPropertyDescriptor(window, 'axe')

/** Gives the name back to the page. */
export const giveBackAxe = (): void => {
  if (own) Object.defineProperty(window, 'axe', own)
  else Reflect.deleteProperty(window, 'axe')
}
