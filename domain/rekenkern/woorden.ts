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

/** A fixed value, or a function of the inputs and the place of a step; optional inputs may be absent. */
type Bij<I, T> = T | ((invoer: I, plek: Stapplek) => T)

/** What every step and leaf has: what it is, in plain Dutch, and what it is counted in. */
interface Beschrijving<E> {
  readonly eenheid: E
  readonly omschrijving: string | ((noem: Noem, plek: Stapplek, naam: string) => string)
}

/** What a step or leaf is, in plain Dutch. */
export type Omschrijving = Beschrijving<Eenheid>['omschrijving']

/** The words of something asked (`verzoek`), given with the rates and costs (`kader`), or chosen with a reason. */
export type Gegevenwoorden<T> = Beschrijving<EenheidVan<T>> &
  Gegevenuitleg & {
    readonly van: 'verzoek' | 'kader' | 'keuze'
  }

type Gegevenuitleg = Bladvertelling & {
  /**
   * The path of the field in the request or the frame, for an applicant from the applicant on; the name of the leaf
   * when absent.
   */
  readonly veld?: string | undefined
  readonly waarom?: string
}

/** The words of a norm, or of `deel` of it. */
export interface Normwoorden<T> extends Beschrijving<EenheidVan<T>> {
  readonly norm: Normnaam
  readonly deel: string
}

/** For a step that passes its input on: the outcome has the unit of that input. */
export const VAN_DE_INVOER = 'die van de invoer'

/** The words of a step. */
export type Stapwoorden<I, U> = Beschrijving<EenheidVan<U> | typeof VAN_DE_INVOER> &
  Stapuitleg<I> & {
    readonly vorm: Vorm
    /** A choice when there is none, with its reason in `waarom`. */
    readonly grondslag?: Bij<I, Grondslag | false>
    readonly waarom?: string
  }

/**
 * How the short explanation rounds the outcome to whole euros. `som` adds up the rounded terms of the formula, and
 * `als invoer` copies the rounded input with the same value. The default rounds half away from zero.
 */
type Getoond = 'som' | 'als invoer' | 'naar beneden' | 'op de cent'

/** The formula of a step, the assumption where the law leaves a choice (`keuze`), and its sentence. */
type Stapuitleg<I> = Vertelling<I> & {
  /** The last part of its id in the trail; the name under which it is exported when absent. */
  readonly naam?: string
  /** Not rounded when absent. */
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
  /** The amounts that a lowest or highest compares; none when there is nothing to compare. */
  readonly kandidaten?: (invoer: I, noem: Noem) => readonly Kandidaat[] | false
  /** Where in a table it found its outcome: along the rows, then along the columns; nowhere without a table. */
  readonly plaats?: (invoer: I) => readonly Tabelas[] | false
}

/** The words of every step and leaf that a chapter exports: one that was forgotten does not compile. */
export type Woorden<Hoofdstuk> = {
  readonly [Naam in keyof Hoofdstuk as Hoofdstuk[Naam] extends Beschreven ? Naam : never]: WoordenVan<Hoofdstuk[Naam]>
}

type Beschreven = Stap<never, unknown> | Gegevensoort<unknown>

type WoordenVan<Soort> = Soort extends Gegevensoort<infer T> ? Gegevenwoorden<T> : StapwoordenVan<Soort>

type StapwoordenVan<Soort> =
  Soort extends Stap<infer I, infer U> ? (I extends Normen ? Normwoorden<U> : Stapwoorden<I, U>) : never

/** The words of a field of the request. */
export const gevraagd = <E extends Eenheid>(
  eenheid: E,
  omschrijving: Omschrijving,
  veld?: string,
  vertelling?: Bladvertelling,
) => ({ van: 'verzoek', eenheid, omschrijving, veld, ...vertelling }) as const

/** The words of a field of the rates and cost items. */
export const meegegeven = <E extends Eenheid>(eenheid: E, omschrijving: Omschrijving, uitleg?: Gegevenuitleg) =>
  ({ van: 'kader', eenheid, omschrijving, ...uitleg }) as const

/** The words of a figure that we chose. */
export const gekozen = <E extends Eenheid>(
  eenheid: E,
  omschrijving: Omschrijving,
  uitleg: { readonly waarom: string },
) => ({ van: 'keuze', eenheid, omschrijving, ...uitleg }) as const

/** The words of a norm, or of `deel` of it. */
export const norm = <E extends Eenheid>(norm: Normnaam, eenheid: E, omschrijving: Omschrijving, deel = '') =>
  ({ norm, eenheid, omschrijving, deel }) as const

/** Where a rule stands: with a norm, or at another article of the same regulation. */
export const wet = (norm: Normnaam, artikel?: string): Grondslag => ({ norm, artikel })

/** The words of a step that stands in a regulation. */
export const stap = <I, E extends Eenheid>(
  vorm: Vorm,
  eenheid: E,
  omschrijving: Omschrijving,
  grondslag: Bij<I, Grondslag>,
  uitleg: Stapuitleg<I>,
) => ({ vorm, eenheid, omschrijving, grondslag, ...uitleg })

/** The words of a step of our own, with the reason; `grondslag` where some inputs bring it under a regulation. */
export const eigen = <I, E extends Eenheid | typeof VAN_DE_INVOER>(
  vorm: Vorm,
  eenheid: E,
  omschrijving: Omschrijving,
  uitleg: Stapuitleg<I> & { readonly waarom: string; readonly grondslag?: (invoer: I) => Grondslag | false },
) => ({ vorm, eenheid, omschrijving, ...uitleg })
