/** Whether a value is data that can be written to: a plain object or an array. */
const isData = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Tries to overwrite and delete every field in data, at every depth, as code of a page can. */
export const overwrite = (value: unknown): void => {
  if (!isData(value)) return
  for (const name of Object.keys(value)) {
    overwrite(value[name])
    Reflect.set(value, name, 'van een ander')
    Reflect.deleteProperty(value, name)
  }
  Reflect.set(value, 'ingebracht', true)
}

/** Returns the paths of everything in data that can be changed, such as `eigen.inkomen`; empty when all is frozen. */
export const changeableIn = (value: unknown, path = '', seen = new Set<unknown>()): readonly string[] => {
  if (!isData(value) || seen.has(value)) return []
  seen.add(value)
  const deeper = Object.entries(value).flatMap(([name, item]) => changeableIn(item, `${path}.${name}`, seen))
  return Object.isFrozen(value) ? deeper : [path || 'alles', ...deeper]
}
