import { either } from 'fp-ts'

import type { OnleesbareTekst } from '../codec/onleesbareTekst'
import { isDatum, type Datum } from './datum'

/** Why a text is not a calendar date. `tekst` is what was typed, untouched. */
export type DatumFout = OnleesbareTekst<'GeenDatum'>

/** Day, month and year with the same sign between them, or eight digits without one. */
const NOTATIE = /^(?=\d{1,2}([-/. ])\d{1,2}\1\d{4}$|\d{8}$)(\d{1,2})\D?(\d{1,2})\D?(\d{4})$/

/**
 * Reads a calendar date as it is written in Dutch, day before month: `01-02-2026`, `1/2/2026` or `01022026`; or as a
 * browser fills it in: `2026-02-01`. A date that does not exist is none. An empty text is no date, and no error.
 */
export const parseDatum = (tekst: string): either.Either<DatumFout, Datum | undefined> => {
  if (tekst.trim() === '') return either.right(undefined)
  if (isDatum(tekst.trim())) return either.right(tekst.trim())
  const [, , dag = '', maand = '', jaar = ''] = NOTATIE.exec(tekst.trim()) ?? []
  const datum = [jaar, maand.padStart(2, '0'), dag.padStart(2, '0')].join('-')
  return isDatum(datum) ? either.right(datum) : either.left({ _tag: 'GeenDatum', tekst })
}
