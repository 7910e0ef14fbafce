import { closestMatch } from 'leven'

/**
 * Returns the name in `names` that `given` probably means, ignoring case: a name that ends with `.` and `given`, or
 * else the most similar name. Undefined if no name is similar.
 */
export const nearestName = (given: string, names: readonly string[]): string | undefined => {
  const small = given.toLowerCase()
  const byCase = new Map(names.map((naam) => [naam.toLowerCase(), naam]))
  const known = [...byCase.keys()]
  const meant =
    known.find((naam) => naam.endsWith(`.${small}`)) ??
    closestMatch(small, known, { maxDistance: Math.ceil(given.length / 3) - 1 })
  return meant === undefined ? undefined : byCase.get(meant)
}
