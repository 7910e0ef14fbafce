import type { Grond, Uitkomst } from '../rekenkader/grond'
import type { Antwoorden, Veld } from '../antwoorden/antwoorden'
import type { BerekeningFout } from './rekenstand'
import type { LabelCode } from '../antwoorden/label'
import type { Type } from './orientatie'
import type { Veldwaarde } from '../antwoorden/veld'

/** A change of the answer to one question. Each question accepts only its own values. */
export type Antwoord<V extends Veld = Veld> = {
  readonly [K in V]: {
    readonly soort: 'beantwoord'
    /** The name of the question. */
    readonly veld: K
    /** The answer: a choice of the question, or an amount in euro (0 to 99.999.999); undefined removes the amount. */
    readonly waarde: Veldwaarde<K>
  }
}[V]

/**
 * Creates the change that answers a question.
 * @example
 * toAntwoord('eigen.inkomen', 60_000) // { soort: 'beantwoord', veld: 'eigen.inkomen', waarde: 60000 }
 */
export const toAntwoord = <V extends Veld>(veld: V, waarde: Veldwaarde<V>): Antwoord<V> => ({
  soort: 'beantwoord',
  veld,
  waarde,
})

/**
 * A choice made again during one visit to its question. The choice is applied to the answers in `vanaf`. This brings
 * back the answers that an earlier choice of the same visit cleared.
 */
export interface Herziening<V extends Veld = Veld> {
  readonly soort: 'keuzeHerzien'
  /** The answers at the start of the visit to the question. */
  readonly vanaf: Antwoorden
  /** The new choice. */
  readonly antwoord: Antwoord<V>
}

/** Several answers at once. The clearing rules run after the last answer, not after each answer. */
export interface Vervanging {
  readonly soort: 'antwoordenVervangen'
  /** The answers; of two answers to the same question the later one counts. */
  readonly antwoorden: readonly Antwoord[]
}

/** A change of the brand or the audience by the host page. */
export type Instelling =
  | {
      readonly soort: 'labelCodeGewijzigd'
      /** The new brand. */
      readonly labelCode: LabelCode
      /**
       * Whether a result for the old brand also holds for the new brand, as with rates that do not depend on the brand.
       * If so, the last result becomes one of the new brand. False if absent: the last result keeps its brand.
       */
      readonly blijftGelden?: boolean | undefined
    }
  | {
      readonly soort: 'typeGewijzigd'
      /** The new audience. */
      readonly type: Type
    }

/** The progress of a calculation: it is requested again, is completed, gets more of its ground or has failed. */
export type Voortgang =
  | { readonly soort: 'herberekeningGevraagd' }
  | ({ readonly soort: 'berekeningVoltooid' } & Uitkomst)
  | {
      readonly soort: 'grondAangevuld'
      /** The ground of the last result, of which more is known than before. */
      readonly grond: Grond
    }
  | {
      readonly soort: 'berekeningMislukt'
      /** The reason why there is no result. */
      readonly fout: BerekeningFout
    }

/** A change of an orientation. */
export type Wijziging<V extends Veld = Veld> = Antwoord<V> | Herziening<V> | Vervanging | Instelling | Voortgang
