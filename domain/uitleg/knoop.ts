import type { Afronding, Eenheid, Kandidaat, Stapwaarde, Tabelas, Vorm, Stapplek } from '../rekenkern/stap'
import type { Herkomst } from './herkomst'

/** What a step and a leaf of the calculation trail both have. */
interface Spoordeel extends Stapplek {
  /** The unique id within the trail: `toets.2.toetsinkomen`, `verzoek.hypotheekgevers.1.inkomsten.bedrag`. */
  readonly id: string
  /**
   * The name of the rule or value in this version of the library, after its chapter: `toetsPerAanvrager.toetsinkomen`.
   * What is calculated for each of two applicants has one key and two ids.
   */
  readonly sleutel: string
  /**
   * The name with which other steps use the outcome or value; for a step of the result record, the name of its figure.
   * Two rules may share a name if at most one of them applies.
   */
  readonly naam: string
  /** The label, in Dutch. */
  readonly omschrijving: string
  /** The unit of the outcome or the value. */
  readonly eenheid: Eenheid
  /** The source of the value of a leaf. For a step: an article of a regulation, or a choice of this calculator. */
  readonly herkomst: Herkomst
}

/** A leaf of the calculation trail: an input, a norm, or a value that this calculator chose. */
export interface Gegeven extends Spoordeel {
  readonly soort: 'gegeven'
  /** The value, in the unit `eenheid`. */
  readonly waarde: Stapwaarde
  /** True when the request lacks the amount of this leaf, so that the amount counts as 0; otherwise absent. */
  readonly isLeeg?: true
}

/** One named input of a step. */
export interface Stapinvoer {
  /** The name of the input in the formula. */
  readonly naam: string
  /** The value, in the unit `eenheid`. */
  readonly waarde: Stapwaarde
  /** The unit of the value. */
  readonly eenheid: Eenheid
  /** The id of the step or leaf that gives the value. */
  readonly van: string
}

/** One step of a calculation: its formula, inputs, outcome and source. */
export interface Rekenstap extends Spoordeel {
  readonly soort: 'stap'
  /** The formula of the step, in Dutch words. */
  readonly formule: string
  /** The kind of formula. */
  readonly vorm: Vorm
  /** The inputs of the formula. */
  readonly invoer: readonly Stapinvoer[]
  /** The outcome, in the unit `eenheid`. */
  readonly uitkomst: Stapwaarde
  /** How the outcome is rounded. */
  readonly afronding: Afronding
  /** The choice of this calculator where the rule leaves room, in Dutch; absent for a step without such a choice. */
  readonly keuze?: string
  /** The amounts or rates of which the step takes the lowest or highest; empty for a step that compares nothing. */
  readonly kandidaten: readonly Kandidaat[]
  /** The table rows and columns around the outcome of the step; empty for a step without rows or columns to show. */
  readonly plaats: readonly Tabelas[]
}

/** A node of the calculation trail: a step or a leaf. */
export type Knoop = Gegeven | Rekenstap

/** The calculation trail: the steps in calculation order, and the leaves that they use. */
export interface Graaf {
  /** The steps, in the order of the calculation. */
  readonly stappen: readonly Rekenstap[]
  /** The leaves that the steps use. */
  readonly gegevens: readonly Gegeven[]
}
