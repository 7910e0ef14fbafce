import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { EnergielabelType } from '../antwoorden/keuzes'
import type { RentevastePeriode } from '../antwoorden/rentevastePeriodes'
import type { Startersvrijstelling } from '../antwoorden/startersvrijstelling'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'

/** A change of an amount of a request. */
interface Bedragverschil<Soort extends string> {
  readonly soort: Soort
  /** The change. Whole euros: a year for income, a month for debts, otherwise once. Below 0 only for a lower income. */
  readonly verschil: number
}

interface MeerInkomen extends Bedragverschil<'meerInkomen'> {
  /** The home buyer whose income changes: 1, or 2 for a partner. The income decreases when `verschil` is below 0. */
  readonly volgnummer: 1 | 2
}

interface LagerePrijs extends Bedragverschil<'lagerePrijs'> {
  /** Whether every lower price also reaches the goal. A price within the NHG limit may miss it, due to the NHG fee. */
  readonly isLagerOokGenoeg: boolean
}

/** A change of one amount of a request: own money, income, price, work on the home, or debts. */
export type Bedragverandering =
  | Bedragverschil<'meerEigenGeld'>
  | MeerInkomen
  | LagerePrijs
  | Bedragverschil<'minderWerk'>
  | Bedragverschil<'minderSchulden'>

/** A change of a choice: the period, the energy label or the startersvrijstelling. */
export type Keuzeverandering =
  | {
      readonly soort: 'anderePeriode'
      /** The new fixed-rate period. Months. */
      readonly rentevastperiode: RentevastePeriode
    }
  | {
      readonly soort: 'beterEnergielabel'
      /** The new energy label of the home. */
      readonly energielabelType: EnergielabelType
    }
  | {
      readonly soort: 'startersvrijstelling'
      /** How many of the home buyers pay no transfer tax as a starter after the change. */
      readonly startersvrijstelling: Startersvrijstelling
    }

/** One change of a request. */
export type Verandering = Bedragverandering | Keuzeverandering

/** A change, with the changed request. */
export interface Ander<V extends Verandering = Verandering> {
  /** The change. */
  readonly verandering: V
  /** The request with that change. */
  readonly verzoek: FinancieringsOpzetVerzoek
}

/** A change, with the changed request, its result record and its shortfall against the goal. */
export interface Uitweg<V extends Verandering = Verandering> extends Ander<V> {
  /** The result record of the changed request. */
  readonly financieringsOpzet: FinancieringsOpzet
  /** The shortfall that remains against the goal. Euro, 0 or more; 0 when the change is enough. */
  readonly tekort: number
}
