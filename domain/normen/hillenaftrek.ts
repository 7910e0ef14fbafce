import type { Hillenjaar, Normen } from './normen'

/**
 * The Hillen deduction of each calendar year, which falls to 0 in 2041 and stays 0. Percent of the forfait above the
 * interest. Source: Wet IB 2001 art. 3.123a.
 */
const HILLENAFTREK: readonly Hillenjaar[] = [
  { jaar: 2025, percentage: 76.667 },
  { jaar: 2026, percentage: 71.867 },
  { jaar: 2027, percentage: 67.067 },
  { jaar: 2028, percentage: 62.267 },
  { jaar: 2029, percentage: 57.467 },
  { jaar: 2030, percentage: 52.667 },
  { jaar: 2031, percentage: 47.867 },
  { jaar: 2032, percentage: 43.067 },
  { jaar: 2033, percentage: 38.267 },
  { jaar: 2034, percentage: 33.467 },
  { jaar: 2035, percentage: 28.667 },
  { jaar: 2036, percentage: 23.867 },
  { jaar: 2037, percentage: 19.067 },
  { jaar: 2038, percentage: 14.267 },
  { jaar: 2039, percentage: 9.467 },
  { jaar: 2040, percentage: 4.667 },
  { jaar: 2041, percentage: 0 },
]

/** Returns the Hillen deduction of `normjaar` and of each later calendar year, as the norms of that year list it. */
export const hillenaftrekVanaf = (normjaar: number): readonly Hillenjaar[] =>
  HILLENAFTREK.filter(({ jaar }) => jaar >= normjaar)

/**
 * Returns the Hillen deduction of a calendar year, from the list of a norm year. Percent. Returns the last percentage
 * for a later year than the list has, and the first for an earlier year.
 */
export const hillenaftrekIn = (jaren: readonly Hillenjaar[], jaar: number): number =>
  (jaren.findLast((een) => een.jaar <= jaar) ?? jaren[0])?.percentage ?? 0

/**
 * Returns the norms for year `jaar` of a loan: 1 is the norm year, 2 the calendar year after it. Only the Hillen
 * deduction differs by year, because the law sets it for years ahead. All other figures stay those of the norm year.
 */
export const normenInLeningjaar = (normen: Normen, jaar: number): Normen => ({
  ...normen,
  jaar: normen.jaar + jaar - 1,
})
