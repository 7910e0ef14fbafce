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
 * Returns the smallest loan above 0 of these fixed-rate periods, in euro; undefined when no period has a loan.
 * @example
 * gelijkeLening([financieringsOpzet, { ...financieringsOpzet, hypotheekbedrag: 250_000 }]) // 250000
 */
export const gelijkeLening = (periodes: readonly Leningen[]): number | undefined =>
  periodes
    .map(leningVan)
    .filter((lening) => lening > 0)
    .toSorted((een, ander) => een - ander)[0]
