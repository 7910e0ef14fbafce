import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createFilter } from 'vite'

import { LAYERS } from '../support/layers.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/**
 * The configurations of Stryker: the patterns of the files that each mutates, and its configuration of Vitest.
 * @type {readonly { path: string, mutate: readonly string[], tests: string }[]}
 */
export const CONFIGS = ['stryker.config.json', 'stryker.buitenring.json'].map((name) => {
  const path = `tests/mutation/${name}`
  const { mutate, vitest } = JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8'))
  return { path, mutate, tests: vitest.configFile }
})

/**
 * Returns the files of the layers that match the patterns; a pattern that begins with `!` leaves files out.
 * @param {readonly string[]} patterns
 */
export const filesOf = (patterns) => {
  const isLeftOut = (pattern) => pattern.startsWith('!')
  const isMutated = createFilter(
    patterns.filter((pattern) => !isLeftOut(pattern)),
    [...patterns.filter(isLeftOut).map((pattern) => pattern.slice(1)), '**/node_modules/**', '**/dist/**'],
    { resolve: ROOT },
  )
  return LAYERS.flatMap((layer) =>
    readdirSync(`${ROOT}/${layer}`, { encoding: 'utf8', recursive: true }).map((file) => `${layer}/${file}`),
  )
    .filter((file) => isMutated(`${ROOT}/${file}`))
    .toSorted()
}
