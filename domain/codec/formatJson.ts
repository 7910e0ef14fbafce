/** Returns the original value of a key: `JSON.stringify` passes the result of its `toJSON`. */
function asItIs(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key]
}

/**
 * Writes plain data as JSON. Ignores a `toJSON` that an old library such as Prototype.js 1.6 may add to arrays, dates
 * or all objects.
 * @example
 * formatJson([1, 2]) // '[1,2]'
 */
export const formatJson = (value: unknown): string => JSON.stringify(value, asItIs)
