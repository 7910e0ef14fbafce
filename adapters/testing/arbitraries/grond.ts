import fc from 'fast-check'

import type { Dienstgrond, FinancieringsOpzetVerzoek, Grond, LokaleGrond, Rekenkader } from '../../../domain'
import { elkRekenkader, leesbaar, shownAs, toonMetNormen, verzoek } from './verzoek'

/** Returns a value as JSON keeps it, which does not keep -0. */
const asSent = <T>(waarde: T): T => JSON.parse(JSON.stringify(waarde)) as T

/** Generates requests as JSON keeps them. */
const verzoeken = (): fc.Arbitrary<FinancieringsOpzetVerzoek> => verzoek().map(asSent)

const honderdsten = (rente: number): number => Math.round(100 * rente) / 100 + 0

/** Generates rekenkaders as JSON keeps them, with rates in hundredths of a percent, which a reader can compare. */
const kaders = (): fc.Arbitrary<Rekenkader> =>
  elkRekenkader().map(({ normen, ...kader }) =>
    leesbaar({
      normen,
      ...asSent(kader),
      rentetarieven: Object.fromEntries(
        Object.entries(kader.rentetarieven).map(([periode, rente]) => [
          periode,
          typeof rente === 'number'
            ? honderdsten(rente)
            : { nhg: honderdsten(rente.nhg), zonder: honderdsten(rente.zonder) },
        ]),
      ),
    }),
  )

/** Generates grounds of the embedded calculation, whose kader has a rate for every period. */
export const lokaleGronden = (): fc.Arbitrary<LokaleGrond> =>
  fc.record({
    plaats: fc.constant('lokaal'),
    verzoek: verzoeken(),
    kader: kaders(),
    isVoorbeeldrente: fc.boolean(),
  })

/** Returns the ground itself. A counterexample prints its norms as their year. */
export const leesbareGrond = <G extends Grond>(grond: G): G => {
  if (grond.plaats === 'lokaal' || grond.normen === undefined) return grond
  const { normen, ...rest } = grond
  return shownAs(grond, () => toonMetNormen({ normen, ...rest }))
}

/** Generates grounds of a calculation service: without norms, with norms, or with a kader of these norms. */
export const dienstgronden = (): fc.Arbitrary<Dienstgrond> =>
  fc
    .record(
      { verzoek: verzoeken(), kader: kaders(), isVoorbeeldrente: fc.boolean(), zonderRente: fc.boolean() },
      { requiredKeys: ['verzoek', 'zonderRente'] },
    )
    .map(({ kader, zonderRente, ...deel }) =>
      leesbareGrond({
        plaats: 'server',
        ...deel,
        ...(kader && { normen: kader.normen }),
        ...(kader && !zonderRente && { kader }),
      }),
    )

/** Generates grounds of both places. */
export const gronden = (): fc.Arbitrary<Grond> => fc.oneof(lokaleGronden(), dienstgronden())
