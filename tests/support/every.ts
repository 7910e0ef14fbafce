import fc from 'fast-check'

import { losseOrientaties, orientaties } from '../../adapters/testing/arbitraries/orientatie'
import * as arbitraries from '../../adapters/testing/arbitraries/verzoek'

/**
 * Asserts that `claim`, the last argument, holds for values of these generators, with the given fast-check parameters.
 */
export const everyTimes = <Values extends [unknown, ...unknown[]]>(
  parameters: fc.Parameters<Values>,
  ...args: [...values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }, claim: (...values: Values) => void]
): void => fc.assert(fc.property(...args), parameters)

/** Asserts that `claim`, the last argument, holds for values of these generators. */
export const every = <Values extends [unknown, ...unknown[]]>(
  ...args: [...values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }, claim: (...values: Values) => void]
): void => everyTimes({}, ...args)

const everyOf =
  <Values extends readonly unknown[]>(generator: fc.Arbitrary<Values>) =>
  (claim: (...values: Values) => void, parameters: fc.Parameters<[Values]> = {}): void => {
    everyTimes(parameters, generator, (values) => claim(...values))
  }

/** Asserts a property of generated requests, each with norms and rates to calculate it with. */
export const everyVerzoek = everyOf(arbitraries.metKader(arbitraries.verzoek()))

/** Asserts a property of generated requests that have a home, each with norms and rates to calculate it with. */
export const everyVerzoekMetOnderpand = everyOf(arbitraries.metKader(arbitraries.verzoekMetOnderpand()))

/** Asserts a property of generated orientations that a visitor can reach. */
export const everyOrientatie = everyOf(fc.tuple(orientaties()))

/** Asserts a property of generated combinations of answers, including those that the clearing rules would clear. */
export const everyLosseOrientatie = everyOf(fc.tuple(losseOrientaties()))
