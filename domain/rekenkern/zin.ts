import type { Moment } from './aanvragers/momenten'
import type { Gegevensoort, Kandidaat, Stap, Stapwaarde } from './stap'
import type { Verhaaldeel } from './verhaaldelen'

/** What a step says. As a string or a list it stands in every explanation, as a `Bijzaak` in the full one only. */
export type Gezegd = string | readonly string[] | Bijzaak

/** Sentences for the full explanation only. */
interface Bijzaak {
  readonly bijzaak: readonly string[]
}

/** Says something in the full explanation only. */
export const bijzaak = (...zinnen: readonly string[]): Bijzaak => ({ bijzaak: zinnen })

/** Says the first of an outcome other than 0; of 0 the second, in the full explanation only. */
export const tenzijNul = (uitkomst: number, zin: () => string, nul: string): Gezegd =>
  uitkomst === 0 ? bijzaak(nul) : zin()

/** A step or a leaf, as the chapters export it. */
export type Soort = Stap<never, unknown> | Gegevensoort<unknown>

/**
 * A step or a leaf with its figures, as its sentence reads them. Without a name a function is about the outcome, with
 * one about that input of the formula. What is shown is in whole euros that add up in the short explanation, and exact
 * in the full one.
 */
export interface Cijfers<I> {
  /** Whom it is about: the visitor (1) or the partner (2). */
  readonly wie: 1 | 2
  /** The moment at which the income is tested, for a step of such a test; or else now. */
  readonly moment: Moment
  /** The name of its outcome, for a step that gives more than one. */
  readonly naam: string
  /** The year of the norms; undefined for what no regulation says. */
  readonly normjaar: number | undefined
  readonly kandidaten: readonly Kandidaat[]
  readonly uitkomst: number
  /** What it comes to, or holds. */
  readonly waarde: Stapwaarde
  readonly invoer: <Naam extends keyof I>(naam: Naam) => I[Naam]
  /** An input as a number; one that is absent counts as 0. */
  readonly getal: (naam: keyof I) => number
  /** The figure as it is shown. */
  readonly getoond: (naam?: keyof I) => number
  /** The amount in words as it is shown. */
  readonly bedrag: (naam?: keyof I) => string
  /** The amount in words; more than none is never told as € 0. */
  readonly hoeveel: (naam?: keyof I) => string
  /** The same without its sign. */
  readonly omvang: (naam?: keyof I) => string
  /** The amount in words, to the cent. */
  readonly centen: (naam?: keyof I) => string
  /** The percentage in words. */
  readonly procent: (naam?: keyof I) => string
  /** The value in words, by its unit. */
  readonly inWoorden: (naam?: keyof I) => string
  /** The inputs in the unit of the outcome that are not 0, each with its amount in words and what it is paid for. */
  readonly betaald: readonly { readonly waarde: number; readonly bedrag: string; readonly waarvoor: string }[]
  /** Whether the visitor left this input empty. */
  readonly isLeeg: (naam: keyof I) => boolean
  /** Whether this input comes from that step or leaf. */
  readonly isVan: (naam: keyof I, soort: Soort) => boolean
}

/** What a sentence may look at besides its own step: the household, and the other steps of the calculation. */
export interface Huishouden {
  /** Whether two people buy. */
  readonly samen: boolean
  readonly heeftWoning: boolean
  /** Whether somebody retires within ten years. */
  readonly heeftPensioen: boolean
  /** Whether the rate is an example that nobody offers. */
  readonly isVoorbeeldrente: boolean
  /** An amount in words. */
  readonly bedrag: (bedrag: number) => string
  /** A shown amount in words, where `exact` is what it is: more than none is never told as € 0. */
  readonly hoeveel: (getoond: number, exact: number) => string
  /** What another step or leaf comes to, at a moment or for the first time; undefined where it is not taken. */
  readonly waardeVan: (soort: Soort, moment?: Moment) => Stapwaarde | undefined
  /** The same as a number; 0 where it is not taken. */
  readonly getalVan: (soort: Soort, moment?: Moment) => number
  /** What a step or leaf comes to for each applicant that it is taken for. */
  readonly getallenVan: (soort: Soort) => readonly number[]
  /** The amount of another step or leaf as it is shown; 0 where it is not taken. */
  readonly getoondVan: (soort: Soort, moment?: Moment) => number
  /** The amount in words; more than none is never told as € 0. */
  readonly hoeveelVan: (soort: Soort, moment?: Moment) => string
}

/** What a step or leaf says of itself, in Dutch. */
interface Zin<I> {
  /** Of its own figures alone; false where another step says it. */
  readonly zin: string | false | ((cijfers: Cijfers<I>) => Gezegd)
  readonly zinBij?: undefined
}

interface ZinBij<I> {
  readonly zin?: undefined
  /** What it says where that depends on the household or on another step. */
  readonly zinBij: (cijfers: Cijfers<I>, bij: Huishouden) => Gezegd
}

/** Where in an explanation a step or leaf is told. */
export interface Plaatsing {
  /** The part that tells of it, when that is not the one of its chapter. */
  readonly verhaaldeel?: Verhaaldeel | ((bij: Huishouden) => Verhaaldeel)
  /** Whether it says what its part comes to; `nu` for the test of today only. */
  readonly slotsom?: true | 'nu'
  /** Whether it is told of each moment after retirement, also where it is as today. */
  readonly elkMoment?: true
  /** Whether it is told after the rest of its part. */
  readonly achteraan?: true
}

/** What a step says, and where. */
export type Vertelling<I> = Plaatsing & (Zin<I> | ZinBij<I>)

/** What a leaf says; nothing when it is only named by the steps that use it. */
export type Bladvertelling = Plaatsing & {
  /** What an amount is paid for, by the visitor (1) or the partner (2); its description when absent. */
  readonly waarvoor?: (wie: 1 | 2) => string
} & Partial<Zin<object> | ZinBij<object>>
