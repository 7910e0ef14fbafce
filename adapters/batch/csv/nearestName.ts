/** Returns how many letters must be added, left out or replaced to make one word of the other. */
const distanceOf = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of Array.from(one).entries()) {
    const distances = [row + 1]
    for (const [column, up] of above.slice(1).entries()) {
      const replaced = (above[column] ?? 0) + (letter === other[column] ? 0 : 1)
      distances.push(Math.min(up + 1, (distances[column] ?? 0) + 1, replaced))
    }
    above = distances
  }
  return above.at(-1) ?? 0
}

/** Returns the name that was probably meant: one that ends with the given name, or is nearly the same. */
export const nearestName = (given: string, names: readonly string[]): string | undefined => {
  const small = given.toLowerCase()
  const ending = names.find((naam) => naam.toLowerCase().endsWith(`.${small}`))
  if (ending !== undefined) return ending
  const byDistance = names.map((naam) => ({ naam, distance: distanceOf(small, naam.toLowerCase()) }))
  const nearest = byDistance.reduce((best, one) => (one.distance < best.distance ? one : best), {
    naam: undefined as string | undefined,
    distance: given.length / 3,
  })
  return nearest.naam
}
