import type { Afronding, Eenheid, Kandidaat, Stapwaarde, Tabelas, Vorm, Stapplek } from '../rekenkern/stap'
import type { Herkomst } from './herkomst'

/** A leaf of the calculation trail: an input, a norm, or a value that this calculator chose. */
export interface Gegeven {
  readonly soort: 'gegeven'
  /** The unique id of the leaf within the trail, such as `verzoek.hypotheekgevers.1.inkomsten.bedrag`. */
  readonly id: string
  /** The label of the leaf, in Dutch. */
  readonly omschrijving: string
  /** The value, in the unit `eenheid`. */
  readonly waarde: Stapwaarde
  /** The unit of the value. */
  readonly eenheid: Eenheid
  /** The source of the value. */
  readonly herkomst: Herkomst
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
export interface Rekenstap {
  readonly soort: 'stap'
  /** The unique id of the step within the trail, such as `toets.toegestaneMaandlast`. */
  readonly id: string
  /** The label of the step, in Dutch. */
  readonly omschrijving: string
  /** The formula of the step, in Dutch words. */
  readonly formule: string
  /** The kind of formula. */
  readonly vorm: Vorm
  /** The inputs of the formula. */
  readonly invoer: readonly Stapinvoer[]
  /** The outcome, in the unit `eenheid`. */
  readonly uitkomst: Stapwaarde
  /** The unit of the outcome. */
  readonly eenheid: Eenheid
  /** How the outcome is rounded. */
  readonly afronding: Afronding
  /** The source of the rule of the step: an article of a regulation, or a choice of this calculator with its reason. */
  readonly herkomst: Herkomst
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

/** The origin of a step or leaf: its definition in the code (`van`), and its place in the calculation (`plek`). */
interface Oorsprong {
  readonly van: unknown
  readonly plek: Stapplek
  /** The name of the step or leaf in its definition; for a step of the result record, the name of its figure. */
  readonly naam: string
  /** Whether the request lacks the amount of this leaf, so that the amount counts as 0; absent for a step. */
  readonly isLeeg?: boolean
}

const oorsprongen = new WeakMap<Knoop, Oorsprong>()

/** Stores the origin of a step or leaf in a separate map, so that the trail stays plain data that JSON can hold. */
export const rememberOorsprong = (knoop: Knoop, oorsprong: Oorsprong): void => {
  oorsprongen.set(knoop, oorsprong)
}

/** Returns the origin of a step or leaf of the trail. Throws a TypeError for a copy, such as a step read from JSON. */
export const oorsprongVan = (knoop: Knoop): Oorsprong => {
  const oorsprong = oorsprongen.get(knoop)
  if (oorsprong === undefined) throw new TypeError(`${knoop.id} is een kopie: de formule staat bij de stap zelf.`)
  return oorsprong
}
