import fc from 'fast-check'

import { losseOrientaties, orientaties } from '../../adapters/testing/arbitraries/orientatie'
import * as arbitraries from '../../adapters/testing/arbitraries/verzoek'
import { numberOfRuns } from './numberOfRuns'
import { createTally, type Tally } from './sometimes'

type Generators<Values> = { [Index in keyof Values]: fc.Arbitrary<Values[Index]> }

/**
 * Yields `parameters`, with 100 runs by default. Yields them again with other seeds while the tally is undecided, and
 * fails at last if the tally has a complaint. A `path` replays one counterexample, which tells nothing about shares.
 */
function* roundsOf<Values>(tally: Tally, parameters: fc.Parameters<Values>): Generator<fc.Parameters<Values>> {
  const seed = parameters.seed ?? fc.readConfigureGlobal().seed ?? Date.now() % 2 ** 31
  const first = { ...numberOfRuns(100), ...parameters }
  yield first
  if (parameters.path !== undefined) return
  for (let round = 1; tally.isUndecided(); round += 1) yield { ...first, examples: [], seed: seed + round }
  const complaints = tally.complaints()
  if (complaints.length > 0) throw new Error([...complaints, `The seed of the first round is ${seed}.`].join('\n'))
}

/**
 * Asserts that `claim`, the last argument, holds for values of these generators, with the given fast-check parameters.
 * Each condition that the claim gives to `sometimes` must be met often enough.
 */
export const everyTimes = <Values extends [unknown, ...unknown[]]>(
  parameters: fc.Parameters<Values>,
  ...args: [...values: Generators<Values>, claim: (...values: Values) => void]
): void => {
  const tally = createTally()
  const claim = args.pop() as (...values: Values) => void
  const property = fc.property(...(args as unknown as Generators<Values>), (...values: Values) => {
    const endRun = tally.startRun()
    claim(...values)
    endRun()
  })
  for (const round of roundsOf(tally, parameters)) fc.assert(property, round)
}

/** Asserts an asynchronous claim, like `everyTimes`. */
export const everyAsync = async <Values extends [unknown, ...unknown[]]>(
  parameters: fc.Parameters<Values>,
  ...args: [...values: Generators<Values>, claim: (...values: Values) => Promise<void>]
): Promise<void> => {
  const tally = createTally()
  const claim = args.pop() as (...values: Values) => Promise<void>
  const property = fc.asyncProperty(...(args as unknown as Generators<Values>), async (...values: Values) => {
    const endRun = tally.startRun()
    await claim(...values)
    endRun()
  })
  for (const round of roundsOf(tally, parameters)) await fc.assert(property, round)
}

/** Asserts that `claim`, the last argument, holds for values of these generators. */
export const every = <Values extends [unknown, ...unknown[]]>(
  ...args: [...values: Generators<Values>, claim: (...values: Values) => void]
): void => everyTimes({}, ...args)

const everyOf =
  <Values extends readonly unknown[]>(generator: fc.Arbitrary<Values>) =>
  (claim: (...values: Values) => void, parameters: fc.Parameters<[Values]> = {}): void => {
    everyTimes(parameters, generator, (values) => claim(...values))
  }

/** Asserts a property of generated requests, each with norms and rates to calculate it with. */
export const everyVerzoek = everyOf(arbitraries.metKader(arbitraries.verzoek(), arbitraries.elkRekenkader()))

/** Asserts a property of generated requests that have a home, each with norms and rates to calculate it with. */
export const everyVerzoekMetOnderpand = everyOf(
  arbitraries.metKader(arbitraries.verzoekMetOnderpand(), arbitraries.elkRekenkader()),
)

/** Asserts a property of generated orientations that a visitor can reach. */
export const everyOrientatie = everyOf(fc.tuple(orientaties()))

/** Asserts a property of generated combinations of answers, including those that the clearing rules would clear. */
export const everyLosseOrientatie = everyOf(fc.tuple(losseOrientaties()))
