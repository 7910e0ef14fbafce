import * as t from 'io-ts'

import { codecOf } from '../codec/codecOf'
import { metEenheid, type CodecMetEenheid } from '../codec/metEenheid'
import { objectCodec } from '../codec/objectCodec'
import { withStandard, type StandardCodec, type StandardSchema } from '../codec/standardSchema'
import type { LabelCode } from '../antwoorden/label'
import { isRentepercentage, rentepaarVan, type Rentepaar, type Rentetarieven } from './rentepaar'

const isAantalMaanden = (sleutel: string): boolean => /^[1-9]\d{0,2}$/.test(sleutel)

const PAAR = ['nhg', 'zonder'] as const satisfies readonly (keyof Rentepaar)[]

/** Whether a value is a rate with NHG and a rate without NHG, and nothing else. */
const isPaarVanRentes = (waarde: unknown): waarde is Rentepaar =>
  t.UnknownRecord.is(waarde) &&
  Object.keys(waarde).length === PAAR.length &&
  PAAR.every((naam) => Object.hasOwn(waarde, naam) && isRentepercentage(waarde[naam]))

const isRentetarieven = (waarde: unknown): waarde is Rentetarieven => {
  if (!t.UnknownRecord.is(waarde) || !Object.keys(waarde).every(isAantalMaanden)) return false
  const rentes = Object.values(waarde)
  return rentes.every(isRentepercentage) || rentes.every(isPaarVanRentes)
}

const MELDING =
  'verwacht per aantal maanden een rente van 0 tot en met 100 procent, of bij alle een rente nhg en een rente zonder'

/**
 * Codec for interest rates. Each key is a number of months from 1 to 999. Each value is a rate from 0 to 100 percent,
 * or each is a pair of such rates, with and without NHG.
 */
export const rentetarievenCodec: CodecMetEenheid<Rentetarieven> & StandardSchema<Rentetarieven> = withStandard(
  metEenheid(codecOf('Rentetarieven', isRentetarieven, MELDING), 'procent per jaar, per aantal maanden'),
)

/** The bounds of a usual rate in percent a year. A rate out of bounds is usually a mistake, such as 0.0375 for 3.75. */
export const GEWONE_RENTE = { laagste: 0.1, hoogste: 20 }

/**
 * Whether a rate (percent a year) is outside {@link GEWONE_RENTE}, and so is usually a mistake.
 * @example
 * isOngewoneRente(0.0375) // true
 * isOngewoneRente(3.75) // false
 */
export const isOngewoneRente = (rente: number): boolean => rente < GEWONE_RENTE.laagste || rente > GEWONE_RENTE.hoogste

/**
 * Whether any rate (percent a year) of a sheet is unusual, see {@link isOngewoneRente}.
 * @example
 * heeftOngewoneRente({ 60: 3.6, 120: 0.0375 }) // true
 */
export const heeftOngewoneRente = (rentetarieven: Rentetarieven): boolean =>
  Object.keys(rentetarieven).some((periode) => {
    const { nhg, zonder } = rentepaarVan(rentetarieven, periode) ?? { nhg: NaN, zonder: NaN }
    return isOngewoneRente(nhg) || isOngewoneRente(zonder)
  })

/** Codec for the rates of every brand. A brand without rates has an empty object. */
export const tarievenPerLabelCodec: StandardCodec<TarievenPerLabel> = withStandard(
  objectCodec({ MY: rentetarievenCodec, FL: rentetarievenCodec }, {}, 'TarievenPerLabel'),
)

/** The interest rates of every brand, in percent a year by fixed-rate period in months. */
export type TarievenPerLabel = Readonly<Record<LabelCode, Rentetarieven>>

/** Invented rates per brand (percent a year), only for examples, not an offer. A page must say "voorbeeldrente". */
export const voorbeeldRentes: Readonly<Record<LabelCode, Readonly<Record<string, number>>>> = Object.freeze({
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
