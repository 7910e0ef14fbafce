import type { Bedrag } from '../geld/bedrag'

/** Credit that weighs on a loan, whether or not it is drawn. */
export interface Krediet {
  /** Limits of credit cards, overdrafts and revolving credit together. Euro, 0 to 99.999.999. */
  readonly limieten: Bedrag | undefined
  /** What was bought in instalments, together: the prices, not what is left to pay. Euro, 0 to 99.999.999. */
  readonly koopOpAfbetaling: Bedrag | undefined
}

/** The share of credit that counts as monthly burden, percent a month (specification, section 9). */
export const KREDIETLAST_PERCENTAGE = 2

/** The monthly burden that credit counts for, euro a month: the tip beside loans. */
export const kredietlast = ({ limieten = 0, koopOpAfbetaling = 0 }: Krediet): Bedrag =>
  ((limieten + koopOpAfbetaling) * KREDIETLAST_PERCENTAGE) / 100
