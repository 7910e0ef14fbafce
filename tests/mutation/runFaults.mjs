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
 * `--in <checkout>` it plants them in another checkout, to compare two versions.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { BROWSER_SET, placesOf, readFaults, readSources } from './faultSet.mjs'
import { createTrials } from './faultTrials.mjs'
import { createScratch, testsOf } from './scratch.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) } },
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
  console.log(`✓ ${row.fault} (${by.test})`)
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

/** The test files that fail without a fault too; they tell nothing about a fault. */
const redAnyway = new Set()
const green = new Set()
const isTelling = async ({ test }) => {
  if (!green.has(test) && !redAnyway.has(test)) {
    const failures = await trials.run([], [test])
    if (failures.length > 0) redAnyway.add(test)
    else green.add(test)
  }
  return green.has(test)
}
const firstTelling = async (failures) => {
  for (const failure of failures) if (await isTelling(failure)) return failure
  return undefined
}

for (const row of planted) {
  const by = await firstTelling(await trials.run([row], [testsOf(scratch, row.file)], { related: true }))
  if (by) note(row, by, true)
  else console.log(`· ${row.fault}`)
  write()
}

/** Finds the faults that a failing test notices, unless all other faults together no longer make it fail. */
const explain = async (failure) => {
  const left = await trials.run(unseen(), [failure.test], { related: true })
  if (left.length === 0) return
  let isExplained = false
  for (const row of unseen()) {
    const [by] = await trials.run([row], [failure.test], { related: true })
    if (by === undefined) continue
    note(row, by, false)
    isExplained = true
    write()
  }
  // Faults that only fail a test together say nothing about one of them.
  if (!isExplained) redAnyway.add(failure.test)
}

/** Whether a run with all unnoticed faults noticed another one. */
const nextRound = async () => {
  if (unseen().length === 0) return false
  const before = unseen().length
  for (const failure of await trials.run(unseen(), [], { related: true, stop: false, leftOut: redAnyway }))
    if (await isTelling(failure)) await explain(failure)
  return unseen().length < before
}
while (await nextRound()) console.log(`${unseen().length} faults are not noticed yet`)

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
