import { closestMatch } from 'leven'

/** Returns the name that was probably meant: one that ends with the given name, or is nearly the same. */
export const nearestName = (given: string, names: readonly string[]): string | undefined => {
  const small = given.toLowerCase()
  const byCase = new Map(names.map((naam) => [naam.toLowerCase(), naam]))
  const known = [...byCase.keys()]
  const meant =
    known.find((naam) => naam.endsWith(`.${small}`)) ??
    closestMatch(small, known, { maxDistance: Math.ceil(given.length / 3) - 1 })
  return meant === undefined ? undefined : byCase.get(meant)
}
