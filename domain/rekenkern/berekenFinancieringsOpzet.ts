import { either } from 'fp-ts'

import type { FinancieringsOpzet } from '../financieringsOpzet'
import type { FinancieringsOpzetVerzoek } from '../verzoek'
import type { RekenFout } from './rekenFout'
import type { Rekenkader } from './rekenkader'
import { toFinancieringsOpzet } from './toFinancieringsOpzet'
import { werkUit, type Uitwerking } from './uitwerking'

/** The outcome of a calculation. */
export interface Berekening {
  readonly financieringsOpzet: FinancieringsOpzet
}

const toBerekening = (uitwerking: Uitwerking): Berekening => ({ financieringsOpzet: toFinancieringsOpzet(uitwerking) })

/**
 * Calculates what a request comes to: the record with amounts in euro, or the reason why there is none. Pure and total:
 * it never throws for a request that passes its codec, whatever the rates and cost items are.
 */
export const berekenFinancieringsOpzet = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
): either.Either<RekenFout, Berekening> => either.map(toBerekening)(werkUit(verzoek, kader))
