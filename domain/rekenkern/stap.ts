import type { Belastingschijf, Normen, Normnaam } from '../normen/normen'
import type { EnergielabelType } from '../orientatie/keuzes'
import type { Euro, EuroPerJaar, EuroPerMaand, Maanden, Procent } from './eenheden'

/** A norm that is more than one figure, or the brackets of one of its tables. */
type Tabel = Extract<Normen[Normnaam]['waarde'], object> | readonly Belastingschijf[]

/** The place of a step: the part of the calculation, and the applicant it is about where it is about one of them. */
export interface Stapplek {
  /** The part of the calculation, with which the ids of its steps begin: `toets`, or empty for the whole. */
  readonly pad: string
  /** The applicant: 1 or 2; undefined for a step about all of them. */
  readonly nummer: 1 | 2 | undefined
}

/** What a value is counted in, and the type of a value that is counted so. */
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

/** What a value is counted in. */
export type Eenheid = keyof Eenheden

/**
 * The units that an outcome of this type can have: an amount that carries its unit has that one; a plain number has one
 * of the units that carry no type of their own.
 */
export type EenheidVan<U> = {
  [E in Eenheid]: U extends Eenheden[E] ? (number extends Eenheden[E] ? (number extends U ? E : never) : E) : never
}[Eenheid]

/** What a value of a calculation can be: an amount or other number, a yes or no, a word, or a norm that is a table. */
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
 * What kind of formula a step has, so that who shows it knows what to show: of the lowest of some amounts the winner
 * and what lost, of a table the row that counts. `voorwaarde` takes one input or another; `afronding` only rounds.
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

/** One of the amounts or rates that a step compares: what it is, in plain Dutch, and whether it counts. */
export interface Kandidaat {
  /** What it is, in Dutch. */
  readonly wat: string
  /** The amount or rate, in the unit of the outcome of the step. */
  readonly waarde: number
  /** Is it the one that counts? */
  readonly telt: boolean
}

/** One row or column of a table: its bound (none where the table is open), and the outcome in it. */
export interface Tabelvak<Grens> {
  /** Its bound, in the unit of what is looked up; undefined where the table is open. */
  readonly grens: Grens | undefined
  /** What the table gives there: a percentage, a factor or an amount in euro, as the step has it. */
  readonly uitkomst: number
  /** Is it the one that counts? */
  readonly telt: boolean
}

/** The row or column that counts for `waarde`, with those beside it, in the order of the table. */
interface Grensas<Grens, Wat> {
  /** How a bound holds: from it on, or up to and including it. */
  readonly grens: Grens
  /** What is looked up. */
  readonly wat: Wat
  /** The value that is looked up: income and value of a home in euro, a rate in percent. */
  readonly waarde: number
  /** How far `waarde` lies from where the next one begins, in its unit; absent in the last. */
  readonly naarVolgende?: number
  /** The row or column that counts with those beside it, in the order of the table. */
  readonly vakken: readonly Tabelvak<number>[]
}

/** Rows that hold from their bound on. */
export type VanafAs = Grensas<'vanaf', 'toetsinkomen'>

/** Rows or columns that hold up to and including their bound. */
export type TotEnMetAs = Grensas<'totEnMet', 'toetsrente' | 'woningwaarde' | 'belastbaarInkomen'>

/** Rows that hold for one energy label each. */
export interface Labelas {
  /** A row holds for one energy label. */
  readonly grens: 'label'
  /** What is looked up. */
  readonly wat: 'energielabel'
  /** The row that counts with those beside it, from the most economical label on. */
  readonly vakken: readonly Tabelvak<EnergielabelType>[]
}

/** Where in a table a step found its outcome: along its rows, or along its columns. */
export type Tabelas = VanafAs | TotEnMetAs | Labelas

/** Where a rule stands: an article of the regulation of a norm; that of the norm itself when absent. */
export interface Grondslag {
  readonly norm: Normnaam
  readonly artikel?: string | undefined
}

/** One step of the calculation: its formula. What there is to say of it stands with its words. */
export type Stap<I, U> = (invoer: I) => U

declare const inhoud: unique symbol

/** A leaf: something that was asked, was given with the rates and costs, or that we chose. Its words say which. */
export interface Gegevensoort<T> {
  readonly [inhoud]: T
}

/** Makes a leaf. */
export const gegeven = <T>(): Gegevensoort<T> => ({}) as Gegevensoort<T>

/** A leaf that the law sets: how it is read from the norms. */
export type Normgegeven<T> = (normen: Normen) => T
