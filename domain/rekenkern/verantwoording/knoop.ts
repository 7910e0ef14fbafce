import type {
  AlleenstaandeNorm,
  Belastingschijf,
  Box1Norm,
  EigenwoningforfaitNorm,
  Normen,
  Studieschuldfactor,
} from '../../normen'
import type { Herkomst } from './herkomst'

/** What a value in the trail can be: an amount or other number, a yes or no, a word, or a norm that is a table. */
export type Stapwaarde =
  | number
  | boolean
  | string
  | AlleenstaandeNorm
  | Box1Norm
  | EigenwoningforfaitNorm
  | Normen['extraVoorEnergielabel']['waarde']
  | Normen['financieringslast']['waarde']
  | readonly Belastingschijf[]
  | readonly Studieschuldfactor[]

/** What a value is counted in. */
export type Eenheid =
  | 'euro'
  | 'euro per maand'
  | 'euro per jaar'
  | 'procent'
  | 'maanden'
  | 'jaar'
  | 'factor'
  | 'aandeel'
  | 'personen'
  | 'ja of nee'
  | 'soort'
  | 'tabel'
  | 'tijdstip'

/** How an outcome is rounded. */
export type Afronding =
  | 'niet afgerond'
  | 'op een miljoenste euro'
  | 'op drie decimalen, half naar boven'
  | 'naar beneden op hele euro’s'
  | 'op de cent, half naar boven'
  | 'op de cent, sluitend met de andere bedragen'

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
 * gives `uitkomst`. `keuze` names what this calculator assumed where the rule leaves room.
 */
export interface Rekenstap {
  readonly soort: 'stap'
  readonly id: string
  readonly omschrijving: string
  readonly formule: string
  readonly invoer: readonly Stapinvoer[]
  readonly uitkomst: Stapwaarde
  readonly eenheid: Eenheid
  readonly afronding: Afronding
  readonly herkomst: Herkomst
  readonly keuze?: string
  readonly reken: (invoer: Readonly<Record<string, Stapwaarde>>) => Stapwaarde
}

/** Anything the trail can be walked to. */
export type Knoop = Gegeven | Rekenstap
