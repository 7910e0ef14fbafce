import fc from 'fast-check'

import { losseOrientaties, orientaties } from '../../adapters/testing/arbitraries/orientatie'
import * as arbitraries from '../../adapters/testing/arbitraries/verzoek'

/** A law of whatever these generators make, tried so often. */
export const everyTimes = <Zaken extends [unknown, ...unknown[]]>(
  proeven: fc.Parameters<Zaken>,
  ...wet: [...zaken: { [Plek in keyof Zaken]: fc.Arbitrary<Zaken[Plek]> }, claim: (...zaken: Zaken) => void]
): void => fc.assert(fc.property(...wet), proeven)

/** A law of whatever these generators make, which come before the claim. */
export const every = <Zaken extends [unknown, ...unknown[]]>(
  ...wet: [...zaken: { [Plek in keyof Zaken]: fc.Arbitrary<Zaken[Plek]> }, claim: (...zaken: Zaken) => void]
): void => everyTimes({}, ...wet)

const everyOf =
  <Zaken extends readonly unknown[]>(generator: fc.Arbitrary<Zaken>) =>
  (claim: (...zaken: Zaken) => void, proeven: fc.Parameters<[Zaken]> = {}): void => {
    everyTimes(proeven, generator, (zaken) => claim(...zaken))
  }

/** A law of every request, and of every frame that it is calculated in. */
export const everyVerzoek = everyOf(arbitraries.metKader(arbitraries.verzoek()))

/** A law of every request that names a home. */
export const everyVerzoekMetOnderpand = everyOf(arbitraries.metKader(arbitraries.verzoekMetOnderpand()))

/** A law of every orientation that a visitor can arrive at. */
export const everyOrientatie = everyOf(fc.tuple(orientaties()))

/** A law of any answers at all, also of those that the clearing rules would not leave standing. */
export const everyLosseOrientatie = everyOf(fc.tuple(losseOrientaties()))
