import type { Bedrag } from '../geld/bedrag'

/** The credit of a visitor. It lowers the maximum mortgage, even when the visitor does not use it. */
export interface Krediet {
  /** The limits of cards, overdrafts and revolving credit together. Euro, 0 to 99.999.999; undefined counts as 0. */
  readonly limieten: Bedrag | undefined
  /** The full prices of everything bought in instalments. Euro, 0 to 99.999.999; undefined counts as 0. */
  readonly koopOpAfbetaling: Bedrag | undefined
}

/** The share of credit that counts as a monthly cost, percent a month. */
export const KREDIETLAST_PERCENTAGE = 2

/**
 * Returns the monthly cost of credit in euro a month, for the credit calculator.
 * @example
 * kredietlast({ limieten: 2_000, koopOpAfbetaling: 1_000 }) // 60
 */
export const kredietlast = ({ limieten = 0, koopOpAfbetaling = 0 }: Krediet): Bedrag =>
  ((limieten + koopOpAfbetaling) * KREDIETLAST_PERCENTAGE) / 100
