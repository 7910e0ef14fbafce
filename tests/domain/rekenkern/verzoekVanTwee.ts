import fc from 'fast-check'

import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../../../domain'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'

/** Two applicants who buy together, in the order of the request. */
export type Paar = readonly [Hypotheekgever, Hypotheekgever]

const losPaar: fc.Arbitrary<Paar> = fc.tuple(arbitraries.hypotheekgever(1), arbitraries.hypotheekgever(2))

/**
 * Gives the second applicant the income and debts of the first, today or as a pension: often a tie of two kinds of
 * income.
 */
const gelijkPaar: fc.Arbitrary<Paar> = fc
  .tuple(losPaar, fc.boolean(), fc.boolean())
  .map(([[eerste, tweede], isVandaag, isPensioen]) => {
    const { bedrag = 0 } = eerste.inkomsten
    const dienstbetrekkingsoort = isPensioen ? 'Pensioen' : tweede.inkomsten.dienstbetrekkingsoort
    const evenveel: Partial<Hypotheekgever> = isVandaag
      ? { inkomsten: { ...tweede.inkomsten, dienstbetrekkingsoort, bedrag } }
      : { pensioeninkomen: bedrag, binnen10JaarMetPensioen: true }
    return [eerste, { ...tweede, ...evenveel, uitgaven: eerste.uitgaven }]
  })

/** A request of two applicants; half of them have an equal income. */
export const verzoekVanTwee: fc.Arbitrary<FinancieringsOpzetVerzoek & { readonly hypotheekgevers: Paar }> = fc
  .tuple(arbitraries.verzoek(), fc.oneof(losPaar, gelijkPaar))
  .map(([verzoek, hypotheekgevers]) => ({ ...verzoek, hypotheekgevers }))
