/**
 * Plants the faults of `faults/` in a scratch copy of the repository, and prints a table of which tests notice them.
 * Each fault is first planted alone, for the test file that noticed it last (`noticedBy`), and then for the tests of
 * its own folder that import the faulty file. The faults that nobody noticed are then planted together, for all unit
 * tests that import a faulty file. Each test that fails is run with every fault alone.
 *
 * A fault is noticed when a test fails, or a test file no longer loads, that passes without the fault. A run that
 * crashes does not count; a run that hangs ends the program. The time limit of a test counts as its failure.
 *
 * `npm run faults` plants all faults; `npm run faults -- ui/velden domain` plants those in these folders or sets. With
 * `--update` it writes the noticing test file of each fault in `faults/`. With `--own` it runs only the tests of the
 * faults' own folders. With `--in <checkout>` it plants them in another checkout, to compare two versions.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { createBrowserTrials, isBrowserTest } from './browserTrials.mjs'
import { placesOf, readFaults, readSources, writeFaults } from './faultSet.mjs'
import { createTrials } from './faultTrials.mjs'
import { testsOf } from '../support/testsOf.mjs'
import { createScratch } from './scratch.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    own: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
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
const isInBrowser = ({ noticedBy = '' }) => isBrowserTest(noticedBy)
const planted = asked.filter(({ isStale }) => !isStale)
const unseen = () => planted.filter((row) => row.seenBy === undefined && !isInBrowser(row))

const ownTests = ({ file }) => testsOf(scratch, file)
const note = (row, by) => {
  row.seenBy = by
  console.log(by ? `✓ ${row.fault} (${by.test}: ${by.title})` : `· ${row.fault}`)
  mkdirSync(results, { recursive: true })
  writeFileSync(`${results}/results.json`, `${JSON.stringify(asked, undefined, 2)}\n`)
}

createScratch(checkout, scratch)
const trials = await createTrials(scratch)

for (const row of unseen()) {
  const own = ownTests(row)
  const places = values.own || row.noticedBy === undefined ? [own] : [row.noticedBy, own]
  let by
  for (const place of places) by ??= (await trials.noticing([row], [place]))[0]
  note(row, by)
}

/** Finds the faults that a failing test file notices, unless all unnoticed faults together no longer make it fail. */
const explain = async (test) => {
  const isStillRed = (await trials.noticing(unseen(), [test])).length > 0
  for (const row of isStillRed ? unseen() : []) {
    const [by] = await trials.noticing([row], [test])
    if (by) note(row, by)
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

const inBrowser = values.own ? [] : planted.filter(isInBrowser)
const browser = createBrowserTrials(scratch)
for (const row of inBrowser) note(row, browser.noticing(row))

if (values.update) writeFaults(new Map(planted.map(({ fault, seenBy }) => [fault, seenBy?.test])))

const verdict = ({ isStale, seenBy }) => {
  if (isStale) return 'its text is not in exactly one place'
  return seenBy?.test ?? 'nobody'
}
console.log('\n| fault | file | noticed by |\n| --- | --- | --- |')
for (const row of asked) console.log(`| ${row.fault} | ${row.file} | ${verdict(row)} |`)

const stale = asked.filter(({ isStale }) => isStale).length
const seen = planted.filter(({ seenBy }) => seenBy !== undefined)
const own = seen.filter((row) => row.seenBy.test.startsWith(ownTests(row)))
console.log(`\n${planted.length} planted: ${own.length} noticed by their own folder, ${seen.length} by all`)
if (stale > 0) console.log(`${stale} not planted, because their text is not in exactly one place`)
process.exit(stale > 0 || seen.length < planted.length ? 1 : 0)
