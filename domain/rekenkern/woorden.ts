import type { Normen, Normnaam } from '../normen'
import type { Afronding, Eenheid, EenheidVan, Gegevensoort, Grondslag, Kandidaat, Stap, Tabelas, Vorm } from './stap'

/** The place of a step, for its words: the part of the calculation, and the applicant it is about. */
export interface Stapplek {
  readonly pad: string
  readonly nummer: 1 | 2
}

/** What a step or leaf is, in plain Dutch; `#` stands for the number of the applicant it is about. */
export type Omschrijving = string | ((plek: Stapplek, naam: string) => string)

/** What every step and leaf has: what it is, and what it is counted in. */
interface Beschrijving<E> {
  readonly eenheid: E
  readonly omschrijving: Omschrijving
}

/** The words of something asked (`verzoek`), given with the rates and costs (`kader`), or chosen with a reason. */
export interface Gegevenwoorden<T> extends Beschrijving<EenheidVan<T>>, Gegevenuitleg {
  readonly van: 'verzoek' | 'kader' | 'keuze'
}

interface Gegevenuitleg {
  /** Its place in the request or the frame, in that of an applicant from the applicant on; its name when absent. */
  readonly veld?: string | undefined
  readonly waarom?: string
}

/** The words of a norm, or of `deel` of it. */
export interface Normwoorden<T> extends Beschrijving<EenheidVan<T>> {
  readonly norm: Normnaam
  readonly deel: string
}

/** Of a step that hands on its input: the outcome is counted as the input is. */
export const VAN_DE_INVOER = 'die van de invoer'

/** The words of a step. They may look at the inputs: which of them are there. */
export interface Stapwoorden<I, U> extends Beschrijving<EenheidVan<U> | typeof VAN_DE_INVOER>, Stapuitleg<I> {
  readonly vorm: Vorm
  /** A choice when absent, with its reason in `waarom`. */
  readonly grondslag?: Grondslag | ((invoer: I) => Grondslag | undefined)
  readonly waarom?: string
}

/** How a step is worked out: its formula in plain Dutch, and what we assumed where the rule leaves room (`keuze`). */
interface Stapuitleg<I> {
  /** The last part of its id in the trail; the name under which it is exported when absent. */
  readonly naam?: string
  /** Not rounded when absent. */
  readonly afronding?: Afronding
  readonly formule: string | ((invoer: I) => string)
  readonly keuze?: string | ((invoer: I, plek: Stapplek) => string | undefined)
  /** What it compares, of a lowest or highest; none where there is nothing to compare. */
  readonly kandidaten?: (invoer: I) => readonly Kandidaat[]
  /** Where in a table it found its outcome: along the rows, then along the columns; nowhere without a table. */
  readonly plaats?: (invoer: I) => readonly Tabelas[]
}

/** The words of every step and leaf that a chapter exports: one that was forgotten does not compile. */
export type Woorden<Hoofdstuk> = {
  readonly [Naam in keyof Hoofdstuk as Hoofdstuk[Naam] extends Beschreven ? Naam : never]: WoordenVan<Hoofdstuk[Naam]>
}

type WoordenVan<Soort> =
  Soort extends Gegevensoort<infer T>
    ? Gegevenwoorden<T>
    : Soort extends Stap<infer I, infer U>
      ? I extends Normen
        ? Normwoorden<U>
        : Stapwoorden<I, U>
      : never

type Beschreven = Stap<never, unknown> | Gegevensoort<unknown>

/** A step or leaf by the name under which its chapter exports it, with its words. */
export interface Inschrijving<W> {
  readonly naam: string
  readonly woorden: W
}

/** The steps and leaves of a chapter, each with its words. */
export const hoofdstuk = <Stappen extends object>(
  stappen: Stappen,
  woorden: Woorden<Stappen>,
): readonly (readonly [unknown, Inschrijving<unknown>])[] =>
  Object.entries(woorden).map(([naam, eigen]) => [stappen[naam as keyof Stappen], { naam, woorden: eigen }])

/** The words of a field of the request. */
export const verzoekveld = <E extends Eenheid>(eenheid: E, omschrijving: Omschrijving, veld?: string) =>
  ({ van: 'verzoek', eenheid, omschrijving, veld }) as const

const gegeven =
  <V extends string>(van: V) =>
  <E extends Eenheid>(eenheid: E, omschrijving: Omschrijving, uitleg: Gegevenuitleg) => ({
    van,
    eenheid,
    omschrijving,
    ...uitleg,
  })

/** The words of a field of the rates and cost items, and of a figure that we chose. */
export const meegegeven = gegeven('kader')
export const gekozen = gegeven('keuze')

/** The words of a norm, or of `deel` of it. */
export const norm = <E extends Eenheid>(naam: Normnaam, eenheid: E, omschrijving: Omschrijving, deel = '') => ({
  norm: naam,
  eenheid,
  omschrijving,
  deel,
})

/** Where a rule stands: with a norm, or at another article of the same regulation. */
export const wet = (norm: Normnaam, artikel?: string): Grondslag => ({ norm, artikel })

/** The words of a step that stands in a regulation. */
export const stap = <I, E extends Eenheid>(
  vorm: Vorm,
  eenheid: E,
  omschrijving: Omschrijving,
  grondslag: Grondslag | ((invoer: I) => Grondslag),
  uitleg: Stapuitleg<I>,
) => ({ vorm, eenheid, omschrijving, grondslag, ...uitleg })

/** The words of a step of our own, with the reason; `grondslag` where some inputs bring it under a regulation. */
export const eigen = <I, E extends Eenheid | typeof VAN_DE_INVOER>(
  vorm: Vorm,
  eenheid: E,
  omschrijving: Omschrijving,
  uitleg: Stapuitleg<I> & { readonly waarom: string; readonly grondslag?: (invoer: I) => Grondslag | undefined },
) => ({ vorm, eenheid, omschrijving, ...uitleg })

/** The formula of a sum over the applicants. */
export const samen =
  (wat: string) =>
  ({ tweede }: { readonly tweede: unknown }): string =>
    `${wat} van aanvrager 1` + (tweede === undefined ? '' : ` + ${wat} van aanvrager 2`)
