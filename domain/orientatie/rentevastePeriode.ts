import type { LabelCode } from './label'

/** The fixed-rate periods, in months (specification, section 3). */
export const RENTEVASTE_PERIODES = {
  variabel: 1,
  eenjaar: 12,
  driejaar: 36,
  vijfjaar: 60,
  zesjaar: 72,
  tienjaar: 120,
  twaalfjaar: 144,
  vijftienjaar: 180,
  twintigjaar: 240,
  dertigjaar: 360,
} as const

/** A fixed-rate period in months. */
export type RentevastePeriode = (typeof RENTEVASTE_PERIODES)[keyof typeof RENTEVASTE_PERIODES]

/** The period every orientation starts with, in months. */
export const STANDAARD_PERIODE: RentevastePeriode = 120

const periodesPerLabel: Readonly<Record<LabelCode, readonly RentevastePeriode[]>> = {
  MY: [1, 12, 60, 120, 180, 240, 360],
  FL: [1, 12, 36, 60, 72, 120, 144, 180, 240, 360],
}

/** The periods a brand offers, in months, ascending (specification, section 9). */
export const periodesVan = (labelCode: LabelCode): readonly RentevastePeriode[] => periodesPerLabel[labelCode]

/** Does this brand offer a period of this many months? */
export const isPeriodeVan = (labelCode: LabelCode, maanden: number): maanden is RentevastePeriode =>
  periodesPerLabel[labelCode].some((periode) => periode === maanden)

/** A period as shown: 1 month is variable, the others are whole years. */
export const naamVanPeriode = (periode: RentevastePeriode): string =>
  periode === 1 ? 'Variabel (1 maand vast)' : `${periode / 12} jaar`
