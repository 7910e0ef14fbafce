/** Runs every check of the project, one after the other, and ends with the number of tests that passed and failed. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const RESULTS = 'test-results'
const NO_TESTS = { passed: 0, failed: 0 }

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A test file that could not be read has no tests; it counts as one that failed. */
const vitestTotals = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed:
    numFailedTests +
    testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length,
})

const playwrightTotals = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

const vitest = (name) => ({
  name,
  command: ['npm', 'run', name, '--', '--reporter=default', '--reporter=json', `--outputFile=${RESULTS}/${name}.json`],
  totals: vitestTotals,
})

const stages = [
  { name: 'types', command: ['npm', 'run', 'types'] },
  { name: 'lint', command: ['npm', 'run', 'lint'] },
  vitest('unit'),
  { name: 'build', command: ['npm', 'run', 'build'] },
  vitest('built'),
  { name: 'browser', command: ['npm', 'run', 'browser'], totals: playwrightTotals },
]

/** A stage that fails without a failing test of its own counts as one failure, so that a red run never reads as green. */
const run = ({ name, command: [program, ...words], totals }) => {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(program, words, { stdio: ['ignore', 'inherit', 'inherit'] })
  const report = totals && readJson(`${RESULTS}/${name}.json`)
  const { passed, failed } = report ? totals(report) : NO_TESTS
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

let total = NO_TESTS
for (const stage of stages) {
  const { passed, failed } = run(stage)
  total = { passed: total.passed + passed, failed: total.failed + failed }
  if (failed > 0) break
}
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${total.passed} passed, ${total.failed} failed`)
