import { toVerzoek, type FinancieringsOpzetVerzoek, type Orientatie } from '../../domain'
import { schuldenVan, type Uitweg } from '../../domain/vergelijking'

/** An amount that a change leads to. */
interface Bedragwijziging {
  /** How far it goes beyond the visitor's own amount, in the direction of the change. Euro; for debts euro a month. */
  readonly verschil: number
  /** The amount itself. Euro; for debts euro a month. */
  readonly geheel: number
}

type Som = (verzoek: FinancieringsOpzetVerzoek) => number

const inkomenIn: Som = ({ hypotheekgevers }) =>
  hypotheekgevers.reduce((som, { inkomsten: { bedrag = 0 } }) => som + bedrag, 0)

/** What each change adds to, or with −1 takes from. A change that is not here is no amount, or says itself whole. */
const BEDRAGEN: Readonly<Partial<Record<Uitweg['verandering']['soort'], readonly [van: Som, keer: 1 | -1]>>> = {
  meerEigenGeld: [({ eigenInleg = 0 }) => eigenInleg, 1],
  meerInkomen: [inkomenIn, 1],
  minderWerk: [({ onderpand }) => onderpand?.meerwerkOfVerbouwingskosten ?? 0, -1],
  minderSchulden: [schuldenVan, -1],
}

/**
 * Returns what a change comes to altogether, counted from the visitor's own answers; without those from its own.
 * Undefined for a change of something that is no amount, and of the price, which says itself whole.
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
