import type { Moment } from './aanvragers/momenten'
import type { Gegevensoort, Kandidaat, Stap, Stapwaarde } from './stap'
import type { Verhaaldeel } from './verhaaldelen'

/** The sentences of a step: a text or list for every explanation, a `Bijzaak` for the full explanation only. */
export type Gezegd = string | readonly string[] | Bijzaak

/** Sentences for the full explanation only. */
interface Bijzaak {
  readonly bijzaak: readonly string[]
}

/** Marks sentences that only the full explanation shows. */
export const bijzaak = (...zinnen: readonly string[]): Bijzaak => ({ bijzaak: zinnen })

/** Uses `zin` for an outcome other than 0, and `nul` for 0, which only the full explanation shows. */
export const tenzijNul = (uitkomst: number, zin: () => string, nul: string): Gezegd =>
  uitkomst === 0 ? bijzaak(nul) : zin()

/** A step or leaf, as the chapters of the calculation export it. */
export type Soort = Stap<never, unknown> | Gegevensoort<unknown>

/**
 * The figures of a step or leaf, for its sentence. Each function takes the name of an input of the formula; without a
 * name it is about the outcome. The short explanation shows whole euros that add up, the full one exact amounts.
 */
export interface Cijfers<I> {
  /** The person this step is about: the visitor (1) or the partner (2). */
  readonly wie: 1 | 2
  /** The moment of the income test that contains this step; `nu` for other steps. */
  readonly moment: Moment
  /** The name of the outcome: a figure of the record for the steps of the record. */
  readonly naam: string
  /** The year of the norms; undefined for a step without a legal source. */
  readonly normjaar: number | undefined
  readonly kandidaten: readonly Kandidaat[]
  readonly uitkomst: number
  /** The outcome of a step, or the value of a leaf. */
  readonly waarde: Stapwaarde
  readonly invoer: <Naam extends keyof I>(naam: Naam) => I[Naam]
  /** The value of an input; 0 when it is absent. */
  readonly getal: (naam: keyof I) => number
  /** The figure, rounded as in this explanation. */
  readonly getoond: (naam?: keyof I) => number
  /** The amount as text, rounded as in this explanation. */
  readonly bedrag: (naam?: keyof I) => string
  /** The amount as text; `minder dan een euro` (or `cent`) when it shows as 0 but is not 0. */
  readonly hoeveel: (naam?: keyof I) => string
  /** The absolute amount as text; `minder dan een euro` (or `cent`) when it shows as 0 but is not 0. */
  readonly omvang: (naam?: keyof I) => string
  /** The amount as text, to the cent. */
  readonly centen: (naam?: keyof I) => string
  /** The percentage as text. */
  readonly procent: (naam?: keyof I) => string
  /** The value as text, with its unit. */
  readonly inWoorden: (naam?: keyof I) => string
  /** The inputs other than 0 in the unit of the outcome, each with its value, its amount as text and its purpose. */
  readonly betaald: () => readonly { readonly waarde: number; readonly bedrag: string; readonly waarvoor: string }[]
  /** Whether the visitor left this input empty. */
  readonly isLeeg: (naam: keyof I) => boolean
  /** Whether this input is the outcome of that step, or the value of that leaf. */
  readonly isVan: (naam: keyof I, soort: Soort) => boolean
}

/** The household and the other steps of the calculation, for a sentence that depends on them. */
export interface Huishouden {
  /** Whether two people buy. */
  readonly samen: boolean
  readonly heeftWoning: boolean
  /** Whether somebody retires within ten years. */
  readonly heeftPensioen: boolean
  /** Whether the rate is an example that nobody offers. */
  readonly isVoorbeeldrente: boolean
  /** Formats an amount in euro. */
  readonly bedrag: (bedrag: number) => string
  /** Formats a rounded amount; `minder dan een euro` (or `cent`) when it shows as 0 and `exact` is not 0. */
  readonly hoeveel: (getoond: number, exact: number) => string
  /** The value of another step or leaf at `moment`, or of its first occurrence; undefined when it does not occur. */
  readonly waardeVan: (soort: Soort, moment?: Moment) => Stapwaarde | undefined
  /** The value of another step or leaf as a number; 0 when it does not occur. */
  readonly getalVan: (soort: Soort, moment?: Moment) => number
  /** The values of every occurrence of a step or leaf, such as one for each applicant. */
  readonly getallenVan: (soort: Soort) => readonly number[]
  /** The rounded amount of another step or leaf; 0 when it does not occur. */
  readonly getoondVan: (soort: Soort, moment?: Moment) => number
  /** The amount of another step or leaf as text; `minder dan een euro` (or `cent`) when it shows as 0 but is not 0. */
  readonly hoeveelVan: (soort: Soort, moment?: Moment) => string
}

/** The sentence of a step or leaf, in Dutch. */
interface Zin<I> {
  /** The sentence, from the figures of the step itself; false when the sentence of another step covers it. */
  readonly zin: string | false | ((cijfers: Cijfers<I>) => Gezegd)
  readonly zinBij?: undefined
}

interface ZinBij<I> {
  readonly zin?: undefined
  /** The sentence, which depends on the household or on another step. */
  readonly zinBij: (cijfers: Cijfers<I>, bij: Huishouden) => Gezegd
}

/** The place of a step or leaf in an explanation. */
export interface Plaatsing {
  /** The chapter of the explanation; absent for the default chapter of the register. */
  readonly verhaaldeel?: Verhaaldeel | ((bij: Huishouden) => Verhaaldeel)
  /** Whether the outcome is shown next to the title of its chapter; `nu` limits that to the test of today. */
  readonly slotsom?: true | 'nu'
  /** Whether it is shown for each moment after retirement, even when the outcome is the same as today. */
  readonly elkMoment?: true
  /** Whether it follows the other steps of its chapter. */
  readonly achteraan?: true
}

/** The sentence of a step and its place. */
export type Vertelling<I> = Plaatsing & (Zin<I> | ZinBij<I>)

/** The sentence of a leaf and its place; a leaf without a sentence is only listed under the steps that use it. */
export type Bladvertelling = Plaatsing & {
  /** The purpose of an amount that the visitor (1) or the partner (2) pays; the description when absent. */
  readonly waarvoor?: (wie: 1 | 2) => string
} & Partial<Zin<object> | ZinBij<object>>
