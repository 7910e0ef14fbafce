/**
 * Returns the JSON of plain data, and ignores each `toJSON` that the page adds to built-ins. Does the same as
 * `formatJson` of the domain, whose import would cost a request.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key]
  })
