/** Whether a value is data that somebody can write into: a plain object or a list. */
const isData = (waarde: unknown): waarde is Record<string, unknown> =>
  Array.isArray(waarde) ||
  (typeof waarde === 'object' && waarde !== null && Object.getPrototypeOf(waarde) === Object.prototype)

/** Tries to overwrite and take away every field in data, however deep, as code of a page can. */
export const overschrijf = (waarde: unknown): void => {
  if (!isData(waarde)) return
  for (const naam of Object.keys(waarde)) {
    overschrijf(waarde[naam])
    Reflect.set(waarde, naam, 'van een ander')
    Reflect.deleteProperty(waarde, naam)
  }
  Reflect.set(waarde, 'ingebracht', true)
}

/** The ways to what can be written in data, such as `eigen.inkomen`; empty when nothing can be changed. */
export const veranderbaarIn = (waarde: unknown, weg = '', gezien = new Set<unknown>()): readonly string[] => {
  if (!isData(waarde) || gezien.has(waarde)) return []
  gezien.add(waarde)
  const dieper = Object.entries(waarde).flatMap(([naam, een]) => veranderbaarIn(een, `${weg}.${naam}`, gezien))
  return Object.isFrozen(waarde) ? dieper : [weg || 'alles', ...dieper]
}
