import type { Hillenjaar, Normen } from './normen'

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
