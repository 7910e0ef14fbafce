/**
 * Runs every check of the project and ends with the number of tests that passed and failed. What needs the bundle runs
 * beside what does not; what a stage says is printed when it ends, so that the stages can be told apart.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const RESULTS = 'test-results'
const NO_TESTS = { passed: 0, failed: 0 }

/** Two rows of stages share the machine. */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2))

/** Refuses a test that is singled out, and a snapshot that is missing or belongs to no test; writes none. */
const env = { ...process.env, CI: '1' }

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

const npm = (name, ...words) => ({ name, command: ['npm', 'run', name, ...(words.length > 0 ? ['--', ...words] : [])] })

const vitest = (name) => ({
  ...npm(
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${RESULTS}/${name}.json`,
    `--maxWorkers=${WORKERS}`,
  ),
  totals: vitestTotals,
})

const rows = [
  [npm('types'), npm('lint'), vitest('unit')],
  [npm('build'), vitest('built'), { ...npm('browser'), totals: playwrightTotals }],
]

const outcomeOf = (program, words) =>
  new Promise((resolve) => {
    const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece))
    child.on('error', (error) => resolve({ code: 1, said: Buffer.from(`${error.message}\n`) }))
    child.on('close', (code) => resolve({ code, said: Buffer.concat(said) }))
  })

/**
 * A stage that fails without a failing test of its own counts as one failure, so that a red run never reads as green.
 */
const run = async ({ name, command: [program, ...words], totals }) => {
  const started = performance.now()
  const { code, said } = await outcomeOf(program, words)
  const report = totals && readJson(`${RESULTS}/${name}.json`)
  const { passed, failed } = report ? totals(report) : NO_TESTS
  process.stdout.write(`\n── ${name}\n`)
  process.stdout.write(said)
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/** What comes after a stage that failed would fail for the same reason, or tell little. */
const runRow = async (stages) => {
  let total = NO_TESTS
  for (const [index, stage] of stages.entries()) {
    const { passed, failed } = await run(stage)
    total = { passed: total.passed + passed, failed: total.failed + failed }
    if (failed > 0) {
      for (const { name } of stages.slice(index + 1)) console.log(`\n── ${name}: not run, because ${stage.name} failed`)
      break
    }
  }
  return total
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

const totals = await Promise.all(rows.map(runRow))
const passed = totals.reduce((sum, total) => sum + total.passed, 0)
const failed = totals.reduce((sum, total) => sum + total.failed, 0)
process.exitCode = failed > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed`)
