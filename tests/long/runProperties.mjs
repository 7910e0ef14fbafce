/** Runs the test files with properties, which import the helpers for properties, with ten times the daily runs. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createImporters } from '../support/importers.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))

const HELPERS = ['tests/support/every.ts', 'tests/support/numberOfRuns.ts']
const files = [...createImporters('.')(HELPERS)].filter((file) => /\.test\.tsx?$/.test(file))

const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'tests/vitest.config.ts', '--testTimeout=1800000', ...files, ...process.argv.slice(2)],
  { env: { ...process.env, PROEVEN_KEER: '10' }, stdio: 'inherit' },
)
process.exitCode = status ?? 1
