/** The environment variable that makes a run go through every matrix in full. */
export const IN_FULL = 'MATRIX_IN_FULL'

/** Returns the cases of a matrix: all of them in the long suite, otherwise `often`, by default only the first case. */
export const matrix = <Case>(all: readonly Case[], often: readonly Case[] = all.slice(0, 1)): readonly Case[] =>
  process.env[IN_FULL] === undefined ? often : all

/** Marks a browser test that only the long suite runs; other tests of the same subject run daily. */
export const LONG = { tag: '@long' } as const
