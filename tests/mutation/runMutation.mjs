/**
 * Runs the mutation tests: Stryker breaks the code in many ways, and fails if tests notice too few of them. The whole
 * run takes hours. `npm run mutation -- ui/samenvatting domain/geld` takes minutes: it breaks only the files in these
 * folders, and runs only the tests of the same folders.
 */
import { spawnSync } from 'node:child_process'

import { CONFIGS, filesOf, ROOT } from './mutated.mjs'
import { testsOf } from '../support/testsOf.mjs'

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js'

const asked = process.argv.slice(2).map((word) => word.replace(/\/$/, ''))
const isAsked = (file) => asked.length === 0 || asked.some((word) => file === word || file.startsWith(`${word}/`))

const runs = CONFIGS.map(({ path, mutate }) => ({ path, files: filesOf(mutate).filter(isAsked) })).filter(
  ({ files }) => files.length > 0,
)

/** The words that limit a run to some files. A limited run keeps its progress apart from that of the whole run. */
const limitsOf = (files) => [
  '--mutate',
  files.join(','),
  '--testFiles',
  [...new Set(files.map((file) => `${testsOf(ROOT, file)}**/*.test.*`))].join(','),
  '--incrementalFile',
  'test-results/mutatie/some.json',
]

const run = ({ path, files }) => {
  const words = [STRYKER, 'run', path, ...(asked.length === 0 ? [] : limitsOf(files))]
  const { status } = spawnSync(process.execPath, words, { cwd: ROOT, stdio: 'inherit' })
  return status === 0
}

if (runs.length === 0) console.error(`No file that is mutated is in ${asked.join(', ')}. See tests/mutation.`)
process.exitCode = runs.length > 0 && runs.map(run).every(Boolean) ? 0 : 1
