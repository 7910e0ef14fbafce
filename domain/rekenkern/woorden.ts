import type { Plek } from './pen'
import type { Gegevensoort, Kenmerken, Normgegeven, Stap } from './stap'

/** The place of a step, for its words; those of a step about an applicant name the number. */
export type Stapplek = Required<Pick<Plek, 'pad' | 'nummer'>>

/** What a step or leaf is, in plain Dutch. */
type Omschrijving = string | ((plek: Stapplek) => string)

/** The words of a leaf; `waarom` is the reason of one that we chose. */
export interface Gegevenwoorden {
  readonly omschrijving: Omschrijving
  readonly waarom?: string
}

/**
 * The words of a step: its formula in plain Dutch, what we assumed where the rule leaves room (`keuze`), and the reason
 * of a step that no regulation holds (`waarom`). They may look at the inputs: which of them are there.
 */
export interface Stapwoorden<I, U> extends Gegevenwoorden {
  readonly kenmerken: Kenmerken<I, U>
  readonly formule: string | ((invoer: I) => string)
  readonly keuze?: string | ((invoer: I, plek: Stapplek) => string | undefined)
}

/** The words of every step and leaf that a chapter exports: one that was forgotten does not compile. */
export type Woorden<Hoofdstuk> = {
  readonly [Naam in keyof Hoofdstuk as Hoofdstuk[Naam] extends Beschreven ? Naam : never]: Hoofdstuk[Naam] extends Stap<
    infer I,
    infer U
  >
    ? Stapwoorden<I, U>
    : Gegevenwoorden
}

/** Anything that has words. */
export type Beschreven = Stap<never, unknown> | Gegevensoort<unknown> | Normgegeven<unknown>

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
