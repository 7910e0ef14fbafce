/** Set by who goes through each matrix in full. */
export const IN_FULL = 'MATRIX_IN_FULL'

/**
 * The cases of a matrix: all of them in the long suite, in each other run those that have every kind of thing once, by
 * default the first.
 */
export const matrix = <Case>(all: readonly Case[], often: readonly Case[] = all.slice(0, 1)): readonly Case[] =>
  process.env[IN_FULL] === undefined ? often : all

/** Of a browser test that only the long suite runs: its subject has others, which look at it each time. */
export const LONG = { tag: '@long' } as const
