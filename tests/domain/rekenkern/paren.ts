import fc from 'fast-check'

import type { Hypotheekgever } from '../../../domain'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'

/** Two who buy together, in the order of the request. */
export type Paar = readonly [Hypotheekgever, Hypotheekgever]

const losPaar: fc.Arbitrary<Paar> = fc.tuple(arbitraries.hypotheekgever(1), arbitraries.hypotheekgever(2))

/** The second with the income and the debts of the first, today or as a pension: often a tie of two kinds of income. */
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

/** Two who buy together, of whom as many as not have the same income. */
export const paren: fc.Arbitrary<Paar> = fc.oneof(losPaar, gelijkPaar)
