import * as t from 'io-ts'

import { codecOf } from '../codec/codecOf'
import { metEenheid } from '../codec/metEenheid'
import { objectCodec } from '../codec/objectCodec'
import type { LabelCode } from '../orientatie/label'

/** Interest rates in percent a year (0 to 100), by fixed-rate period in whole months: `{ '120': 3.75 }`. */
export type Rentetarieven = Readonly<Record<string, number>>

/** Is this a rate in percent: finite, from 0 to 100? */
export const isRentepercentage = (waarde: unknown): waarde is number =>
  typeof waarde === 'number' && waarde >= 0 && waarde <= 100

const isAantalMaanden = (sleutel: string): boolean => /^[1-9]\d{0,2}$/.test(sleutel)

const isRentetarieven = (waarde: unknown): waarde is Rentetarieven =>
  t.UnknownRecord.is(waarde) &&
  Object.entries(waarde).every(([maanden, rente]) => isAantalMaanden(maanden) && isRentepercentage(rente))

/** Reads a sheet of rates: every key a number of months from 1 to 999, every value a rate from 0 to 100. */
export const rentetarievenCodec = metEenheid(
  codecOf('Rentetarieven', isRentetarieven, 'verwacht per aantal maanden een rente van 0 tot en met 100 procent'),
  'procent per jaar, per aantal maanden',
)

/** Rates outside these bounds (percent a year) are mostly slips: 0.0375 was meant to be 3.75. */
export const GEWONE_RENTE = { laagste: 0.1, hoogste: 20 }

/** Is this rate (percent a year) mostly a slip? */
export const isOngewoneRente = (rente: number): boolean => rente < GEWONE_RENTE.laagste || rente > GEWONE_RENTE.hoogste

/** Reads the rates of every brand; a brand that offers nothing has an empty sheet. */
export const tarievenPerLabelCodec = objectCodec<TarievenPerLabel>(
  { MY: rentetarievenCodec, FL: rentetarievenCodec },
  {},
  'TarievenPerLabel',
)

/** The rates of every brand. */
export type TarievenPerLabel = Readonly<Record<LabelCode, Rentetarieven>>

/** Invented rates per brand, for examples only: not an offer. Whoever shows them calls them "voorbeeldrente". */
export const voorbeeldRentes: TarievenPerLabel = Object.freeze({
  MY: Object.freeze({ '1': 4.1, '12': 3.95, '60': 3.6, '120': 3.8, '180': 4.1, '240': 4.25, '360': 4.4 }),
  FL: Object.freeze({
    '1': 4.15,
    '12': 4.0,
    '36': 3.75,
    '60': 3.65,
    '72': 3.7,
    '120': 3.85,
    '144': 3.95,
    '180': 4.15,
    '240': 4.3,
    '360': 4.45,
  }),
})
