import type { Afronding, Eenheid, Kandidaat, Stapwaarde, Tabelas, Vorm } from '../stap'
import type { Herkomst } from './herkomst'

/** A leaf of the trail: something that was asked, something the law sets, or a choice of this calculator. */
export interface Gegeven {
  readonly soort: 'gegeven'
  readonly id: string
  readonly omschrijving: string
  readonly waarde: Stapwaarde
  readonly eenheid: Eenheid
  readonly herkomst: Herkomst
}

/** One named input of a step, with the id of the step or leaf that it comes from. */
export interface Stapinvoer {
  readonly naam: string
  readonly waarde: Stapwaarde
  readonly eenheid: Eenheid
  readonly van: string
}

/**
 * One step of a calculation. `reken` is the function the calculation itself used: applied to the inputs by name it
 * gives `uitkomst`. `keuze` names what this calculator assumed where the rule leaves room. `kandidaten` are what a
 * lowest or highest is taken of; `plaats` is where in a table the outcome stands, along its rows and its columns.
 */
export interface Rekenstap {
  readonly soort: 'stap'
  readonly id: string
  readonly omschrijving: string
  readonly formule: string
  readonly vorm: Vorm
  readonly invoer: readonly Stapinvoer[]
  readonly uitkomst: Stapwaarde
  readonly eenheid: Eenheid
  readonly afronding: Afronding
  readonly herkomst: Herkomst
  readonly keuze?: string
  readonly kandidaten: readonly Kandidaat[]
  readonly plaats: readonly Tabelas[]
  readonly reken: (invoer: Readonly<Record<string, Stapwaarde>>) => Stapwaarde
}

/** Anything the trail can be walked to. */
export type Knoop = Gegeven | Rekenstap

/** The steps of a calculation in order, and the leaves they rest on. */
export interface Graaf {
  readonly stappen: readonly Rekenstap[]
  readonly gegevens: readonly Gegeven[]
}
