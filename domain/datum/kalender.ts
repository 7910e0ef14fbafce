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

/** A calendar date as shown: dd-mm-yyyy. */
export const formatDatum = (datum: Datum): string => datum.split('-').reverse().join('-')
