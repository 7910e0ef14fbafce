/** The `window.axe` of the page, if it has one. This module must load before axe, which overwrites it. */
const own = Object.getOwnPropertyDescriptor(globalThis, 'axe')

/** Restores the `window.axe` of the page, or removes the one that axe set. */
export const giveBackAxe = (): void => {
  if (own) Object.defineProperty(globalThis, 'axe', own)
  else Reflect.deleteProperty(globalThis, 'axe')
}
