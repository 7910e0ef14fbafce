/** Returns the result of a function that runs while `Object.prototype` has this field, and restores the prototype. */
export const onPrototype = <T>(name: string, value: unknown, action: () => T): T => {
  const existing = Object.getOwnPropertyDescriptor(Object.prototype, name)
  Object.defineProperty(Object.prototype, name, { value, configurable: true, enumerable: true, writable: true })
  try {
    return action()
  } finally {
    if (existing === undefined) Reflect.deleteProperty(Object.prototype, name)
    else Object.defineProperty(Object.prototype, name, existing)
  }
}
