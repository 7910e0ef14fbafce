import fc from 'fast-check'

import { verzoek } from '../../../adapters/testing/arbitraries/verzoek'
import { openInkomens, type FinancieringsOpzetVerzoek } from '../../../domain'

/** Returns generated requests in which each buyer has an income. The same seed gives the same requests. */
export const requestsWithIncomes = (count: number, seed: number): FinancieringsOpzetVerzoek[] =>
  fc.sample(
    verzoek().filter((generated) => openInkomens(generated).length === 0),
    { numRuns: count, seed },
  )
