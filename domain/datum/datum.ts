import { either } from 'fp-ts'
import * as t from 'io-ts'

import { asTyped } from '../codec/asTyped'
import { codecOf, codecWith } from '../codec/codecOf'
import type { OnleesbareTekst } from '../codec/onleesbareTekst'
import { withStandard, type StandardCodec } from '../codec/standardSchema'

/** A calendar date written as yyyy-mm-dd. Text order is date order, so `<` compares two dates. */
export type Datum = string

/**
 * Whether a date written as yyyy-mm-dd exists. `Date` turns 30 February into a day of March, and month 13 into an
 * invalid date. In both cases the day differs from the day in the text.
 */
const isBestaandeDatum = (tekst: string): boolean => {
  const datum = new Date(`${tekst}T00:00:00.000Z`)
  return datum.getUTCDate() === Number(tekst.slice(-2))
}

/**
 * Whether a value is an existing calendar date, written as yyyy-mm-dd.
 * @example
 * isDatum('2026-02-28') // true
 * isDatum('2026-02-30') // false
 */
export const isDatum = (waarde: unknown): waarde is Datum =>
  typeof waarde === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(waarde) && isBestaandeDatum(waarde)

const isTijdstip = (waarde: unknown): waarde is string =>
  typeof waarde === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/.test(waarde) &&
  isDatum(waarde.slice(0, 10)) &&
  !Number.isNaN(new Date(waarde).getTime())

/** The codec of an existing calendar date, written as yyyy-mm-dd. */
export const datumCodec: StandardCodec<Datum> = withStandard(
  codecOf('Datum', isDatum, 'verwacht een datum als jjjj-mm-dd'),
)

const VOORBEELD = 'zoals 2026-03-14T12:00:00Z'

/** Returns the error for a value that is no moment with a time zone. Asks for the time zone if only that is missing. */
const meldingVanTijdstip = (invoer: unknown): string =>
  typeof invoer === 'string' && isTijdstip(`${invoer}Z`)
    ? `verwacht een tijdzone achter het tijdstip, ${VOORBEELD}`
    : `verwacht een tijdstip volgens ISO 8601 met tijdzone, ${VOORBEELD}`

/** The codec of an existing date and time, with seconds and a time zone, in ISO 8601. */
export const tijdstipCodec: StandardCodec<string> = withStandard(
  codecWith('Tijdstip', isTijdstip, (invoer, context) =>
    isTijdstip(invoer) ? t.success(invoer) : t.failure(invoer, context, meldingVanTijdstip(invoer)),
  ),
)

/** The error for a text that is not a calendar date. `tekst` is the unchanged input. */
export type DatumFout = OnleesbareTekst<'GeenDatum'>

/** Matches day, month and year with the same separator between them, or eight digits without separators. */
const NOTATIE = /^(?=\d{1,2}([-/. ])\d{1,2}\1\d{4}$|\d{8}$)(\d{1,2})\D?(\d{1,2})\D?(\d{4})$/

/**
 * Cleans a text with {@link asTyped} and reads it as a calendar date: `01-02-2026`, `1/2/2026` or `01022026` (with the
 * day first), or `2026-02-01`. Returns undefined for an empty text, and a Left for any other text or a date that does
 * not exist.
 * @example
 * parseDatum('1-2-2026') // { _tag: 'Right', right: '2026-02-01' }
 * parseDatum('30-2-2026') // { _tag: 'Left', left: { _tag: 'GeenDatum', tekst: '30-2-2026' } }
 */
export const parseDatum = (tekst: string): either.Either<DatumFout, Datum | undefined> => {
  const getypt = asTyped(tekst)
  if (getypt === '') return either.right(undefined)
  if (isDatum(getypt)) return either.right(getypt)
  const [, , dag = '', maand = '', jaar = ''] = NOTATIE.exec(getypt) ?? []
  const datum = [jaar, maand.padStart(2, '0'), dag.padStart(2, '0')].join('-')
  return isDatum(datum) ? either.right(datum) : either.left({ _tag: 'GeenDatum', tekst })
}
