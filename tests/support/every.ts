import fc from 'fast-check'

import type { FinancieringsOpzetVerzoek, Onderpand, Orientatie, Rekenkader } from '../../domain'
import { losseOrientaties, orientaties } from '../../adapters/testing/arbitraries/orientatie'
import * as arbitraries from '../../adapters/testing/arbitraries/verzoek'

type VerzoekMetOnderpand = FinancieringsOpzetVerzoek & { readonly onderpand: Onderpand }

type Generators<Ts extends unknown[]> = { [K in keyof Ts]: fc.Arbitrary<Ts[K]> }

/** A law of all that generators make, tried so often. */
export const everyTimes = <Ts extends [unknown, ...unknown[]]>(
  proeven: fc.Parameters<Ts>,
  ...law: [...generators: Generators<Ts>, claim: (...values: Ts) => void]
): void => fc.assert(fc.property(...law), proeven)

/** A law of all that generators make: `every(orientaties(), (orientatie) => …)`. */
export const every = <Ts extends [unknown, ...unknown[]]>(
  ...law: [...generators: Generators<Ts>, claim: (...values: Ts) => void]
): void => everyTimes({}, ...law)

/** A law of every request, and of every frame that it is calculated in. */
export const everyVerzoek = (
  claim: (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader) => void,
  proeven: fc.Parameters<[readonly [FinancieringsOpzetVerzoek, Rekenkader]]> = {},
): void => {
  everyTimes(proeven, arbitraries.metKader(arbitraries.verzoek()), ([verzoek, kader]) => claim(verzoek, kader))
}

/** A law of every request that names a home. */
export const everyVerzoekMetOnderpand = (
  claim: (verzoek: VerzoekMetOnderpand, kader: Rekenkader) => void,
  proeven: fc.Parameters<[readonly [VerzoekMetOnderpand, Rekenkader]]> = {},
): void => {
  everyTimes(proeven, arbitraries.metKader(arbitraries.verzoekMetOnderpand()), ([verzoek, kader]) =>
    claim(verzoek, kader),
  )
}

/** A law of every orientation that a visitor can arrive at. */
export const everyOrientatie = (
  claim: (orientatie: Orientatie) => void,
  proeven: fc.Parameters<[Orientatie]> = {},
): void => everyTimes(proeven, orientaties(), claim)

/** A law of any answers at all, also of those that the clearing rules would not leave standing. */
export const everyLosseOrientatie = (
  claim: (orientatie: Orientatie) => void,
  proeven: fc.Parameters<[Orientatie]> = {},
): void => everyTimes(proeven, losseOrientaties(), claim)
