import type { LabelCode } from './label'
import { RENTEVASTE_PERIODES, type RentevastePeriode } from './rentevastePeriodes'

/** The fixed-rate period of a new orientation. Months. */
export const STANDAARD_PERIODE: RentevastePeriode = 120

/** All fixed-rate periods, in months, ascending. */
export const ALLE_PERIODES: readonly RentevastePeriode[] = Object.freeze(Object.values(RENTEVASTE_PERIODES))

const periodesPerLabel: Readonly<Record<LabelCode, readonly RentevastePeriode[]>> = Object.freeze({
  MY: Object.freeze([1, 12, 60, 120, 180, 240, 360] as const),
  FL: ALLE_PERIODES,
})

/**
 * Returns the fixed-rate periods that a brand offers, in months, ascending.
 * @example
 * periodesVan('MY') // [ 1, 12, 60, 120, 180, 240, 360 ]
 */
export const periodesVan = (labelCode: LabelCode): readonly RentevastePeriode[] => periodesPerLabel[labelCode]

/**
 * Whether a brand offers a fixed-rate period of `maanden` months.
 * @example
 * isPeriodeVan('MY', 120) // true
 * isPeriodeVan('MY', 13) // false
 */
export const isPeriodeVan = (labelCode: LabelCode, maanden: number): maanden is RentevastePeriode =>
  periodesPerLabel[labelCode].some((periode) => periode === maanden)

/**
 * Returns the Dutch name of a fixed-rate period: 1 month is variable, other periods are whole years.
 * @example
 * naamVanPeriode(120) // '10 jaar'
 * naamVanPeriode(1) // 'Variabel (1 maand vast)'
 */
export const naamVanPeriode = (periode: RentevastePeriode): string =>
  periode === 1 ? 'Variabel (1 maand vast)' : `${periode / 12} jaar`
