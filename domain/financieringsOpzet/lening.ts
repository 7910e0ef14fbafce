import { roundBedrag } from '../geld/roundBedrag'

/** The mortgage sum and the maximum mortgage of a result, in euro. The mortgage sum is absent without a home. */
interface Leningen {
  readonly hypotheekbedrag?: number
  readonly maximaleHypotheek: number
}

/**
 * Returns the loan (euro) that the monthly costs of a result are for: the mortgage sum, or without a home the maximum
 * mortgage.
 * @example
 * leningVan(financieringsOpzet) // 260999
 */
export const leningVan = ({ hypotheekbedrag, maximaleHypotheek }: Leningen): number =>
  hypotheekbedrag ?? maximaleHypotheek

/**
 * Whether a result has no loan on screen: its loan is less than half a euro, which rounds to € 0.
 * @example
 * isZonderLening({ maximaleHypotheek: 250_000, hypotheekbedrag: 0.2 }) // true
 */
export const isZonderLening = (leningen: Leningen): boolean => roundBedrag(leningVan(leningen)) === 0
