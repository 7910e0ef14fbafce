import type { Meeteenheid } from '../codec/metEenheid'
import type { Bedrag } from '../geld/bedrag'
import type { Antwoorden } from '../orientatie/antwoorden'
import type { Persoon, Wie } from '../orientatie/persoon'
import type { Versie } from './versies'
import type { FinancieringsOpzetVerzoek, Hypotheekgever, Inkomsten, Onderpand, Uitgaven } from '../verzoek/verzoek'

/** The parts of a request that hold answers. */
export interface Verzoekdelen {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly hypotheekgever: Hypotheekgever
  readonly inkomsten: Inkomsten
  readonly uitgaven: Uitgaven
  readonly onderpand: Onderpand
}

/** Where an answer stands in a request: in which part, and under which name. */
export type Plaats = {
  [Deel in keyof Verzoekdelen]: readonly [deel: Deel, naam: keyof Verzoekdelen[Deel] & string]
}[keyof Verzoekdelen]

/** A question answered with an amount, which is undefined until it is given. */
export interface Bedragvraag {
  /** What the amount is counted in. */
  readonly eenheid: Meeteenheid
  /** An amount in euro that could answer it, for its error message. */
  readonly voorbeeld: Bedrag
}

/** A question answered by choosing. */
export interface Keuzevraag<Waarde> {
  /** What there is to choose from, in the order in which it is offered. */
  readonly keuzes: readonly Waarde[]
  /** The answer before anything is answered (specification, section 3). */
  readonly begin: Waarde
}

export interface Vraagkern<Melding, Teken> {
  /** What is said when it is left open. Without it an amount may stay open, and a choice has a general message. */
  readonly melding?: Melding
  /** The sign it is known by in a link. It never changes its meaning: links that were made with it go on to open. */
  readonly teken: Teken
  /**
   * The first version of a link that has it, when that is not 1. A new question begins a new version, so that an older
   * program says that the link is newer and not that it is damaged.
   */
  readonly sinds?: Versie
  /**
   * Where the answer stands in a request; absent when the rest of the request tells it. Questions that share a place
   * are never asked together.
   */
  readonly plaats?: Plaats
}

type Soort<Waarde> = undefined extends Waarde ? Bedragvraag : Keuzevraag<Waarde>

/** A question that is asked once. */
type Vraag<Waarde> = Soort<Waarde> & Kern

/** What a question that is asked once says of itself, whatever its answer is. */
export interface Kern extends Vraagkern<string, string> {
  /** Whether it is asked with these answers; absent when it always is. */
  readonly gevraagd?: (antwoorden: Antwoorden) => boolean
}

type PerKoper = Readonly<Record<Wie, string>>

/** A question that is asked of each home buyer. */
type Persoonsvraag<Waarde> = Soort<Waarde> & Persoonskern

/** What a question that is asked of each home buyer says of itself, whatever its answer is. */
export interface Persoonskern extends Vraagkern<PerKoper, PerKoper> {
  /** Whether it is asked of a home buyer with these answers; absent when it always is. */
  readonly gevraagd?: (persoon: Persoon, antwoorden: Antwoorden) => boolean
}

/** Questions that are asked once, by the answers that they fill. */
export type Vragen = { readonly [V in Exclude<keyof Antwoorden, Wie>]: Vraag<Antwoorden[V]> }

/** Questions that are asked of each home buyer, by the answers that they fill. */
export type Persoonsvragen = { readonly [V in keyof Persoon]: Persoonsvraag<Persoon[V]> }

/** The names of some questions, in the order in which they are asked. */
export const namenVan = <V extends string>(vragen: Readonly<Record<V, unknown>>): readonly V[] =>
  Object.freeze(Object.keys(vragen) as V[])
