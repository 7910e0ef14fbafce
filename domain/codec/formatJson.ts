/**
 * Returns the value of a key, read from its object (`this`). Used as the replacer of `JSON.stringify`, which also
 * passes the value as second argument, but after a call of `toJSON`.
 */
function asItIs(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key]
}

/**
 * Returns plain data as a JSON text. The data must not contain a `Date`, because every `toJSON` method is ignored: an
 * old library such as Prototype.js 1.6 may add such a method to arrays or to all objects.
 * @example
 * formatJson([1, 2]) // '[1,2]'
 */
export const formatJson = (value: unknown): string => JSON.stringify(value, asItIs)
