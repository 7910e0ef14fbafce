import { createHash } from 'node:crypto'

import { seed } from './seed'

/** The environment variable that makes a run go through every matrix in full. */
export const IN_FULL = 'MATRIX_IN_FULL'

/** Returns the file and line that call `matrix`, relative to the root of the repository. */
const callSite = (): string => {
  const callers = (new Error().stack ?? '').split('\n').filter((line) => !line.includes('support/matrix'))
  return /tests\/\S+?:\d+/.exec(callers.join('\n'))?.[0] ?? ''
}

/** Returns one case, drawn by the seed, separately for each line that calls `matrix` and for each list of cases. */
const turning = <Case>(all: readonly Case[]): readonly Case[] => {
  const draw = createHash('sha1').update(`${seed} ${callSite()} ${JSON.stringify(all)}`)
  const place = draw.digest().readUInt32BE() % all.length
  return all.slice(place, place + 1)
}

/**
 * Returns the cases of a matrix: all of them in the long suite, otherwise one that differs from run to run. A case must
 * pass by itself and have no snapshot. If a daily run needs several views at once, make each case a group of views.
 */
export const matrix = <Case>(all: readonly Case[]): readonly Case[] =>
  process.env[IN_FULL] === undefined ? turning(all) : all

/** Marks a browser test that only the long suite runs; other tests of the same subject run daily. */
export const LONG = { tag: '@long' } as const
