/**
 * Runs the daily checks, with `quick` only those that a change breaks most often, with `long` the long suite. Prints
 * which tests failed, how long each stage took and how many tests passed. Stages that need the bundle run beside those
 * that do not; each prints its output when it ends. The load tests come last, when the other row has ended.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { changedTests } from './changedFiles.mjs'
import { playwrightResults, vitestResults } from './results.mjs'

const RESULTS = 'test-results'
const NO_TESTS = { passed: 0, failures: [] }

/**
 * With CI=1, the runners refuse `.only` and missing or obsolete snapshots, and write no snapshots. VOLGORDE is the seed
 * of the order of tests and of the cases that turn, the same in every stage.
 */
const env = { VOLGORDE: String(Date.now() % 1_000_000), ...process.env, CI: '1' }

/** Returns the seconds since a time of `performance.now()`, which counts from the start of this process. */
const secondsSince = (time) => (performance.now() - time) / 1000

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

const vitest = (name, ...words) => ({
  ...npm(name, '--reporter=default', '--reporter=json', `--outputFile=${reportOf(name)}`, ...words),
  results: vitestResults,
})

const playwright = (name, ...words) => ({ ...npm(name, ...words), results: playwrightResults })

/** Returns the stage with the stages that start together when it has passed. */
const before = (stage, ...next) => ({ ...stage, next })

/** Returns the stages one after another. A stage also starts when the one before it has failed. */
const inOrder = ([first, ...rest]) => ({ ...first, next: rest.length > 0 ? [inOrder(rest)] : [], goesOn: true })

/** Returns the stage with the unit tests in these files and folders; no stage without files, which would run all. */
const unitOf = (tests) => (tests.length > 0 ? [vitest('unit', ...tests)] : [])

/** The stages of each suite that start at once; each names the stages that follow it. */
const suites = {
  daily: () => [before(npm('lint'), vitest('unit')), before(npm('build'), vitest('built'), playwright('browser'))],
  /** The checks that a change breaks most often, to run while working. */
  quick: () => [
    before(npm('lint'), ...unitOf(changedTests())),
    before(npm('build:served'), playwright('browser', 'tests/browser/journey.test.ts')),
  ],
  long: () => [
    before(
      npm('build'),
      inOrder([npm('types'), vitest('test:long:properties'), vitest('test:long:built')]),
      inOrder([playwright('test:long:browser'), vitest('test:engines'), vitest('test:orca'), vitest('test:long:load')]),
    ),
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
  const seconds = secondsSince(started)
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'failed'} in ${seconds.toFixed(1)} s`)
  const silent = code !== 0 && failures.length === 0
  return { name, seconds, passed, failures: silent ? [`${name} failed, see its output above`] : failures }
}

/** Runs a stage, and then the stages that follow it. Returns the outcome of each. */
const runWithNext = async ({ next = [], goesOn = false, ...stage }) => {
  const outcome = await run(stage)
  if (outcome.failures.length > 0 && !goesOn) {
    for (const { name } of next) console.log(`\n── ${name}: not run, because ${stage.name} failed`)
    return [outcome]
  }
  return [outcome, ...(await Promise.all(next.map(runWithNext))).flat()]
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

const outcomes = (await Promise.all(suites[suite]().map(runWithNext))).flat()
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
process.exitCode = failures.length > 0 ? 1 : 0
console.log('')
for (const failure of failures) console.log(`✗ ${failure}`)
for (const { name, seconds } of outcomes) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`)
console.log(`${secondsSince(0).toFixed(0).padStart(5)} s  in all`)
console.log(`${passed} passed, ${failures.length} failed`)
