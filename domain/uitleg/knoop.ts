import type { Afronding, Eenheid, Kandidaat, Stapwaarde, Tabelas, Vorm, Stapplek } from '../rekenkern/stap'
import type { Herkomst } from './herkomst'

/** A leaf of the trail: an input, a legal norm, or a choice of this calculator. */
export interface Gegeven {
  readonly soort: 'gegeven'
  /** Unique id within the trail, made of its place in the calculation. */
  readonly id: string
  /** The label, in Dutch. */
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
  /** Unique id within the trail, made of its place in the calculation. */
  readonly id: string
  /** The label, in Dutch. */
  readonly omschrijving: string
  /** The formula, in Dutch. */
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
  /** The regulation that has the rule, or the reason for a choice of this calculator. */
  readonly herkomst: Herkomst
  /** The choice of this calculator where the rule leaves room, in Dutch; absent when it leaves none. */
  readonly keuze?: string
  /** The amounts or rates of which the step takes the lowest or highest; empty when it compares nothing. */
  readonly kandidaten: readonly Kandidaat[]
  /** The rows and columns around the outcome in a table; empty for a step without a table. */
  readonly plaats: readonly Tabelas[]
}

/** A step or leaf of the trail. */
export type Knoop = Gegeven | Rekenstap

/** The trail of a calculation: its steps in order, and the leaves that they use. */
export interface Graaf {
  /** The steps, in the order of the calculation. */
  readonly stappen: readonly Rekenstap[]
  /** The leaves that the steps use. */
  readonly gegevens: readonly Gegeven[]
}

/** The origin of a step or leaf of the trail: its definition in a chapter (`van`), and its place in the calculation. */
interface Oorsprong {
  readonly van: unknown
  readonly plek: Stapplek
  /** The name of the outcome: its export name, or the figure of the record that it gives. */
  readonly naam: string
  /** Whether the visitor left this field empty, so that it counts as 0. */
  readonly isLeeg?: boolean
}

const oorsprongen = new WeakMap<Knoop, Oorsprong>()

/**
 * Stores the origin of a step or leaf outside the object, so that a trail stays plain data that can be copied and
 * stored.
 */
export const rememberOorsprong = (knoop: Knoop, oorsprong: Oorsprong): void => {
  oorsprongen.set(knoop, oorsprong)
}

/** Returns the origin of a step or leaf of the trail. Throws a TypeError for a copy, such as one read from JSON. */
export const oorsprongVan = (knoop: Knoop): Oorsprong => {
  const oorsprong = oorsprongen.get(knoop)
  if (oorsprong === undefined) throw new TypeError(`${knoop.id} is een kopie: de formule staat bij de stap zelf.`)
  return oorsprong
}
