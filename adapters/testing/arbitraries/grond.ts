import fc from 'fast-check'

import type { Dienstgrond, Grond, LokaleGrond, Rekenkader } from '../../../domain'
import { leesbaar, rekenkader, verzoek } from './verzoek'

/** Generates rekenkaders with rates in hundredths of a percent, which JSON keeps and a reader can compare. */
const kaders = (): fc.Arbitrary<Rekenkader> =>
  rekenkader().map((kader) =>
    leesbaar({
      ...kader,
      rentetarieven: Object.fromEntries(
        Object.entries(kader.rentetarieven).map(([periode, rente]) => [periode, Math.round(100 * rente) / 100 + 0]),
      ),
    }),
  )

/** Generates grounds of the embedded calculation, whose kader has a rate for every period. */
export const lokaleGronden = (): fc.Arbitrary<LokaleGrond> =>
  fc.record({
    plaats: fc.constant('lokaal'),
    verzoek: verzoek(),
    kader: kaders(),
    isVoorbeeldrente: fc.boolean(),
  })

/** Generates grounds of a calculation service, with or without a kader. */
export const dienstgronden = (): fc.Arbitrary<Dienstgrond> =>
  fc.record(
    { plaats: fc.constant('server'), verzoek: verzoek(), kader: kaders(), isVoorbeeldrente: fc.boolean() },
    { requiredKeys: ['plaats', 'verzoek'] },
  )

/** Generates grounds of both places. */
export const gronden = (): fc.Arbitrary<Grond> => fc.oneof(lokaleGronden(), dienstgronden())
