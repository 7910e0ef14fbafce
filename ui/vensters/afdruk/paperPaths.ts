/** The distance between stripes in SVG units. */
const TUSSEN = 3

/** Returns the horizontal positions of stripes from `van` to `tot`, in SVG units. */
const beginnen = (van: number, tot: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((tot - van) / TUSSEN)) }, (_, nummer) => van + nummer * TUSSEN)

/** Returns the SVG path of upright stripes in an area of `breedte` by `hoogte` that starts at `x`. */
export const upright = (x: number, breedte: number, hoogte: number): string =>
  beginnen(x + TUSSEN / 2, x + breedte)
    .map((plaats) => `M${plaats} 0V${hoogte}`)
    .join('')

/**
 * Returns the SVG path of diagonal stripes that rise to the right, in an area of `breedte` by `hoogte` that starts at
 * `x`. The stripes are cut off at both sides of the area.
 */
export const rising = (x: number, breedte: number, hoogte: number): string =>
  beginnen(x - hoogte, x + breedte)
    .map((plaats) => {
      const [links, rechts] = [Math.max(plaats, x), Math.min(plaats + hoogte, x + breedte)]
      return `M${links} ${hoogte - links + plaats}L${rechts} ${hoogte - rechts + plaats}`
    })
    .join('')
