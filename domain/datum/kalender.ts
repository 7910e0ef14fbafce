import type { Datum } from './datum'

const metNullen = (getal: number, lengte: number): string => String(getal).padStart(lengte, '0')

const vanDelen = (jaar: number, maand: number, dag: number): Datum =>
  [metNullen(jaar, 4), metNullen(maand, 2), metNullen(dag, 2)].join('-')

/** The calendar date, where the visitor is, at the moment `nu`. */
export const toDatum = (nu: Date): Datum => vanDelen(nu.getFullYear(), nu.getMonth() + 1, nu.getDate())

/** The calendar date, where the visitor is, one year before `nu`. 29 February becomes 28 February. */
export const toEenJaarEerder = (nu: Date): Datum => {
  const maand = nu.getMonth() + 1
  return vanDelen(nu.getFullYear() - 1, maand, maand === 2 ? Math.min(nu.getDate(), 28) : nu.getDate())
}

/**
 * A moment as ISO 8601 in UTC, with milliseconds. Made of its parts: a page may run an old library that writes another
 * `toISOString`, such as Datejs.
 */
export const formatTijdstip = (moment: Date): string => {
  const datum = vanDelen(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate())
  const tijd = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()].map((deel) => metNullen(deel, 2))
  return `${datum}T${tijd.join(':')}.${metNullen(moment.getUTCMilliseconds(), 3)}Z`
}

/** A calendar date as shown: dd-mm-yyyy. */
export const formatDatum = (datum: Datum): string => datum.split('-').reverse().join('-')
