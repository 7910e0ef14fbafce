/** The value as its holder has it: `JSON.stringify` passes what a `toJSON` made of it. */
function asItIs(this: Readonly<Record<string, unknown>>, key: string): unknown {
  return this[key]
}

/**
 * The JSON of plain data. A page may run an old library that adds `toJSON` to arrays, dates or all objects, such as
 * Prototype.js 1.6: this ignores it.
 */
export const formatJson = (value: unknown): string => JSON.stringify(value, asItIs)
