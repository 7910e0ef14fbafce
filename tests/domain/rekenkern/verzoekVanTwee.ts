import fc from 'fast-check'

import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../../../domain'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'

/** Two applicants who buy together, in the order of the request. */
export type Paar = readonly [Hypotheekgever, Hypotheekgever]

const losPaar: fc.Arbitrary<Paar> = fc.tuple(arbitraries.hypotheekgever(1), arbitraries.hypotheekgever(2))

/**
 * A random pair of applicants. The second applicant has the same debts and alimony as the first applicant, and an
 * amount equal to the income of the first: as income now, or as expected pension. The kinds of income may differ.
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

/** A random request of two applicants, who have equal amounts of income in about half of the requests. */
export const verzoekVanTwee: fc.Arbitrary<FinancieringsOpzetVerzoek & { readonly hypotheekgevers: Paar }> = fc
  .tuple(arbitraries.verzoek(), fc.oneof(losPaar, gelijkPaar))
  .map(([verzoek, hypotheekgevers]) => ({ ...verzoek, hypotheekgevers }))
