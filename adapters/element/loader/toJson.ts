/**
 * Returns the JSON of plain data, whatever `toJSON` the page adds to built-ins. Equal to `formatJson` of the domain,
 * whose import would cost a request.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key) {
    return this[key]
  })
