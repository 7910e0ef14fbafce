import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet'
import type { FinancieringsOpzetVerzoek } from '../verzoek'
import type { RekenFout } from './rekenFout'
import type { Rekenkader } from './rekenkader'
import { toFinancieringsOpzet } from './toFinancieringsOpzet'
import { werkUit, type Uitwerking } from './uitwerking'
import { verantwoord, type Verantwoording } from './verantwoording'

/** The outcome of a calculation, with how it came about. */
export interface Berekening {
  readonly financieringsOpzet: FinancieringsOpzet
  /** Every figure with its steps, inputs and sources; worked out when it is first asked for. */
  readonly verantwoording: Verantwoording
}

/** Keeps the values of a calculation until somebody asks how it came about. */
class UitgewerkteBerekening implements Berekening {
  readonly financieringsOpzet: FinancieringsOpzet
  readonly #uitwerking: Uitwerking
  #verantwoording: Verantwoording | undefined

  constructor(uitwerking: Uitwerking) {
    this.financieringsOpzet = toFinancieringsOpzet(uitwerking)
    this.#uitwerking = uitwerking
  }

  get verantwoording(): Verantwoording {
    return (this.#verantwoording ??= verantwoord(this.#uitwerking, this.financieringsOpzet))
  }
}

const toBerekening = (uitwerking: Uitwerking): Berekening => new UitgewerkteBerekening(uitwerking)

/**
 * Calculates what a request comes to: the record with amounts in euro, or the reason why there is none. Pure and total:
 * it never throws for a request that passes its codec, whatever the rates and cost items are. What has not passed it
 * goes through `leesEnBereken`.
 */
export const berekenFinancieringsOpzet = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Berekening> => either.map(toBerekening)(werkUit(verzoek, kader))
