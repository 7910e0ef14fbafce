import { either } from 'fp-ts'
import * as t from 'io-ts'

import { asTyped } from '../codec/asTyped'
import { codecOf, codecWith } from '../codec/codecOf'
import type { OnleesbareTekst } from '../codec/onleesbareTekst'

/** A calendar date written as yyyy-mm-dd. Text order is date order, so dates compare as texts. */
export type Datum = string

/** Whether the day exists. `Date` turns 30 February into another day, and a 13th month into an invalid date. */
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

/** Codec for an existing calendar date, written as yyyy-mm-dd. */
export const datumCodec = codecOf('Datum', isDatum, 'verwacht een datum als jjjj-mm-dd')

const VOORBEELD = 'zoals 2026-03-14T12:00:00Z'

/**
 * Returns the error message, which asks for a time zone when only that is missing: without it the moment is ambiguous.
 */
const meldingVanTijdstip = (invoer: unknown): string =>
  typeof invoer === 'string' && isTijdstip(`${invoer}Z`)
    ? `verwacht een tijdzone achter het tijdstip, ${VOORBEELD}`
    : `verwacht een tijdstip volgens ISO 8601 met tijdzone, ${VOORBEELD}`

/** Codec for a moment in ISO 8601 on an existing date, with time zone. */
export const tijdstipCodec = codecWith('Tijdstip', isTijdstip, (invoer, context) =>
  isTijdstip(invoer) ? t.success(invoer) : t.failure(invoer, context, meldingVanTijdstip(invoer)),
)

/** Why a text is not a calendar date. `tekst` is the unchanged input. */
export type DatumFout = OnleesbareTekst<'GeenDatum'>

/** Day, month and year with the same separator between them, or eight digits without separators. */
const NOTATIE = /^(?=\d{1,2}([-/. ])\d{1,2}\1\d{4}$|\d{8}$)(\d{1,2})\D?(\d{1,2})\D?(\d{4})$/

/**
 * Reads a calendar date in Dutch notation, day before month: `01-02-2026`, `1/2/2026` or `01022026`. Also reads the
 * notation of browsers, `2026-02-01`. Returns undefined for an empty text, and an error for a date that does not exist.
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
