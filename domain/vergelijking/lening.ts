/** The loans that a period allows, in euro. */
interface Leningen {
  readonly hypotheekbedrag?: number
  readonly maximaleHypotheek: number
}

/**
 * Returns the loan that the monthly costs of a period are for, in euro: the mortgage sum, or the maximum without a
 * home.
 * @example
 * leningVan(financieringsOpzet) // 260999
 */
export const leningVan = ({ hypotheekbedrag, maximaleHypotheek }: Leningen): number =>
  hypotheekbedrag ?? maximaleHypotheek

/**
 * Returns the smallest loan (euro) of these periods, without the periods that lend nothing; undefined when none lends.
 * @example
 * gelijkeLening([financieringsOpzet, { ...financieringsOpzet, hypotheekbedrag: 250_000 }]) // 250000
 */
export const gelijkeLening = (periodes: readonly Leningen[]): number | undefined =>
  periodes
    .map(leningVan)
    .filter((lening) => lening > 0)
    .toSorted((een, ander) => een - ander)[0]
