import { toVerzoek, type FinancieringsOpzetVerzoek, type Orientatie } from '../../domain'
import { schuldenVan, type Uitweg } from '../../domain/vergelijking'

/** A suggested change as an amount. */
interface Bedragwijziging {
  /** The difference from the visitor's own amount, in the direction of the change. Euro; euro a month for debts. */
  readonly verschil: number
  /** The amount after the change. Euro; euro a month for debts. */
  readonly geheel: number
}

type Som = (verzoek: FinancieringsOpzetVerzoek) => number

const inkomenIn: Som = ({ hypotheekgevers }) =>
  hypotheekgevers.reduce((som, { inkomsten: { bedrag = 0 } }) => som + bedrag, 0)

/** The amount of each kind of change, and 1 when the change raises it or −1 when it lowers it. */
const BEDRAGEN: Readonly<Partial<Record<Uitweg['verandering']['soort'], readonly [van: Som, keer: 1 | -1]>>> = {
  meerEigenGeld: [({ eigenInleg = 0 }) => eigenInleg, 1],
  meerInkomen: [inkomenIn, 1],
  minderWerk: [({ onderpand }) => onderpand?.meerwerkOfVerbouwingskosten ?? 0, -1],
  minderSchulden: [schuldenVan, -1],
}

/**
 * Returns a suggested change as an amount, with its difference from the visitor's own answers; the difference is 0 when
 * `eigen` is undefined. Undefined for a change of the price, the period, the label or the exemption.
 * @example
 * const { benodigd } = toVerandergrond(momentopname, middelen)
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
