import type { FinancieringsOpzet } from '../../../domain'
import {
  naamVanKnoop,
  type Gegeven,
  type Graaf,
  type Knoop,
  type Rekenstap,
  type Stapwaarde,
} from '../../../domain/uitleg'
import type { Bladnaam, InvoerVan, Stapnaam } from '../../../domain/uitleg/stapnamen'

/** What a story is told about, and to whom. */
export interface Vertelgrond {
  readonly graaf: Graaf
  readonly veld: keyof FinancieringsOpzet
  /** The provider of the brand. */
  readonly aanbieder: string
  /** The rate is an example that nobody offers. */
  readonly isVoorbeeldrente: boolean
}

/** A step of the trail as its sentences read it; `I` is what its formula takes. */
export interface Gelezen<I> {
  readonly stap: Rekenstap
  /** Who it is about: the visitor (1) or the partner. */
  readonly wie: 1 | 2
  /** The part of the calculation it stands in: `toets`, or that of a moment after retirement. */
  readonly pad: string
  readonly uitkomst: number
  /** An input by its name; one that is absent counts as 0. */
  readonly getal: (naam: keyof I) => number
  readonly invoer: <Naam extends keyof I>(naam: Naam) => I[Naam]
  /** The outcome, or an input by its name, as the story shows it: in whole euros that add up, or as it is. */
  readonly getoond: (naam?: keyof I) => number
  /** Where an input comes from. */
  readonly bron: (naam: keyof I) => Knoop | undefined
}

/** A step as its sentences read it, by its name. */
export type Van<N extends Stapnaam> = Gelezen<InvoerVan<N>>

/** Everything a sentence may look at besides its own step. */
export interface Vertelling extends Vertelgrond {
  readonly knopen: ReadonlyMap<string, Knoop>
  /** Two people buy. */
  readonly samen: boolean
  readonly heeftWoning: boolean
  /** An amount in a sentence. */
  readonly bedrag: (bedrag: number) => string
  /** An amount as it is shown, where `exact` is what it is: more than none is never told as € 0. */
  readonly hoeveel: (getoond: number, exact: number) => string
  /** The amount of a step or a leaf as the story shows it; 0 when the trail lacks it. */
  readonly getoondVan: (id: string) => number
  /** The outcome of another step, or the value of a leaf; undefined when the trail lacks it. */
  readonly uitkomstVan: (id: string) => Stapwaarde | undefined
}

/** Which step of the calculation a step of the trail is, or which leaf. */
export const naamVan = <K extends Rekenstap | Gegeven>(knoop: K) =>
  naamVanKnoop(knoop) as K extends Rekenstap ? Stapnaam : Bladnaam

/** What is said of a step. Less important sentences only stand in the full story. */
export interface Gezegd {
  readonly zinnen: readonly string[]
  readonly belangrijk: boolean
}

/** What is said of a step. */
export type Verteller<I> = (gelezen: Gelezen<I>, vertelling: Vertelling) => Gezegd

/** What is said of a leaf that is told of by itself. */
export type Bladverteller = (blad: Gegeven, vertelling: Vertelling) => Gezegd

/** What is said of each of some steps. */
export type Vertellers = { readonly [N in Stapnaam]?: Verteller<InvoerVan<N>> }

/** What is said of each of some leaves. */
export type Bladvertellers = Readonly<Partial<Record<Bladnaam, Bladverteller>>>

/** Says something in every story. */
export const belangrijk = (...zinnen: readonly string[]): Gezegd => ({ zinnen, belangrijk: true })

/** Says something in the full story only. */
export const bijzaak = (...zinnen: readonly string[]): Gezegd => ({ zinnen, belangrijk: false })

/** Says the first with an outcome other than 0; with 0 the second, in the full story only. */
export const tenzijNul = (uitkomst: number, zin: () => string, nul: string): Gezegd =>
  uitkomst === 0 ? bijzaak(nul) : belangrijk(zin())
