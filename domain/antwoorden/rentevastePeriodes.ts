/** The fixed-rate periods in months, by name. */
export const RENTEVASTE_PERIODES = Object.freeze({
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
} as const)

/** A fixed-rate period in months. */
export type RentevastePeriode = (typeof RENTEVASTE_PERIODES)[keyof typeof RENTEVASTE_PERIODES]
