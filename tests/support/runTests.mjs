/**
 * Runs the daily checks, with `quick` only those that a change breaks most often, and prints how many tests passed and
 * which failed. Stages that need the bundle run beside those that do not; each prints its output when it ends. With
 * `long` it runs the long suite, one stage after another, so that load measurements are reliable.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { playwrightResults, vitestResults } from './results.mjs'

const RESULTS = 'test-results'
const NO_TESTS = { passed: 0, failures: [] }

/** With CI=1, the runners refuse `.only` and missing or obsolete snapshots, and write no snapshots. */
const env = { ...process.env, CI: '1' }

const parseJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const npm = (name, ...words) => ({ name, command: ['npm', 'run', name, ...(words.length > 0 ? ['--', ...words] : [])] })

/** Returns the file for the report of a stage, named after the last part of the stage's name. */
const reportOf = (name) => `${RESULTS}/${name.split(':').at(-1)}.json`

const vitest = (name) => ({
  ...npm(name, '--reporter=default', '--reporter=json', `--outputFile=${reportOf(name)}`),
  results: vitestResults,
})

const playwright = (name, ...words) => ({ ...npm(name, ...words), results: playwrightResults })

/** The rows of stages of each suite. The rows of one suite run in parallel, the stages of one row in order. */
const suites = {
  daily: [
    [npm('lint'), vitest('unit')],
    [npm('build'), vitest('built'), playwright('browser')],
  ],
  /** The checks that a change breaks most often, to run while working. */
  quick: [
    [npm('lint'), vitest('unit')],
    [npm('build:served'), playwright('browser', 'tests/browser/journey.test.ts')],
  ],
  long: [
    [
      npm('build'),
      npm('types'),
      vitest('test:long:properties'),
      vitest('test:long:built'),
      playwright('test:long:browser'),
      vitest('test:long:load'),
      vitest('test:engines'),
      vitest('test:orca'),
    ],
  ],
}

const [suite = 'daily'] = process.argv.slice(2)

const outcomeOf = (program, words) =>
  new Promise((resolve) => {
    const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece))
    child.on('error', (error) => resolve({ code: 1, said: Buffer.from(`${error.message}\n`) }))
    child.on('close', (code) => resolve({ code, said: Buffer.concat(said) }))
  })

/** Runs a stage. A stage that fails without a failing test is one failure, so that no red run is reported as green. */
const run = async ({ name, command: [program, ...words], results }) => {
  const started = performance.now()
  const { code, said } = await outcomeOf(program, words)
  const report = results && parseJson(reportOf(name))
  const { passed, failures } = report ? results(report) : NO_TESTS
  process.stdout.write(`\n── ${name}\n`)
  process.stdout.write(said)
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const silent = code !== 0 && failures.length === 0
  return { passed, failures: silent ? [`${name} failed, see its output above`] : failures }
}

/** Whether a failure of this stage skips the later stages of its row. In the long suite only a failed build does so. */
const endsRow = (stage) => suite !== 'long' || stage.name === 'build'

const runRow = async (stages) => {
  let total = NO_TESTS
  for (const [index, stage] of stages.entries()) {
    const { passed, failures } = await run(stage)
    total = { passed: total.passed + passed, failures: [...total.failures, ...failures] }
    if (failures.length > 0 && endsRow(stage)) {
      for (const { name } of stages.slice(index + 1)) console.log(`\n── ${name}: not run, because ${stage.name} failed`)
      break
    }
  }
  return total
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

const totals = await Promise.all(suites[suite].map(runRow))
const passed = totals.reduce((sum, total) => sum + total.passed, 0)
const failures = totals.flatMap((total) => total.failures)
process.exitCode = failures.length > 0 ? 1 : 0
console.log('')
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
