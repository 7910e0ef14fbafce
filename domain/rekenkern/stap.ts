import type { Afbouwkorting, Belastingschijf, Normen, Normnaam } from '../normen/normen'
import type { EnergielabelType } from '../antwoorden/keuzes'
import type { Euro, EuroPerJaar, EuroPerMaand, Maanden, Procent } from './eenheden'

/** A table in the norms: the value of a norm that is an object or a list, or the part of it for one age group. */
type Tabel = Extract<Normen[Normnaam]['waarde'], object> | readonly Belastingschijf[] | readonly Afbouwkorting[]

/** The part of the calculation and the applicant that a step or leaf belongs to. */
export interface Stapplek {
  /**
   * The name of the part of the calculation, with which the id of a step begins. For a value of the request, its list
   * of applicants. Empty for a norm, and for a step outside every part.
   */
  readonly pad: string
  /** The number of the applicant. Absent for a step that is not about one applicant. */
  readonly nummer?: 1 | 2
}

/** The units of values, each with the type of a value in that unit. */
export interface Eenheden {
  readonly euro: Euro
  readonly 'euro per maand': EuroPerMaand
  readonly 'euro per jaar': EuroPerJaar
  readonly procent: Procent
  readonly maanden: Maanden
  readonly jaar: number
  readonly factor: number
  readonly aandeel: number
  readonly personen: number
  readonly 'ja of nee': boolean
  readonly soort: string
  readonly tabel: Tabel
  readonly tijdstip: string
}

/** The name of a unit. */
export type Eenheid = keyof Eenheden

/** The units that a value of type `U` can have: an amount type has only its own unit, `number` has all plain units. */
export type EenheidVan<U> = {
  [E in Eenheid]: U extends Eenheden[E] ? (number extends Eenheden[E] ? (number extends U ? E : never) : E) : never
}[Eenheid]

/** The value of a step or leaf: a number, a yes or no, a text, or the table of a norm. */
export type Stapwaarde = number | boolean | string | Tabel

/** How the outcome of a step is rounded. */
export type Afronding =
  | 'niet afgerond'
  | 'op een miljoenste euro'
  | 'op drie decimalen, half naar boven'
  | 'naar beneden op hele euro’s'
  | 'op de cent, half naar boven'
  | 'op de cent, sluitend met de andere bedragen'

/** The kind of formula: `voorwaarde` chooses by condition, `afronding` only rounds, `overgenomen` copies the input. */
export type Vorm =
  | 'som'
  | 'verschil'
  | 'laagste'
  | 'hoogste'
  | 'tabel'
  | 'schijven'
  | 'percentage'
  | 'product'
  | 'annuiteit'
  | 'voorwaarde'
  | 'afronding'
  | 'overgenomen'

/** One of the amounts or rates that a step compares. */
export interface Kandidaat {
  /** The description of the amount or rate, in plain Dutch. */
  readonly wat: string
  /** The amount or rate, in the unit of the outcome of the step. */
  readonly waarde: number
  /** Whether the step uses this candidate. */
  readonly telt: boolean
}

/** One row or column of a table. */
export interface Tabelvak<Grens> {
  /** The bound (in the unit of the looked-up value) or energy label. Absent for an unbounded last row or column. */
  readonly grens?: Grens
  /** The outcome in this row or column: a percentage, a factor or an amount in euro. */
  readonly uitkomst: number
  /** Whether the step uses this row or column. */
  readonly telt: boolean
}

/** The row or column of a table in which `waarde` falls, with the rows or columns next to it. */
interface Grensas<Grens, Wat> {
  /** How a bound limits its row or column: as the lowest value (`vanaf`) or as the highest value (`totEnMet`). */
  readonly grens: Grens
  /** The kind of value that is looked up. */
  readonly wat: Wat
  /** The value that is looked up: an income in euro a year, a home value in euro, or a rate in percent. */
  readonly waarde: number
  /** Distance from `waarde` to the next row or column, in the unit of `waarde`. Absent in the last row or column. */
  readonly naarVolgende?: number
  /** The row or column in which `waarde` falls, with its neighbours, in the order of the table. */
  readonly vakken: readonly Tabelvak<number>[]
}

/** The row for a value, in a table whose rows apply from their bound on. */
export type VanafAs = Grensas<'vanaf', 'toetsinkomen' | 'arbeidsinkomen'>

/** The row or column for a value, in a table whose rows or columns apply up to and including their bound. */
export type TotEnMetAs = Grensas<
  'totEnMet',
  'toetsrente' | 'woningwaarde' | 'belastbaarInkomen' | Afbouwkorting['korting']
>

/** The row for an energy label, with its neighbours. */
export interface Labelas {
  /** How a row applies: to one energy label. */
  readonly grens: 'label'
  /** The kind of value that is looked up. */
  readonly wat: 'energielabel'
  /** The row that counts, with its neighbours, in order from the most economical label. */
  readonly vakken: readonly Tabelvak<EnergielabelType>[]
}

/** The rows or the columns of a table around the one in which a step finds its outcome. */
export type Tabelas = VanafAs | TotEnMetAs | Labelas

/** The legal source of a rule: `artikel` of the regulation that `norm` comes from, by default the article of `norm`. */
export interface Grondslag {
  readonly norm: Normnaam
  readonly artikel?: string | undefined
}

/** The formula of a step of the calculation, as a function. The Dutch texts of the step are in `*.woorden.ts`. */
export type Stap<I, U> = (invoer: I) => U

declare const inhoud: unique symbol

/** A leaf of the trail, which no step calculates: a field of the request or kader, or a choice of this calculator. */
export interface Gegevensoort<T> {
  readonly [inhoud]: T
}

/** Creates a leaf for values of type `T`. */
export const gegeven = <T>(): Gegevensoort<T> => ({}) as Gegevensoort<T>

/** A leaf with a figure set by law or NHG: a function that reads the figure from the norms. */
export type Normgegeven<T> = (normen: Normen) => T
