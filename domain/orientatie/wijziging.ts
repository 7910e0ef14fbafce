import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Antwoorden, Veld } from './antwoorden'
import type { BerekeningFout } from './rekenstand'
import type { LabelCode } from './label'
import type { Type } from './orientatie'
import type { Veldwaarde } from './veld'

/** An answer that the visitor gives, changes or takes back (`undefined`). Each question accepts only its own values. */
export type Antwoord<V extends Veld = Veld> = {
  readonly [K in V]: {
    readonly soort: 'beantwoord'
    /** The question. */
    readonly veld: K
    /** The answer: a choice of the question, or an amount in euro (0 to 99.999.999); undefined takes it back. */
    readonly waarde: Veldwaarde<K>
  }
}[V]

/**
 * Creates the answer to a question.
 * @example
 * toAntwoord('eigen.inkomen', 60_000) // { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60000 }
 */
export const toAntwoord = <V extends Veld>(veld: V, waarde: Veldwaarde<V>): Antwoord<V> => ({
  soort: 'beantwoord',
  veld,
  waarde,
})

/**
 * A choice made again in one visit to its question. It replaces every choice since `vanaf`, so that an answer that
 * another choice cleared in between comes back.
 */
export interface Herziening<V extends Veld = Veld> {
  readonly soort: 'keuzeHerzien'
  /** The answers at the start of the visit to the question. */
  readonly vanaf: Antwoorden
  /** The new choice. */
  readonly antwoord: Antwoord<V>
}

/** Several answers at once; the clearing rules are applied after all of them. */
export interface Vervanging {
  readonly soort: 'antwoordenVervangen'
  /** The answers; of two answers to one question the later counts. */
  readonly antwoorden: readonly Antwoord[]
}

/** A change of the brand or the audience by the host page. */
export type Instelling =
  | {
      readonly soort: 'labelCodeGewijzigd'
      /** The new brand. */
      readonly labelCode: LabelCode
    }
  | {
      readonly soort: 'typeGewijzigd'
      /** The new audience. */
      readonly type: Type
    }

/** The progress of a calculation: requested again, completed or failed. */
export type Voortgang =
  | { readonly soort: 'herberekeningGevraagd' }
  | {
      readonly soort: 'berekeningVoltooid'
      /** The result. Amounts in euro. */
      readonly financieringsOpzet: FinancieringsOpzet
      /** Whether the rate is an example; false when absent. */
      readonly isVoorbeeldrente?: boolean
    }
  | {
      readonly soort: 'berekeningMislukt'
      /** The reason that there is no result. */
      readonly fout: BerekeningFout
    }

/** Every change of an orientation. */
export type Wijziging<V extends Veld = Veld> = Antwoord<V> | Herziening<V> | Vervanging | Instelling | Voortgang
