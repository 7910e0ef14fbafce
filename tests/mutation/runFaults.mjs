/**
 * Plants the faults of `faults/` in a scratch copy of the repository, and prints a table of which tests notice them.
 * Each fault is first planted alone, for the tests of its own folder that import the faulty file. The faults that
 * nobody noticed are then planted together, for all unit tests that import a faulty file. Each test that fails is run
 * with every fault alone.
 *
 * A fault is noticed when a test fails, or a test file no longer loads, that passes without the fault. A run that
 * crashes does not count; a run that hangs ends the program. The time limit of a test counts as its failure.
 *
 * `npm run faults` plants all faults; `npm run faults -- ui/velden domain` plants those in these folders or sets. With
 * `--own` it runs only the tests of their own folders. With `--in <checkout>` it plants them in another checkout, to
 * compare two versions.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { BROWSER_SET, placesOf, readFaults, readSources } from './faultSet.mjs'
import { createTrials } from './faultTrials.mjs'
import { testsOf } from '../support/testsOf.mjs'
import { createScratch } from './scratch.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    own: { type: 'boolean', default: false },
  },
})
const checkout = resolve(values.in)
const results = `${checkout}/test-results/faults`
const scratch = `${results}/copy`

const sources = readSources(checkout)
const isAsked = ({ set, places }) =>
  positionals.length === 0 || positionals.some((word) => word === set || places.some((file) => file.startsWith(word)))
const asked = readFaults()
  .map((row) => ({ ...row, places: placesOf(sources, row.find) }))
  .filter(isAsked)
  .map((row) => ({ ...row, file: row.places[0] ?? '', isStale: row.places.length !== 1 }))
const planted = asked.filter(({ set, isStale }) => !isStale && set !== BROWSER_SET)
const unseen = () => planted.filter(({ seenBy }) => seenBy === undefined)

const note = (row, by, isOwn) => {
  Object.assign(row, { seenBy: by, isOwn })
  console.log(`✓ ${row.fault} (${by.test}: ${by.title})`)
}
const write = () => {
  const kept = asked.map(({ set, fault, file, seenBy, isOwn, isStale }) => ({
    set,
    fault,
    file,
    seenBy,
    isOwn,
    isStale,
  }))
  writeFileSync(`${results}/results.json`, `${JSON.stringify(kept, undefined, 2)}\n`)
}

createScratch(checkout, scratch)
const trials = await createTrials(scratch)

for (const row of planted) {
  const [by] = await trials.noticing([row], [testsOf(scratch, row.file)])
  if (by) note(row, by, true)
  else console.log(`· ${row.fault}`)
  write()
}

/** Finds the faults that a failing test file notices, unless all unnoticed faults together no longer make it fail. */
const explain = async (test) => {
  const isStillRed = (await trials.noticing(unseen(), [test])).length > 0
  for (const row of isStillRed ? unseen() : []) {
    const [by] = await trials.noticing([row], [test])
    if (by) note(row, by, false)
    write()
  }
}

/** Whether the tests noticed another fault in a run with all unnoticed faults. */
const nextRound = async () => {
  const before = unseen().length
  if (before === 0) return false
  const failures = await trials.noticing(unseen(), [], true)
  for (const test of new Set(failures.map(({ test }) => test))) await explain(test)
  return unseen().length < before
}
while (!values.own && (await nextRound())) console.log(`${unseen().length} faults are not noticed yet`)

await trials.close()
const verdict = ({ set, isStale, seenBy, isOwn }) => {
  if (isStale) return 'its text is not in exactly one place'
  if (set === BROWSER_SET) return 'for browser tests'
  if (seenBy === undefined) return 'nobody'
  return isOwn ? 'its own folder' : seenBy.test
}
console.log('\n| fault | file | noticed by |\n| --- | --- | --- |')
for (const row of asked) console.log(`| ${row.fault} | ${row.file} | ${verdict(row)} |`)

const stale = asked.filter(({ isStale }) => isStale).length
const own = planted.filter(({ isOwn }) => isOwn).length
console.log(
  `\n${planted.length} planted: ${own} noticed by their own folder, ${planted.length - unseen().length} by all`,
)
if (stale > 0) console.log(`${stale} not planted, because their text is not in exactly one place`)
process.exit(stale > 0 || unseen().length > 0 ? 1 : 0)
