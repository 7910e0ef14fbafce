import type { Bedrag } from '../geld'

/** The cost of selling the current home, percent of its sale price (specification, section 9). */
export const VERKOOPKOSTEN_PERCENTAGE = 2

/** The cost of selling a home at this price, euro. */
export const verkoopkosten = (verkoopPrijs: Bedrag): Bedrag => (verkoopPrijs * VERKOOPKOSTEN_PERCENTAGE) / 100
