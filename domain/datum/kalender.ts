import type { Datum } from './datum'

const metNullen = (getal: number, lengte: number): string => String(getal).padStart(lengte, '0')

const vanDelen = (jaar: number, maand: number, dag: number): Datum =>
  [metNullen(jaar, 4), metNullen(maand, 2), metNullen(dag, 2)].join('-')

/**
 * Returns the calendar date of `nu` in the local time zone.
 * @example
 * toDatum(new Date(2026, 1, 1, 23, 59)) // '2026-02-01'
 */
export const toDatum = (nu: Date): Datum => vanDelen(nu.getFullYear(), nu.getMonth() + 1, nu.getDate())

/**
 * Returns the calendar date one year before `nu`, in the local time zone. 29 February becomes 28 February.
 * @example
 * toEenJaarEerder(new Date(2024, 1, 29)) // '2023-02-28'
 */
export const toEenJaarEerder = (nu: Date): Datum => {
  const maand = nu.getMonth() + 1
  return vanDelen(nu.getFullYear() - 1, maand, maand === 2 ? Math.min(nu.getDate(), 28) : nu.getDate())
}

/**
 * Returns a date with time as ISO 8601 in UTC, with milliseconds. Does not call `toISOString`, because an old library
 * on the page may have replaced it.
 */
export const formatTijdstip = (moment: Date): string => {
  const datum = vanDelen(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate())
  const tijd = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()].map((deel) => metNullen(deel, 2))
  return `${datum}T${tijd.join(':')}.${metNullen(moment.getUTCMilliseconds(), 3)}Z`
}

/**
 * Returns a calendar date as the screen shows it: dd-mm-yyyy.
 * @example
 * formatDatum('2026-02-01') // '01-02-2026'
 */
export const formatDatum = (datum: Datum): string => datum.split('-').reverse().join('-')
