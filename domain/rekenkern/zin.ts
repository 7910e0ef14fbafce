import type { Moment } from './aanvragers/momenten'
import type { Gegevensoort, Kandidaat, Stap, Stapwaarde } from './stap'
import type { Verhaaldeel } from './verhaaldelen'

/** The Dutch sentences of a step: one text, a list of texts, or a `Bijzaak` with less important sentences. */
export type Gezegd = string | readonly string[] | Bijzaak

/** Sentences that a short explanation shows only if their step has outcome 0 and is a direct input of the figure. */
interface Bijzaak {
  readonly bijzaak: readonly string[]
}

/** Creates a `Bijzaak` from sentences. The short explanation usually leaves these sentences out. */
export const bijzaak = (...zinnen: readonly string[]): Bijzaak => ({ bijzaak: zinnen })

/** Returns `zin()`. For an outcome of 0, returns `nul` as a `Bijzaak`, which the short explanation usually omits. */
export const tenzijNul = (uitkomst: number, zin: () => string, nul: string): Gezegd =>
  uitkomst === 0 ? bijzaak(nul) : zin()

/** A step or leaf, as a file of steps (`*.stappen.ts`) exports it. */
export type Soort = Stap<never, unknown> | Gegevensoort<unknown>

/**
 * The figures of a step or leaf, from which its Dutch sentence is made. A function with an optional `naam` returns the
 * figure of the input with that name. Called without `naam`, it returns the figure of the outcome.
 */
export interface Cijfers<I> {
  /** The person that the step is about: visitor (1) or partner (2). Also 1 for a step that is not about one person. */
  readonly wie: 1 | 2
  /** The moment of the income test that contains this step; `nu` for a step outside the income tests. */
  readonly moment: Moment
  /** The place of the step or leaf in the trail, or of a leaf in the request or the kader: `rentetarieven.120`. */
  readonly pad: string
  /** The name of the step or leaf. For a step of the result record, the name of its figure. */
  readonly naam: string
  /** The year of the norms. Undefined for a step or leaf without a legal source. */
  readonly normjaar: number | undefined
  readonly kandidaten: readonly Kandidaat[]
  readonly uitkomst: number
  /** The outcome of a step, or the value of a leaf. */
  readonly waarde: Stapwaarde
  readonly invoer: <Naam extends keyof I>(naam: Naam) => I[Naam]
  /** Returns the value of an input as a number; 0 for an absent input. */
  readonly getal: (naam: keyof I) => number
  /** Returns the amount: whole euros in the short explanation, exact in the full explanation. 0 for an absent input. */
  readonly getoond: (naam?: keyof I) => number
  /** Returns the amount as text: whole euros in the short explanation, to the cent in the full explanation. */
  readonly bedrag: (naam?: keyof I) => string
  /** Returns the amount as text; `minder dan een euro` (or `cent`) for an amount other than 0 that would show as 0. */
  readonly hoeveel: (naam?: keyof I) => string
  /** Returns the amount without its sign as text, in the same way as `hoeveel`. */
  readonly omvang: (naam?: keyof I) => string
  /** Returns the amount as text, rounded to the cent. A whole number of euros is written without cents. */
  readonly centen: (naam?: keyof I) => string
  /** Returns the percentage as text. A share from 0 to 1 is shown as a percentage too. */
  readonly procent: (naam?: keyof I) => string
  /** Returns the value as text, with its unit. */
  readonly inWoorden: (naam?: keyof I) => string
  /** Returns the inputs other than 0 that have the unit of the outcome, each with value, amount as text and purpose. */
  readonly betaald: () => readonly { readonly waarde: number; readonly bedrag: string; readonly waarvoor: string }[]
  /** Whether the visitor left the field of the input `naam` empty. */
  readonly isLeeg: (naam: keyof I) => boolean
  /** Whether the input `naam` comes from the step or leaf `soort`. */
  readonly isVan: (naam: keyof I, soort: Soort) => boolean
}

/** Facts about the household and the other steps of the calculation, for a sentence that depends on such facts. */
export interface Huishouden {
  /** Whether two people buy. */
  readonly samen: boolean
  readonly heeftWoning: boolean
  /** Whether a home buyer retires within ten years. */
  readonly heeftPensioen: boolean
  /** Whether the rate is an example that nobody offers. */
  readonly isVoorbeeldrente: boolean
  /** Returns an amount in euro as text. */
  readonly bedrag: (bedrag: number) => string
  /** Returns the amount `getoond` as text; `minder dan een euro` (or `cent`) if shown as 0 while `exact` is not 0. */
  readonly hoeveel: (getoond: number, exact: number) => string
  /** Returns the value of the first step or leaf of this `soort`, at `moment` if given; undefined if there is none. */
  readonly waardeVan: (soort: Soort, moment?: Moment) => Stapwaarde | undefined
  /** Returns the result of `waardeVan` as a number; 0 when that result is undefined. */
  readonly getalVan: (soort: Soort, moment?: Moment) => number
  /** Returns the values of all occurrences of a step or leaf as numbers, for example one value for each applicant. */
  readonly getallenVan: (soort: Soort) => readonly number[]
  /** Returns the shown amount (see `Cijfers`) of the step or leaf that `waardeVan` finds; 0 when there is none. */
  readonly getoondVan: (soort: Soort, moment?: Moment) => number
  /** Returns, as text in the same way as `hoeveel`, the amount of the step or leaf that `waardeVan` finds. */
  readonly hoeveelVan: (soort: Soort, moment?: Moment) => string
}

/** The sentence of a step or leaf, in Dutch. */
interface Zin<I> {
  /** The sentence, from the figures of the step itself. False when the sentence of another step covers this step. */
  readonly zin: string | false | ((cijfers: Cijfers<I>) => Gezegd)
  readonly zinBij?: undefined
}

interface ZinBij<I> {
  readonly zin?: undefined
  /** Returns the sentence, which depends on the household or on another step. */
  readonly zinBij: (cijfers: Cijfers<I>, bij: Huishouden) => Gezegd
}

/** The place of a step or leaf in an explanation. */
export interface Plaatsing {
  /** The chapter of the explanation. Absent: the default in `domain/uitleg/register.ts`. */
  readonly verhaaldeel?: Verhaaldeel | ((bij: Huishouden) => Verhaaldeel)
  /** Whether the outcome may be shown next to the chapter title. `nu` allows this only in the income test of today. */
  readonly slotsom?: true | 'nu'
  /** Whether the short explanation shows this step for each retirement, even if the outcome is that of today. */
  readonly elkMoment?: true
  /** Whether this step is shown after the other steps of its chapter. */
  readonly achteraan?: true
}

interface Geplaatst {
  readonly plaatsing?: Plaatsing
}

/** The sentence of a step and its place in the explanation. */
export type Vertelling<I> = Geplaatst & (Zin<I> | ZinBij<I>)

/** The sentence of a leaf and its place in the explanation. A leaf without a sentence is shown only as an input. */
export type Bladvertelling = Geplaatst & {
  /** Returns the purpose of a payment by the visitor (1) or the partner (2), by default the description of the leaf. */
  readonly waarvoor?: (wie: 1 | 2) => string
} & Partial<Zin<object> | ZinBij<object>>
