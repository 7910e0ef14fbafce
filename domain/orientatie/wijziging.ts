import type { FinancieringsOpzet } from '../financieringsOpzet'
import type { Antwoorden, Veld } from './antwoorden'
import type { BerekeningFout } from './berekeningFout'
import type { LabelCode } from './label'
import type { Type } from './type'
import type { Veldwaarde } from './veld'

/** An answer given, changed or (as `undefined`) taken back by the visitor; each question takes its own values only. */
export type Antwoord<V extends Veld = Veld> = {
  readonly [K in V]: { readonly soort: 'beantwoord'; readonly veld: K; readonly waarde: Veldwaarde<K> }
}[V]

/**
 * A choice made again in one visit to its question. It counts as the only one since `vanaf`, the answers with which
 * the visit began, so that what another choice cleared in between comes back.
 */
export interface Herziening<V extends Veld = Veld> {
  readonly soort: 'keuzeHerzien'
  readonly vanaf: Antwoorden
  readonly antwoord: Antwoord<V>
}

/** Several answers at once: the clearing rules see them together. */
export interface Vervanging {
  readonly soort: 'antwoordenVervangen'
  readonly antwoorden: readonly Antwoord[]
}

/** A change the host page makes to the brand or the audience. */
export type Instelling =
  | { readonly soort: 'labelCodeGewijzigd'; readonly labelCode: LabelCode }
  | { readonly soort: 'typeGewijzigd'; readonly type: Type }

/** What becomes of a calculation: asked for anew, answered, or failed. */
export type Voortgang =
  | { readonly soort: 'herberekeningGevraagd' }
  | {
      readonly soort: 'berekeningVoltooid'
      readonly financieringsOpzet: FinancieringsOpzet
      /** With example rates; not unless it says so. */
      readonly isVoorbeeldrente?: boolean
    }
  | { readonly soort: 'berekeningMislukt'; readonly fout: BerekeningFout }

/** Every change an orientation can undergo. */
export type Wijziging<V extends Veld = Veld> = Antwoord<V> | Herziening<V> | Vervanging | Instelling | Voortgang
