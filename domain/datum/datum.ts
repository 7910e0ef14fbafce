import { codecOf } from '../codec/codecOf'

/** A calendar date written as yyyy-mm-dd; two of them compare as texts. */
export type Datum = string

const isBestaandeDatum = (tekst: string): boolean => {
  const datum = new Date(`${tekst}T00:00:00.000Z`)
  return !Number.isNaN(datum.getTime()) && datum.toISOString().startsWith(tekst)
}

/** Is this a calendar date that exists, written as yyyy-mm-dd? */
export const isDatum = (waarde: unknown): waarde is Datum =>
  typeof waarde === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(waarde) && isBestaandeDatum(waarde)

const isTijdstip = (waarde: unknown): waarde is string =>
  typeof waarde === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/.test(waarde) &&
  isDatum(waarde.slice(0, 10)) &&
  !Number.isNaN(Date.parse(waarde))

/** An existing calendar date written as yyyy-mm-dd. */
export const datumCodec = codecOf('Datum', isDatum, 'verwacht een datum als jjjj-mm-dd')

/** A moment in ISO 8601 on an existing date, with time zone. */
export const tijdstipCodec = codecOf('Tijdstip', isTijdstip, 'verwacht een tijdstip volgens ISO 8601')
