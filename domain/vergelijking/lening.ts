/** The loans that a period allows, in euro. */
interface Leningen {
  readonly hypotheekbedrag?: number
  readonly maximaleHypotheek: number
}

/** The loan that the monthly costs of a period belong to, in euro: the mortgage sum, or without a home the maximum. */
export const leningVan = ({ hypotheekbedrag, maximaleHypotheek }: Leningen): number =>
  hypotheekbedrag ?? maximaleHypotheek

/** The smallest loan (euro) of these periods, of those that lend something; undefined when none does. */
export const gelijkeLening = (periodes: readonly Leningen[]): number | undefined =>
  periodes
    .map(leningVan)
    .filter((lening) => lening > 0)
    .toSorted((een, ander) => een - ander)[0]
