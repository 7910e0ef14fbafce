import type { Afronding, Eenheid, Kandidaat, Stapwaarde, Tabelas, Vorm, Stapplek } from '../rekenkern/stap'
import type { Herkomst } from './herkomst'

/** A leaf of the trail: something that was asked, something the law sets, or a choice of this calculator. */
export interface Gegeven {
  readonly soort: 'gegeven'
  /** Unique within the trail: its place in the calculation. */
  readonly id: string
  /** What it is, in Dutch. */
  readonly omschrijving: string
  /** The value, in the unit that `eenheid` names. */
  readonly waarde: Stapwaarde
  /** What the value is counted in. */
  readonly eenheid: Eenheid
  /** Where it comes from. */
  readonly herkomst: Herkomst
}

/** One named input of a step, with the id of the step or leaf that it comes from. */
export interface Stapinvoer {
  /** The name of the input in the formula. */
  readonly naam: string
  /** The value, in the unit that `eenheid` names. */
  readonly waarde: Stapwaarde
  /** What the value is counted in. */
  readonly eenheid: Eenheid
  /** The id of the step or leaf that it comes from. */
  readonly van: string
}

/**
 * One step of a calculation. `keuze` names what this calculator assumed where the rule leaves room. `kandidaten` are
 * what a lowest or highest is taken of; `plaats` is where in a table the outcome stands, along rows and columns.
 */
export interface Rekenstap {
  readonly soort: 'stap'
  /** Unique within the trail: its place in the calculation. */
  readonly id: string
  /** What it works out, in Dutch. */
  readonly omschrijving: string
  /** The formula, in Dutch. */
  readonly formule: string
  /** What kind of formula it is. */
  readonly vorm: Vorm
  /** What it is worked out of. */
  readonly invoer: readonly Stapinvoer[]
  /** What it comes to, in the unit that `eenheid` names. */
  readonly uitkomst: Stapwaarde
  /** What the outcome is counted in. */
  readonly eenheid: Eenheid
  /** How the outcome is rounded. */
  readonly afronding: Afronding
  /** Where the rule stands, or why this calculator has it. */
  readonly herkomst: Herkomst
  /** What was assumed where the rule leaves room, in Dutch; absent when it leaves none. */
  readonly keuze?: string
  /** What it compares; none when it compares nothing. */
  readonly kandidaten: readonly Kandidaat[]
  /** Where in a table the outcome stands; nowhere without a table. */
  readonly plaats: readonly Tabelas[]
}

/** Anything the trail can be walked to. */
export type Knoop = Gegeven | Rekenstap

/** The steps of a calculation in order, and the leaves they rest on. */
export interface Graaf {
  /** The steps, in the order of the calculation. */
  readonly stappen: readonly Rekenstap[]
  /** The leaves that they rest on. */
  readonly gegevens: readonly Gegeven[]
}

/** The step or leaf of a chapter that a node of the trail is, and where in the calculation it was taken. */
interface Oorsprong {
  readonly van: unknown
  readonly plek: Stapplek
  /** The name of the outcome: its export name, or the figure of the record that it gives. */
  readonly naam: string
  /** Whether the visitor left this field empty, so that it counts as 0. */
  readonly isLeeg?: boolean
}

const oorsprongen = new WeakMap<Knoop, Oorsprong>()

/** Keeps it beside a node rather than in it, so that a trail is plain data, which can be copied and stored. */
export const rememberOorsprong = (knoop: Knoop, oorsprong: Oorsprong): void => {
  oorsprongen.set(knoop, oorsprong)
}

/** Of a node as the trail gave it; throws for a copy of one. */
export const oorsprongVan = (knoop: Knoop): Oorsprong => {
  const oorsprong = oorsprongen.get(knoop)
  if (oorsprong === undefined) throw new TypeError(`${knoop.id} is een kopie: de formule staat bij de stap zelf.`)
  return oorsprong
}
