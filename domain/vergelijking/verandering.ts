import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { EnergielabelType } from '../orientatie/keuzes'
import type { RentevastePeriode } from '../orientatie/rentevastePeriodes'
import type { Startersvrijstelling } from '../orientatie/startersvrijstelling'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'

/** By how much an amount of a request changes. */
interface Bedragverschil<Soort extends string> {
  readonly soort: Soort
  /** How much more or less of it. Whole euros: of income a year, of debts a month. */
  readonly verschil: number
}

interface MeerInkomen extends Bedragverschil<'meerInkomen'> {
  /** The home buyer who earns it: 1, or 2 for a partner; less when the difference is below 0. */
  readonly volgnummer: 1 | 2
}

interface LagerePrijs extends Bedragverschil<'lagerePrijs'> {
  /** Is every price below it enough too? Not where NHG, and so its fee, begins at a lower one. */
  readonly isLagerOokGenoeg: boolean
}

/** An amount of the request that is made higher or lower. */
export type Bedragverandering =
  | Bedragverschil<'meerEigenGeld'>
  | MeerInkomen
  | LagerePrijs
  | Bedragverschil<'minderWerk'>
  | Bedragverschil<'minderSchulden'>

/** A choice of the request or of the visitor that is made otherwise. */
export type Keuzeverandering =
  | {
      readonly soort: 'anderePeriode'
      /** How long the rate is fixed then. Months. */
      readonly rentevastperiode: RentevastePeriode
    }
  | {
      readonly soort: 'beterEnergielabel'
      /** The energy label that the home has then. */
      readonly energielabelType: EnergielabelType
    }
  | {
      readonly soort: 'startersvrijstelling'
      /** Who pays no transfer tax as a starter then. */
      readonly startersvrijstelling: Startersvrijstelling
    }

/** One thing of a request that is otherwise. */
export type Verandering = Bedragverandering | Keuzeverandering

/** A change with the request it makes. */
export interface Ander<V extends Verandering = Verandering> {
  /** What is otherwise. */
  readonly verandering: V
  /** The request with that change. */
  readonly verzoek: FinancieringsOpzetVerzoek
}

/**
 * A change with the request it makes and the record of that request. `tekort` (euro) is what then still stays below the
 * aim: 0 when the change is enough.
 */
export interface Uitweg<V extends Verandering = Verandering> extends Ander<V> {
  /** The record of that request. */
  readonly financieringsOpzet: FinancieringsOpzet
  /** What then still stays below the aim. Euro, 0 or more; 0 when the change is enough. */
  readonly tekort: number
}
