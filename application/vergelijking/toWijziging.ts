import { toVerzoek, type FinancieringsOpzetVerzoek, type Orientatie } from '../../domain'
import { schuldenVan, type Uitweg } from '../../domain/vergelijking'

/** A suggested change as an amount. */
interface Bedragwijziging {
  /**
   * The difference between the amount after the change and the amount in the visitor's own answers. Above 0 for a
   * difference in the direction of the change. Euro; euro a year for income, euro a month for debts.
   */
  readonly verschil: number
  /** The amount after the change. Euro; for all buyers together, income in euro a year and debts in euro a month. */
  readonly geheel: number
}

type Som = (verzoek: FinancieringsOpzetVerzoek) => number

const inkomenIn: Som = ({ hypotheekgevers }) =>
  hypotheekgevers.reduce((som, { inkomsten: { bedrag = 0 } }) => som + bedrag, 0)

/** By kind of change: a function that reads the amount in a request, and 1 for an increase or −1 for a decrease. */
const BEDRAGEN: Readonly<Partial<Record<Uitweg['verandering']['soort'], readonly [van: Som, keer: 1 | -1]>>> = {
  meerEigenGeld: [({ eigenInleg = 0 }) => eigenInleg, 1],
  meerInkomen: [inkomenIn, 1],
  minderWerk: [({ onderpand }) => onderpand?.meerwerkOfVerbouwingskosten ?? 0, -1],
  minderSchulden: [schuldenVan, -1],
}

/**
 * Returns a suggested change as an amount, with its difference from the visitor's own answers. The difference is 0 when
 * `eigen` is undefined. Returns undefined for a change of the price, period, energy label or startersvrijstelling.
 * @example
 * const { benodigd } = toVerandergrond(momentopname)
 * toWijziging(benodigd.genoeg[0], orientatie) // { verschil: 28195, geheel: 48195 }
 */
export const toWijziging = (
  { verandering, verzoek }: Uitweg,
  eigen: Orientatie | undefined,
): Bedragwijziging | undefined => {
  const som = BEDRAGEN[verandering.soort]
  if (som === undefined) return undefined
  const [van, keer] = som
  const geheel = van(verzoek)
  return { verschil: keer * (geheel - van(eigen === undefined ? verzoek : toVerzoek(eigen))), geheel }
}
