import fc from 'fast-check'

import { losseOrientaties, orientaties } from '../../adapters/testing/arbitraries/orientatie'
import * as arbitraries from '../../adapters/testing/arbitraries/verzoek'

/** Asserts a property of the values of these generators, with the given fast-check parameters. */
export const everyTimes = <Zaken extends [unknown, ...unknown[]]>(
  proeven: fc.Parameters<Zaken>,
  ...wet: [...zaken: { [Plek in keyof Zaken]: fc.Arbitrary<Zaken[Plek]> }, claim: (...zaken: Zaken) => void]
): void => fc.assert(fc.property(...wet), proeven)

/** Asserts a property of the values of these generators; the claim is the last argument. */
export const every = <Zaken extends [unknown, ...unknown[]]>(
  ...wet: [...zaken: { [Plek in keyof Zaken]: fc.Arbitrary<Zaken[Plek]> }, claim: (...zaken: Zaken) => void]
): void => everyTimes({}, ...wet)

const everyOf =
  <Zaken extends readonly unknown[]>(generator: fc.Arbitrary<Zaken>) =>
  (claim: (...zaken: Zaken) => void, proeven: fc.Parameters<[Zaken]> = {}): void => {
    everyTimes(proeven, generator, (zaken) => claim(...zaken))
  }

/** Asserts a property of every request, in every frame (norms and rates) that it can be calculated in. */
export const everyVerzoek = everyOf(arbitraries.metKader(arbitraries.verzoek()))

/** Asserts a property of every request that has a home. */
export const everyVerzoekMetOnderpand = everyOf(arbitraries.metKader(arbitraries.verzoekMetOnderpand()))

/** Asserts a property of every orientation that a visitor can reach. */
export const everyOrientatie = everyOf(fc.tuple(orientaties()))

/** Asserts a property of all combinations of answers, including those that the clearing rules would clear. */
export const everyLosseOrientatie = everyOf(fc.tuple(losseOrientaties()))
