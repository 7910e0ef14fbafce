/** Whether a value is data that can be written to: a plain object or an array. */
const isData = (waarde: unknown): waarde is Record<string, unknown> =>
  Array.isArray(waarde) ||
  (typeof waarde === 'object' && waarde !== null && Object.getPrototypeOf(waarde) === Object.prototype)

/** Tries to overwrite and delete every field in data, at every depth, as code of a page can. */
export const overschrijf = (waarde: unknown): void => {
  if (!isData(waarde)) return
  for (const naam of Object.keys(waarde)) {
    overschrijf(waarde[naam])
    Reflect.set(waarde, naam, 'van een ander')
    Reflect.deleteProperty(waarde, naam)
  }
  Reflect.set(waarde, 'ingebracht', true)
}

/** Returns the paths of everything in data that can be changed, such as `eigen.inkomen`; empty when all is frozen. */
export const veranderbaarIn = (waarde: unknown, weg = '', gezien = new Set<unknown>()): readonly string[] => {
  if (!isData(waarde) || gezien.has(waarde)) return []
  gezien.add(waarde)
  const dieper = Object.entries(waarde).flatMap(([naam, een]) => veranderbaarIn(een, `${weg}.${naam}`, gezien))
  return Object.isFrozen(waarde) ? dieper : [weg || 'alles', ...dieper]
}
