import type { Meeteenheid } from '../codec/metEenheid'
import type { Bedrag } from '../geld/bedrag'
import type { Antwoorden } from '../antwoorden/antwoorden'
import type { Persoon, Wie } from '../antwoorden/persoon'
import type { Versie } from './versies'
import type { FinancieringsOpzetVerzoek, Hypotheekgever, Inkomsten, Onderpand, Uitgaven } from '../antwoorden/verzoek'

/** The parts of a request that hold answers, by name. */
export interface Verzoekdelen {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly hypotheekgever: Hypotheekgever
  readonly inkomsten: Inkomsten
  readonly uitgaven: Uitgaven
  readonly onderpand: Onderpand
}

/** A field of a request that holds an answer: the name of the part of the request, and the name of the field. */
export type Plaats = {
  [Deel in keyof Verzoekdelen]: readonly [deel: Deel, naam: keyof Verzoekdelen[Deel] & string]
}[keyof Verzoekdelen]

/** A question for an amount, which is undefined until the visitor gives it. */
export interface Bedragvraag {
  readonly eenheid: Meeteenheid
  /** An amount in euro that could be the answer, for the error message of the question. */
  readonly voorbeeld: Bedrag
}

/** A question with choices. */
export interface Keuzevraag<Waarde> {
  /** The choices, in the order of the form. */
  readonly keuzes: readonly Waarde[]
  /** The answer of a new orientation. */
  readonly begin: Waarde
}

export interface Vraagkern<Melding, Teken> {
  /** The message for a missing answer. Without `melding`, an amount is optional; a choice has the general message. */
  readonly melding?: Melding
  /** The letter of this question in a shared link. It never changes, so that old links remain readable. */
  readonly teken: Teken
  /**
   * The first link version with this question; 1 when absent. A new question needs a new version, so that an older
   * program reports that the link is newer, not that it is damaged.
   */
  readonly sinds?: Versie
  /**
   * The field of a request that holds the answer unchanged; absent when no field holds it. If several questions have
   * the same field, a home buyer sees at most one of these questions at a time.
   */
  readonly plaats?: Plaats
}

type Soort<Waarde> = undefined extends Waarde ? Bedragvraag : Keuzevraag<Waarde>

/** A question that is asked once, not of each home buyer. */
type Vraag<Waarde> = Soort<Waarde> & Kern

/** A question that is asked once, without the fields that depend on the type of its answer. */
export interface Kern extends Vraagkern<string, string> {
  /** Whether the question is asked with these answers; always asked when absent. */
  readonly gevraagd?: (antwoorden: Antwoorden) => boolean
}

type PerKoper = Readonly<Record<Wie, string>>

/** A question that is asked of each home buyer. */
type Persoonsvraag<Waarde> = Soort<Waarde> & Persoonskern

/** A question to each home buyer, without the fields that depend on the type of its answer. */
export interface Persoonskern extends Vraagkern<PerKoper, PerKoper> {
  /** Whether the question is asked of a home buyer with these answers; always asked when absent. */
  readonly gevraagd?: (persoon: Persoon, antwoorden: Antwoorden) => boolean
}

/** All questions that are asked once, by the name of the answer. */
export type Vragen = { readonly [V in Exclude<keyof Antwoorden, Wie>]: Vraag<Antwoorden[V]> }

/** All questions that are asked of each home buyer, by the name of the answer. */
export type Persoonsvragen = { readonly [V in keyof Persoon]: Persoonsvraag<Persoon[V]> }

/** Returns the names of the questions, in the order of `vragen`. */
export const namenVan = <V extends string>(vragen: Readonly<Record<V, unknown>>): readonly V[] =>
  Object.freeze(Object.keys(vragen) as V[])
