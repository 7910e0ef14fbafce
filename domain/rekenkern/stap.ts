import type {
  AlleenstaandeNorm,
  Belastingschijf,
  Box1Norm,
  EigenwoningforfaitNorm,
  Normen,
  Studieschuldfactor,
} from '../normen'
import type { Euro, EuroPerJaar, EuroPerMaand, Maanden, Procent } from './eenheden'

/** A norm that is a table. */
type Tabel =
  | AlleenstaandeNorm
  | Box1Norm
  | EigenwoningforfaitNorm
  | Normen['extraVoorEnergielabel']['waarde']
  | Normen['financieringslast']['waarde']
  | readonly Belastingschijf[]
  | readonly Studieschuldfactor[]

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

/** What an outcome of this type can be counted in. */
type EenheidVan<U> = { [E in Eenheid]: U extends Eenheden[E] ? E : never }[Eenheid]

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

/** The name of a norm in a norm set. */
export type Normnaam = Exclude<keyof Normen, 'jaar' | 'versie'>

/** Where a rule stands: an article of the regulation of a norm (that of the norm itself when absent), or nowhere. */
export type Grondslag = { readonly norm: Normnaam; readonly artikel?: string } | 'keuze'

/** One step of the calculation: its formula. What there is to say of it stands with its words. */
export type Stap<I, U> = (invoer: I) => U

/** What there is to say of a step in a few words. */
export interface Kenmerken<I, U> {
  readonly eenheid: EenheidVan<U>
  readonly vorm: Vorm
  /** Not rounded when absent. */
  readonly afronding?: Afronding
  readonly grondslag: Grondslag | ((invoer: I) => Grondslag)
  /** The last part of its id in the trail; the name under which it is exported when absent. */
  readonly naam?: string
}

declare const inhoud: unique symbol

/** A leaf: something that was asked (`verzoek`), was given with the rates and costs (`kader`), or that we chose. */
export interface Gegevensoort<T> {
  readonly [inhoud]?: T
  readonly van: 'verzoek' | 'kader' | 'keuze'
  readonly eenheid: Eenheid
  /** Its place in the request or the frame, in that of an applicant from the applicant on. */
  readonly veld: string
}

const gegeven =
  (van: Gegevensoort<unknown>['van']) =>
  <E extends Eenheid, T extends Eenheden[E] = Eenheden[E]>(eenheid: E, veld: string): Gegevensoort<T> => ({
    van,
    eenheid,
    veld,
  })

/** A field of the request. */
export const gevraagd = gegeven('verzoek')

/** A field of the rates and cost items. */
export const meegegeven = gegeven('kader')

/** A figure that this calculator chose. */
export const gekozen = gegeven('keuze')

/** A leaf that the law sets: a norm, or `deel` of it. */
export interface Normgegeven<T> {
  readonly norm: Normnaam
  readonly deel?: string
  readonly eenheid: Eenheid
  readonly read: (normen: Normen) => T
}

/** Describes a norm, or `deel` of it, as a leaf. */
export const norm = <E extends Eenheid, T extends Eenheden[E]>(
  naam: Normnaam,
  eenheid: E,
  read: (normen: Normen) => T,
  deel?: string,
): Normgegeven<T> => ({ norm: naam, eenheid, read, ...(deel === undefined ? {} : { deel }) })
