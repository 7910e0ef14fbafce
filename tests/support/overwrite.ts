/** Whether a value is data that can be written to: a plain object or an array. */
const isData = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Tries to overwrite, delete and add fields in data, at every depth, as code of a page can. */
export const overwrite = (value: unknown): void => {
  if (!isData(value)) return
  for (const name of Object.keys(value)) {
    overwrite(value[name])
    Reflect.set(value, name, 'van een ander')
    Reflect.deleteProperty(value, name)
  }
  Reflect.set(value, 'ingebracht', true)
}

/** Returns the paths of the objects and arrays in data that are not frozen. The path of the data itself is `alles`. */
export const changeableIn = (value: unknown, path = '', seen = new Set<unknown>()): readonly string[] => {
  if (!isData(value) || seen.has(value)) return []
  seen.add(value)
  const deeper = Object.entries(value).flatMap(([name, item]) => changeableIn(item, `${path}.${name}`, seen))
  return Object.isFrozen(value) ? deeper : [path || 'alles', ...deeper]
}
