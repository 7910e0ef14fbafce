import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Grond } from '../rekenkader/grond'
import type { Antwoorden } from '../antwoorden/antwoorden'
import type { LabelCode } from '../antwoorden/label'

/** The reason why a calculation has no result. */
export type BerekeningFout =
  | {
      /** The request cannot be calculated with the norms, rates and cost items that were given. */
      readonly _tag: 'NietTeBerekenen'
      /** The tag of the `RekenFout`, such as 'GeenRente'. */
      readonly reden: string
    }
  /** The code of the calculation, or its norms and rates, could not be loaded. */
  | { readonly _tag: 'NietGeladen' }
  /** Only a reload of the page helps: a file no longer exists, or the browser does not request a failed file again. */
  | { readonly _tag: 'Vernieuwd' }
  /** The service could not be reached. */
  | { readonly _tag: 'Onbereikbaar' }
  /** The service took longer than the time allowed. */
  | { readonly _tag: 'TijdVerstreken' }
  | {
      /** The service answered with a status that is not a success. */
      readonly _tag: 'StatusFout'
      /** The HTTP status of the response: 100 to 599. */
      readonly status: number
    }
  | {
      /** The body of the response is not a financieringsopzet. */
      readonly _tag: 'OnleesbaarAntwoord'
      /** The errors in the body: a Dutch sentence for each field with an error. */
      readonly meldingen: readonly string[]
    }
  | {
      /** The calculation threw an error, or ended without a result. */
      readonly _tag: 'Onverwacht'
      /** The error as text; for a log, not for a visitor. */
      readonly reden: string
    }

/** The input of a calculation: the answers and the brand. */
export interface Uitgangspunten extends Antwoorden {
  /** The brand of the answers. */
  readonly labelCode: LabelCode
}

/** A requested calculation, for the answers at the time of the request. Each request has its own object. */
interface Opdracht {
  /** The brand of the calculation. */
  readonly labelCode: LabelCode
}

/** The answers and the brand of the last result, with the ground of that result. */
export interface Berekend extends Uitgangspunten {
  /** What the result was calculated with. */
  readonly grond: Grond
}

interface Uitkomst {
  /** The last result. */
  readonly financieringsOpzet: FinancieringsOpzet
  /**
   * The input of the last result. May differ from the current answers or brand: while a newer calculation is pending,
   * after a failed calculation, or after a change to a brand for which the result does not hold.
   */
  readonly berekend: Berekend
}

/** The state before any calculation has succeeded. */
interface GeenUitkomst {
  /** Undefined, because there is no result yet. */
  readonly financieringsOpzet: undefined
  /** Undefined, because there is no result yet. */
  readonly berekend: undefined
}

interface Voortgangsstand<Loading extends boolean, Fout> {
  /** Whether a calculation is pending. */
  readonly loading: Loading
  /** The reason why the last calculation failed; undefined when it is pending or has succeeded. */
  readonly fout: Fout
}

type Lopend = Voortgangsstand<true, undefined> & (Uitkomst | GeenUitkomst)
type Voltooid = Voortgangsstand<false, undefined> & Uitkomst
type Mislukt = Voortgangsstand<false, BerekeningFout> & (Uitkomst | GeenUitkomst)

/** The state of the calculation: pending, completed or failed. */
export type Rekenstand = (Lopend | Voltooid | Mislukt) & {
  /**
   * The calculation that was requested last. Each request is a new object, even for the same answers. A changed answer
   * always makes a new request, so the last request is always about the current answers.
   */
  readonly opdracht: Opdracht
}

/**
 * Whether two states are the same: both pending or both not, and with the same `fout` and `financieringsOpzet` objects.
 * Each calculation gives a new object, also when the amounts are equal. The brand of the result is not compared.
 * @example
 * const voltooid = wijzig(orientatie, { soort: 'berekeningVoltooid', financieringsOpzet, grond })
 * isZelfdeRekenstand(orientatie, voltooid) // false
 */
export const isZelfdeRekenstand = (een: Rekenstand, ander: Rekenstand): boolean =>
  een.loading === ander.loading && een.fout === ander.fout && een.financieringsOpzet === ander.financieringsOpzet
