/** Returns the result of a function that runs while `Object.prototype` has this field, and removes the field again. */
export const opPrototype = <T>(naam: string, waarde: unknown, doe: () => T): T => {
  const bestaand = Object.getOwnPropertyDescriptor(Object.prototype, naam)
  Object.defineProperty(Object.prototype, naam, { value: waarde, configurable: true, enumerable: true, writable: true })
  try {
    return doe()
  } finally {
    if (bestaand === undefined) Reflect.deleteProperty(Object.prototype, naam)
    else Object.defineProperty(Object.prototype, naam, bestaand)
  }
}
