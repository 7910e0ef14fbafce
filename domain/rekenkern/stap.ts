import type { Belastingschijf, Normen, Normnaam } from '../normen/normen'
import type { EnergielabelType } from '../orientatie/keuzes'
import type { Euro, EuroPerJaar, EuroPerMaand, Maanden, Procent } from './eenheden'

/** The value of a norm that is a table, or the brackets of such a table. */
type Tabel = Extract<Normen[Normnaam]['waarde'], object> | readonly Belastingschijf[]

/** The place of a step in the calculation. */
export interface Stapplek {
  /** The part of the calculation, which is the prefix of the step's id: `toets`, or empty for the whole. */
  readonly pad: string
  /** The applicant that the step is about: 1 or 2; undefined for a step about all of them. */
  readonly nummer: 1 | 2 | undefined
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

/**
 * The units that an outcome of type `U` can have. An amount type has exactly its own unit; a plain number has one of
 * the units without a type of their own.
 */
export type EenheidVan<U> = {
  [E in Eenheid]: U extends Eenheden[E] ? (number extends Eenheden[E] ? (number extends U ? E : never) : E) : never
}[Eenheid]

/** The value of a step or leaf: an amount or other number, a yes or no, a word, or a norm that is a table. */
export type Stapwaarde = number | boolean | string | Tabel

/** How an outcome is rounded. */
export type Afronding =
  | 'niet afgerond'
  | 'op een miljoenste euro'
  | 'op drie decimalen, half naar boven'
  | 'naar beneden op hele euro’s'
  | 'op de cent, half naar boven'
  | 'op de cent, sluitend met de andere bedragen'

/**
 * The kind of formula of a step, which decides what a screen shows: all candidates of a lowest amount, or the row of a
 * table that counts. `voorwaarde` selects one of its inputs; `afronding` only rounds.
 */
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
  /** The description, in plain Dutch. */
  readonly wat: string
  /** The amount or rate, in the unit of the outcome of the step. */
  readonly waarde: number
  /** Whether this candidate counts. */
  readonly telt: boolean
}

/** One row or column of a table. */
export interface Tabelvak<Grens> {
  /** The bound, in the unit of the value that is looked up; undefined where the table is open. */
  readonly grens: Grens | undefined
  /** The outcome in this row or column: a percentage, a factor or an amount in euro. */
  readonly uitkomst: number
  /** Whether this row or column counts. */
  readonly telt: boolean
}

/** The row or column that counts for `waarde`, with its neighbours. */
interface Grensas<Grens, Wat> {
  /** How a bound applies: from the bound on (`vanaf`), or up to and including it (`totEnMet`). */
  readonly grens: Grens
  /** The kind of value that is looked up. */
  readonly wat: Wat
  /** The value that is looked up: an income or a home value in euro, a rate in percent. */
  readonly waarde: number
  /** The distance from `waarde` to the next row or column, in its unit; absent in the last one. */
  readonly naarVolgende?: number
  /** The row or column that counts with its neighbours, in the order of the table. */
  readonly vakken: readonly Tabelvak<number>[]
}

/** Rows that apply from their bound on. */
export type VanafAs = Grensas<'vanaf', 'toetsinkomen'>

/** Rows or columns that apply up to and including their bound. */
export type TotEnMetAs = Grensas<'totEnMet', 'toetsrente' | 'woningwaarde' | 'belastbaarInkomen'>

/** Rows that each apply to one energy label. */
export interface Labelas {
  /** A row applies to one energy label. */
  readonly grens: 'label'
  /** The kind of value that is looked up. */
  readonly wat: 'energielabel'
  /** The row that counts with its neighbours, in order from the most economical label. */
  readonly vakken: readonly Tabelvak<EnergielabelType>[]
}

/** The place in a table where a step finds its outcome: along its rows, or along its columns. */
export type Tabelas = VanafAs | TotEnMetAs | Labelas

/** The legal source of a rule: an article in the regulation of a norm; the article of that norm itself when absent. */
export interface Grondslag {
  readonly norm: Normnaam
  readonly artikel?: string | undefined
}

/** A step of the calculation: its formula. Its texts are in the `*.woorden.ts` of the chapter. */
export type Stap<I, U> = (invoer: I) => U

declare const inhoud: unique symbol

/** A leaf: a value that was asked, given with the rates and costs, or chosen by us. Its words state which. */
export interface Gegevensoort<T> {
  readonly [inhoud]: T
}

/** Creates a leaf. */
export const gegeven = <T>(): Gegevensoort<T> => ({}) as Gegevensoort<T>

/** A leaf that the law sets: a function that reads it from the norms. */
export type Normgegeven<T> = (normen: Normen) => T
