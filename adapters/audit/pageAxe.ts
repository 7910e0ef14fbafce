/** The `window.axe` of the page, if any. This module must load before axe-core, which overwrites `window.axe`. */
const own = Object.getOwnPropertyDescriptor(globalThis, 'axe')

/** Restores the `window.axe` of the page. If the page had none, removes the one that axe-core set. */
export const giveBackAxe = (): void => {
  if (own) Object.defineProperty(globalThis, 'axe', own)
  else Reflect.deleteProperty(globalThis, 'axe')
}
