import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Antwoorden } from './antwoorden'
import type { LabelCode } from './label'

/** Why a calculation has no answer. The embedded calculation gives the first three; a service the others. */
export type BerekeningFout =
  | {
      /** The question cannot be calculated with the figures at hand. */
      readonly _tag: 'NietTeBerekenen'
      /** Why not: the tag of a `RekenFout`, such as 'GeenRente'. */
      readonly reden: string
    }
  /** The calculation itself could not be loaded. */
  | { readonly _tag: 'NietGeladen' }
  /** The files of the calculation are gone: the page was renewed since the visitor opened it. */
  | { readonly _tag: 'Vernieuwd' }
  /** The service could not be reached. */
  | { readonly _tag: 'Onbereikbaar' }
  /** The service took longer than the time allowed. */
  | { readonly _tag: 'TijdVerstreken' }
  | {
      /** The service answered with a status that is not a success. */
      readonly _tag: 'StatusFout'
      /** The status of the answer, as HTTP has them: 100 to 599. */
      readonly status: number
    }
  | {
      /** The body of the answer is not a financieringsopzet. */
      readonly _tag: 'OnleesbaarAntwoord'
      /** What is wrong with it, a Dutch sentence for each field. */
      readonly meldingen: readonly string[]
    }
  | {
      /** The calculation broke its promise: it threw, errored or ended without an answer. */
      readonly _tag: 'Onverwacht'
      /** What it threw, as text; for a log, not for a visitor. */
      readonly reden: string
    }

/** What a calculation is made of: the answers under a brand. */
export interface Uitgangspunten extends Antwoorden {
  /** The brand they are given under. */
  readonly labelCode: LabelCode
}

/** A calculation that was asked for: of the answers of that moment, under this brand. */
interface Opdracht {
  /** The brand that it is calculated for. */
  readonly labelCode: LabelCode
}

/** What a result was calculated of. */
export interface Berekend extends Uitgangspunten {
  /** Calculated with example rates, which nobody offers. */
  readonly isVoorbeeldrente: boolean
}

interface Uitkomst {
  /** The last result. */
  readonly financieringsOpzet: FinancieringsOpzet
  /** What the last result was calculated of: earlier answers than those of now, while one is pending or has failed. */
  readonly berekend: Berekend
}

/** No calculation has succeeded yet. */
interface GeenUitkomst {
  /** There is no result yet. */
  readonly financieringsOpzet: undefined
  /** There is no result yet. */
  readonly berekend: undefined
}

interface Voortgangsstand<Loading extends boolean, Fout> {
  /** Is a calculation pending? */
  readonly loading: Loading
  /** Why the last calculation failed; undefined when it did not. */
  readonly fout: Fout
}

type Lopend = Voortgangsstand<true, undefined> & (Uitkomst | GeenUitkomst)
type Voltooid = Voortgangsstand<false, undefined> & Uitkomst
type Mislukt = Voortgangsstand<false, BerekeningFout> & (Uitkomst | GeenUitkomst)

/** How the calculation stands: pending, completed or failed (specification, section 4). */
export type Rekenstand = (Lopend | Voltooid | Mislukt) & {
  /**
   * The calculation that was requested last. Each request is a new object, also for the same answers. A changed answer
   * always makes a new request, so the current answers are the ones it was made with.
   */
  readonly opdracht: Opdracht
}

/**
 * Does a calculation stand the same: pending or not, with the same result or the same failure? A result comes with its
 * own `berekend`.
 */
export const isZelfdeRekenstand = (een: Rekenstand, ander: Rekenstand): boolean =>
  een.loading === ander.loading && een.fout === ander.fout && een.berekend === ander.berekend
