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

/** A fixed value, or a function that returns the value from the inputs of a step and the place of that step. */
type Bij<I, T> = T | ((invoer: I, plek: Stapplek) => T)

interface Beschrijving<E> {
  readonly eenheid: E
  readonly omschrijving: string | ((noem: Noem, plek: Stapplek, naam: string) => string)
}

/** The Dutch description of a step or leaf, or a function that creates it. */
export type Omschrijving = Beschrijving<Eenheid>['omschrijving']

/** The unit and texts of a leaf, and its origin `van`: the request, the kader, or a choice of this calculator. */
export type Gegevenwoorden<T> = Beschrijving<EenheidVan<T>> &
  Gegevenuitleg & {
    readonly van: 'verzoek' | 'kader' | 'keuze'
  }

type Gegevenuitleg = Bladvertelling & {
  /** The path of the field in the request or kader, after the `pad` of the pen; by default the name of the leaf. */
  readonly veld?: string | undefined
  readonly waarom?: string
}

/** The unit and description of a norm, or of its part `deel`. The leaf id has that name; '' means the whole norm. */
export interface Normwoorden<T> extends Beschrijving<EenheidVan<T>> {
  readonly norm: Normnaam
  readonly deel: string
}

/** The unit of a step whose outcome has the unit of its first input. */
export const VAN_DE_INVOER = 'die van de invoer'

/** The unit, the kind of formula, the source and the Dutch texts of a step. */
export type Stapwoorden<I, U> = Beschrijving<EenheidVan<U> | typeof VAN_DE_INVOER> &
  Stapuitleg<I> & {
    readonly vorm: Vorm
    /** The legal source. False or absent for a choice of this calculator, whose reason is in `waarom`. */
    readonly grondslag?: Bij<I, Grondslag | false>
    readonly waarom?: string
  }

/** How the short explanation rounds the outcome of a step and the terms of its formula to whole euros. */
interface Getoond<I> {
  /**
   * The rounding of the outcome. `som` adds up the rounded terms of the formula. `als invoer` copies the rounded amount
   * of the input that has the same value. `naar beneden` rounds down. `op de cent` first rounds to the cent. The
   * default, also for `als invoer` when no input has the same value, is half away from zero.
   */
  readonly als?: 'som' | 'als invoer' | 'naar beneden' | 'op de cent'
  /** Whether the terms of the formula are rounded so that they add up to the rounded outcome. */
  readonly sluitend?: true
  /** The name of the input that absorbs the rounding difference. Undefined when no input absorbs the difference. */
  readonly sluitpost?: keyof I | ((invoer: I) => keyof I | undefined)
}

/** The formula of a step, its rounding, its sentence, and the choice that the law leaves open (`keuze`). */
type Stapuitleg<I> = Vertelling<I> & {
  /** The last part of the id of the step in the trail. Absent: the name of the exported step. */
  readonly naam?: string
  /** The rounding of the outcome. Absent when the step does not round. */
  readonly afronding?: Afronding
  /**
   * The formula, which the trail shows with input labels and the explanation shows with figures. A formula that is a
   * Dutch text has no figures: then `cijfers`, if present, returns the formula with figures.
   */
  readonly formule: Bij<I, string | Formule<keyof I & string>>
  /** Returns the formula to show with figures. True means `formule` itself, which is the default; false means none. */
  readonly cijfers?: (invoer: I) => Formule<keyof I & string> | boolean
  readonly getoond?: Getoond<I>
  readonly keuze?: Bij<I, string | false>
  /** Returns the amounts or rates of which the step uses the lowest or highest; false when it compares none. */
  readonly kandidaten?: (invoer: I, noem: Noem) => readonly Kandidaat[] | false
  /** Returns the rows around the outcome of the step, then the columns around it if any; false without a table. */
  readonly plaats?: (invoer: I) => readonly Tabelas[] | false
}

/** The texts of every step and leaf that a file of steps exports. The code does not compile when a text is missing. */
export type Woorden<Hoofdstuk> = {
  readonly [Naam in keyof Hoofdstuk as Hoofdstuk[Naam] extends Beschreven ? Naam : never]: WoordenVan<Hoofdstuk[Naam]>
}

type Beschreven = Stap<never, unknown> | Gegevensoort<unknown>

type WoordenVan<Soort> = Soort extends Gegevensoort<infer T> ? Gegevenwoorden<T> : StapwoordenVan<Soort>

type StapwoordenVan<Soort> =
  Soort extends Stap<infer I, infer U> ? (I extends Normen ? Normwoorden<U> : Stapwoorden<I, U>) : never

/** Creates the texts of a leaf that is a field of the request. */
export const gevraagd = <E extends Eenheid>(
  eenheid: E,
  omschrijving: Omschrijving,
  veld?: string,
  vertelling?: Bladvertelling,
) => ({ van: 'verzoek', eenheid, omschrijving, veld, ...vertelling }) as const

/** Creates the texts of a leaf that is a rate or a cost item of the kader. */
export const meegegeven = <E extends Eenheid>(eenheid: E, omschrijving: Omschrijving, uitleg?: Gegevenuitleg) =>
  ({ van: 'kader', eenheid, omschrijving, ...uitleg }) as const

/** Creates the texts of a leaf that is a choice of this calculator, including the reason for that choice. */
export const gekozen = <E extends Eenheid>(
  eenheid: E,
  omschrijving: Omschrijving,
  uitleg: { readonly waarom: string },
) => ({ van: 'keuze', eenheid, omschrijving, ...uitleg }) as const

/** Creates the texts of a norm, or of a part of its value. `deel` is the name of that part in the id. */
export const norm = <E extends Eenheid>(norm: Normnaam, eenheid: E, omschrijving: Omschrijving, deel = '') =>
  ({ norm, eenheid, omschrijving, deel }) as const

/** Creates the legal source of a rule: the article of `norm` itself or, if given, `artikel` of the same regulation. */
export const wet = (norm: Normnaam, artikel?: string): Grondslag => ({ norm, artikel })

/** Creates the texts of a step that a regulation prescribes. */
export const stap = <I, E extends Eenheid>(
  vorm: Vorm,
  eenheid: E,
  omschrijving: Omschrijving,
  grondslag: Bij<I, Grondslag>,
  uitleg: Stapuitleg<I>,
) => ({ vorm, eenheid, omschrijving, grondslag, ...uitleg })

/** Creates the texts of a choice of the calculator, with the reason. `grondslag` returns an article for some inputs. */
export const eigen = <I, E extends Eenheid | typeof VAN_DE_INVOER>(
  vorm: Vorm,
  eenheid: E,
  omschrijving: Omschrijving,
  uitleg: Stapuitleg<I> & { readonly waarom: string; readonly grondslag?: (invoer: I) => Grondslag | false },
) => ({ vorm, eenheid, omschrijving, ...uitleg })
