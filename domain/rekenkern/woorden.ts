import type { Normen, Normnaam } from '../normen/normen'
import type { Formule } from './formule'
import type { Noem } from './noem'
import type {
  Afronding,
  Eenheid,
  EenheidVan,
  Gegevensoort,
  Grondslag,
  Kandidaat,
  Stap,
  Stapplek,
  Tabelas,
  Vorm,
} from './stap'
import type { Bladvertelling, Vertelling } from './zin'

/** A fixed value, or a function of the inputs and the place of a step. Optional inputs may be undefined. */
type Bij<I, T> = T | ((invoer: I, plek: Stapplek) => T)

/** The description of a step or leaf in plain Dutch, and its unit. */
interface Beschrijving<E> {
  readonly eenheid: E
  readonly omschrijving: string | ((noem: Noem, plek: Stapplek, naam: string) => string)
}

/** The description of a step or leaf, in plain Dutch. */
export type Omschrijving = Beschrijving<Eenheid>['omschrijving']

/**
 * The words of a leaf: asked in the request (`verzoek`), given with the rates and costs (`kader`), or a choice
 * (`keuze`).
 */
export type Gegevenwoorden<T> = Beschrijving<EenheidVan<T>> &
  Gegevenuitleg & {
    readonly van: 'verzoek' | 'kader' | 'keuze'
  }

type Gegevenuitleg = Bladvertelling & {
  /**
   * The path of the field in the request or the kader; for a field of an applicant, the path within that applicant.
   * When absent, it is the name of the leaf.
   */
  readonly veld?: string | undefined
  readonly waarom?: string
}

/** The words of a norm, or of its part `deel`. */
export interface Normwoorden<T> extends Beschrijving<EenheidVan<T>> {
  readonly norm: Normnaam
  readonly deel: string
}

/** The unit of a step that passes its input on: the outcome has the unit of that input. */
export const VAN_DE_INVOER = 'die van de invoer'

/** The words of a step. */
export type Stapwoorden<I, U> = Beschrijving<EenheidVan<U> | typeof VAN_DE_INVOER> &
  Stapuitleg<I> & {
    readonly vorm: Vorm
    /** The legal source; without one the step is our own choice, with its reason in `waarom`. */
    readonly grondslag?: Bij<I, Grondslag | false>
    readonly waarom?: string
  }

/**
 * How the short explanation rounds the outcome to whole euros. `som` adds up the rounded terms of the formula, and
 * `als invoer` copies the rounded input with the same value. The default rounds half away from zero.
 */
type Getoond = 'som' | 'als invoer' | 'naar beneden' | 'op de cent'

/** The formula of a step, the choice that the law leaves to us (`keuze`), and its sentence. */
type Stapuitleg<I> = Vertelling<I> & {
  /** The last part of the step's id in the trail; when absent, it is the name of the exported step. */
  readonly naam?: string
  /** The rounding of the outcome; not rounded when absent. */
  readonly afronding?: Afronding
  /**
   * The formula. The trail shows it with the names of its inputs, the explanation with their figures. A Dutch text
   * instead, for a step without arithmetic and for a step whose `cijfers` is the formula with figures.
   */
  readonly formule: Bij<I, string | Formule<keyof I & string>>
  /** A formula for the figures that differs from `formule`; false for a step that shows none. */
  readonly cijfers?: (invoer: I) => Formule<keyof I & string> | boolean
  readonly getoond?: Getoond
  /** Whether the terms of the formula round so that they add up to the rounded outcome. */
  readonly sluitend?: true
  /** The term that absorbs the rounding difference: the rounded outcome less the other rounded terms. */
  readonly sluitpost?: keyof I | ((invoer: I) => keyof I | undefined)
  readonly keuze?: Bij<I, string | false>
  /** The amounts that a step for the lowest or highest amount compares; false when there is nothing to compare. */
  readonly kandidaten?: (invoer: I, noem: Noem) => readonly Kandidaat[] | false
  /**
   * The place in a table where the step finds its outcome: along the rows, then along the columns; false without a
   * table.
   */
  readonly plaats?: (invoer: I) => readonly Tabelas[] | false
}

/** The words of every step and leaf that a chapter exports. A missing one does not compile. */
export type Woorden<Hoofdstuk> = {
  readonly [Naam in keyof Hoofdstuk as Hoofdstuk[Naam] extends Beschreven ? Naam : never]: WoordenVan<Hoofdstuk[Naam]>
}

type Beschreven = Stap<never, unknown> | Gegevensoort<unknown>

type WoordenVan<Soort> = Soort extends Gegevensoort<infer T> ? Gegevenwoorden<T> : StapwoordenVan<Soort>

type StapwoordenVan<Soort> =
  Soort extends Stap<infer I, infer U> ? (I extends Normen ? Normwoorden<U> : Stapwoorden<I, U>) : never

/** Creates the words of a field of the request. */
export const gevraagd = <E extends Eenheid>(
  eenheid: E,
  omschrijving: Omschrijving,
  veld?: string,
  vertelling?: Bladvertelling,
) => ({ van: 'verzoek', eenheid, omschrijving, veld, ...vertelling }) as const

/** Creates the words of a field of the rates and cost items. */
export const meegegeven = <E extends Eenheid>(eenheid: E, omschrijving: Omschrijving, uitleg?: Gegevenuitleg) =>
  ({ van: 'kader', eenheid, omschrijving, ...uitleg }) as const

/** Creates the words of a figure that we chose. */
export const gekozen = <E extends Eenheid>(
  eenheid: E,
  omschrijving: Omschrijving,
  uitleg: { readonly waarom: string },
) => ({ van: 'keuze', eenheid, omschrijving, ...uitleg }) as const

/** Creates the words of a norm, or of its part `deel`. */
export const norm = <E extends Eenheid>(norm: Normnaam, eenheid: E, omschrijving: Omschrijving, deel = '') =>
  ({ norm, eenheid, omschrijving, deel }) as const

/** Creates the legal source of a rule: the article of a norm, or another article of the same regulation. */
export const wet = (norm: Normnaam, artikel?: string): Grondslag => ({ norm, artikel })

/** Creates the words of a step that a regulation sets. */
export const stap = <I, E extends Eenheid>(
  vorm: Vorm,
  eenheid: E,
  omschrijving: Omschrijving,
  grondslag: Bij<I, Grondslag>,
  uitleg: Stapuitleg<I>,
) => ({ vorm, eenheid, omschrijving, grondslag, ...uitleg })

/**
 * Creates the words of a step of our own, with the reason. `grondslag` is set when some inputs bring it under an
 * article.
 */
export const eigen = <I, E extends Eenheid | typeof VAN_DE_INVOER>(
  vorm: Vorm,
  eenheid: E,
  omschrijving: Omschrijving,
  uitleg: Stapuitleg<I> & { readonly waarom: string; readonly grondslag?: (invoer: I) => Grondslag | false },
) => ({ vorm, eenheid, omschrijving, ...uitleg })
