import type { Normen } from '../normen'
import type { Plek } from './pen'
import type { Afronding, Eenheid, EenheidVan, Gegevensoort, Grondslag, Normnaam, Stap, Vorm } from './stap'

/** The place of a step, for its words: the part of the calculation, and the applicant it is about. */
export type Stapplek = Required<Pick<Plek, 'pad' | 'nummer'>>

/** What a step or leaf is, in plain Dutch; `{nummer}` stands for that of the applicant it is about. */
export type Omschrijving = string | ((plek: Stapplek, naam: string) => string)

/** What every step and leaf has: what it is, and what it is counted in. */
interface Beschrijving<E> {
  readonly eenheid: E
  readonly omschrijving: Omschrijving
}

/** The words of something asked (`verzoek`), given with the rates and costs (`kader`), or chosen with a reason. */
export interface Gegevenwoorden<T> extends Beschrijving<EenheidVan<T>> {
  readonly van: 'verzoek' | 'kader' | 'keuze'
  /** Its place in the request or the frame; in that of an applicant from the applicant on. */
  readonly veld: string
  readonly waarom: string
}

/** The words of a norm, or of `deel` of it. */
export interface Normwoorden<T> extends Beschrijving<EenheidVan<T>> {
  readonly norm: Normnaam
  readonly deel: string
}

/** Of a step that hands on its input: the outcome has the name of the input, or is counted as the input is. */
export const VAN_DE_INVOER = 'die van de invoer'

/**
 * The words of a step: its formula in plain Dutch, what we assumed where the rule leaves room (`keuze`), and the reason
 * of a step that no regulation holds (`waarom`). They may look at the inputs: which of them are there.
 */
export interface Stapwoorden<I, U> extends Beschrijving<EenheidVan<U> | typeof VAN_DE_INVOER> {
  readonly vorm: Vorm
  /** The last part of its id in the trail; the name under which it is exported when absent. */
  readonly naam?: string
  /** Not rounded when absent. */
  readonly afronding?: Afronding
  readonly formule: string | ((invoer: I) => string)
  readonly keuze?: string | ((invoer: I, plek: Stapplek) => string | undefined)
  /** A choice when absent, with its reason in `waarom`. */
  readonly grondslag?: Grondslag | ((invoer: I) => Grondslag | undefined) | undefined
  readonly waarom?: string
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

const gegeven =
  (van: Gegevenwoorden<unknown>['van']) =>
  <E extends Eenheid>(eenheid: E, veld: string, omschrijving: Omschrijving, waarom = '') => ({
    van,
    eenheid,
    veld,
    omschrijving,
    waarom,
  })

/** The words of a field of the request, of a field of the rates and cost items, and of a figure that we chose. */
export const gevraagd = gegeven('verzoek')
export const meegegeven = gegeven('kader')
export const gekozen = gegeven('keuze')

/** The words of a norm, or of `deel` of it. */
export const norm = <E extends Eenheid>(naam: Normnaam, eenheid: E, omschrijving: Omschrijving, deel = '') => ({
  norm: naam,
  eenheid,
  omschrijving,
  deel,
})

/** What a step is, the first of its words; `grondslag` where the same rule always holds. */
export const stap = <E extends Eenheid | typeof VAN_DE_INVOER>(
  vorm: Vorm,
  eenheid: E,
  omschrijving: Omschrijving,
  grondslag?: Grondslag,
) => ({ vorm, eenheid, omschrijving, grondslag })

/** The formula of a sum over the applicants. */
export const samen =
  (wat: string) =>
  ({ tweede }: { readonly tweede: unknown }): string =>
    `${wat} van aanvrager 1` + (tweede === undefined ? '' : ` + ${wat} van aanvrager 2`)
