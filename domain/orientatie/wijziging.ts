import type { FinancieringsOpzet } from '../financieringsOpzet/financieringsOpzet'
import type { Antwoorden, Veld } from './antwoorden'
import type { BerekeningFout } from './rekenstand'
import type { LabelCode } from './label'
import type { Type } from './orientatie'
import type { Veldwaarde } from './veld'

/** An answer given, changed or (as `undefined`) taken back by the visitor; each question takes its own values only. */
export type Antwoord<V extends Veld = Veld> = {
  readonly [K in V]: {
    readonly soort: 'beantwoord'
    /** The question. */
    readonly veld: K
    /** The answer: a choice of the question, or an amount in euro (0 to 99.999.999); undefined takes it back. */
    readonly waarde: Veldwaarde<K>
  }
}[V]

/** The answer to a question. */
export const toAntwoord = <V extends Veld>(veld: V, waarde: Veldwaarde<V>): Antwoord<V> => ({
  soort: 'beantwoord',
  veld,
  waarde,
})

/**
 * A choice made again in one visit to its question. It counts as the only one since `vanaf`, the answers with which
 * the visit began, so that what another choice cleared in between comes back.
 */
export interface Herziening<V extends Veld = Veld> {
  readonly soort: 'keuzeHerzien'
  /** The answers with which the visit to the question began. */
  readonly vanaf: Antwoorden
  /** The choice that is made now. */
  readonly antwoord: Antwoord<V>
}

/** Several answers at once: the clearing rules see them together. */
export interface Vervanging {
  readonly soort: 'antwoordenVervangen'
  /** The answers, of which a later one to the same question counts. */
  readonly antwoorden: readonly Antwoord[]
}

/** A change the host page makes to the brand or the audience. */
export type Instelling =
  | {
      readonly soort: 'labelCodeGewijzigd'
      /** The brand from now on. */
      readonly labelCode: LabelCode
    }
  | {
      readonly soort: 'typeGewijzigd'
      /** The audience from now on. */
      readonly type: Type
    }

/** What becomes of a calculation: asked for anew, answered, or failed. */
export type Voortgang =
  | { readonly soort: 'herberekeningGevraagd' }
  | {
      readonly soort: 'berekeningVoltooid'
      /** The result. Amounts in euro. */
      readonly financieringsOpzet: FinancieringsOpzet
      /** With example rates; not unless it says so. */
      readonly isVoorbeeldrente?: boolean
    }
  | {
      readonly soort: 'berekeningMislukt'
      /** Why there is no result. */
      readonly fout: BerekeningFout
    }

/** Every change an orientation can undergo. */
export type Wijziging<V extends Veld = Veld> = Antwoord<V> | Herziening<V> | Vervanging | Instelling | Voortgang
