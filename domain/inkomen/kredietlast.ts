import type { Bedrag } from '../geld/bedrag'

/** Credit, which lowers the highest mortgage whether or not it is drawn. */
export interface Krediet {
  /** The limits of credit cards, overdrafts and revolving credit together. Euro, 0 to 99.999.999. */
  readonly limieten: Bedrag | undefined
  /** The prices of everything bought in instalments together, not what is left to pay. Euro, 0 to 99.999.999. */
  readonly koopOpAfbetaling: Bedrag | undefined
}

/** The share of credit that counts as monthly burden, percent a month (specification, section 9). */
export const KREDIETLAST_PERCENTAGE = 2

/**
 * Returns the monthly burden of credit in euro a month, for the tip next to the question about loans.
 * @example
 * kredietlast({ limieten: 2_000, koopOpAfbetaling: 1_000 }) // 60
 */
export const kredietlast = ({ limieten = 0, koopOpAfbetaling = 0 }: Krediet): Bedrag =>
  ((limieten + koopOpAfbetaling) * KREDIETLAST_PERCENTAGE) / 100
