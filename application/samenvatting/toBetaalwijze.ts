import { metOnderpand, type FinancieringsOpzet } from '../../domain'

/** A source of the money for the purchase; `tekort` is the part that has none. */
export type BetaalSoort = 'hypotheek' | 'eigenGeld' | 'overwaarde' | 'tekort'

/** One part of how the purchase is paid. */
export interface BetaalDeel {
  /** Where the money comes from. */
  readonly soort: BetaalSoort
  /** Euro, more than 0. */
  readonly bedrag: number
  /** The share of all that has to be paid, above 0 and at most 1. */
  readonly aandeel: number
}

/**
 * How the new home, its costs and what is left of the old mortgage are paid; the parts add up to all of it. Empty
 * without a home, or when a service does not say what it costs.
 */
export const toBetaalwijze = (opzet: FinancieringsOpzet): readonly BetaalDeel[] => {
  const woning = metOnderpand(opzet)
  if (woning?.totaalFinancieringskosten === undefined) return []
  const { totaalFinancieringskosten, restschuld = 0 } = woning
  const { benodigdeFinanciering, hypotheekbedrag, extraBenodigdeEigenInleg } = woning
  const totaal = totaalFinancieringskosten + restschuld
  const bedragen: Readonly<Record<BetaalSoort, number>> = {
    hypotheek: hypotheekbedrag,
    eigenGeld: benodigdeFinanciering - hypotheekbedrag - extraBenodigdeEigenInleg,
    overwaarde: totaal - benodigdeFinanciering,
    tekort: extraBenodigdeEigenInleg,
  }
  return volgorde.flatMap((soort) => {
    const bedrag = roundToCents(bedragen[soort])
    return bedrag > 0 ? [{ soort, bedrag, aandeel: bedrag / Math.max(bedrag, totaal) }] : []
  })
}

/** The sum of these parts, in euro. */
export const totaalVan = (delen: readonly BetaalDeel[]): number =>
  roundToCents(delen.reduce((som, { bedrag }) => som + bedrag, 0))

const volgorde: readonly BetaalSoort[] = ['hypotheek', 'eigenGeld', 'overwaarde', 'tekort']

/** An amount in euro, rounded to whole cents: subtracting leaves a rounding error behind them. */
const roundToCents = (bedrag: number): number => Math.round(bedrag * 100) / 100
