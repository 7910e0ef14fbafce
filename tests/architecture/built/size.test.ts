import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { expect, it } from 'vitest'

import { NORMJAREN } from '../../../domain'
import { chunkOf, DIST, FIRST_LOAD_BUDGET, firstLoad, LOADER, readManifest, sizeOf } from '../../support/bundle'
import { KB, sizeTable } from '../../support/sizeTable'

const manifest = readManifest()

type Budget = readonly [name: string, file: string, budget: number]

/** Chunks that load only when the visitor or the page asks for them, or when the home is out of reach. */
const ANSWERS: readonly Budget[] = [
  ['the explanation of a figure', chunkOf(manifest, /^ui\/vensters\/verhaal\/verhalen\.tsx$/), 26.1 * KB],
  ['the comparison of periods', chunkOf(manifest, /^ui\/vensters\/vergelijking\/VergelijkingDialog\.tsx$/), 6.15 * KB],
  ['the repayment schedule', chunkOf(manifest, /^ui\/vensters\/verloop\/VerloopDialog\.tsx$/), 3.8 * KB],
  ['the charts and the print styles of dialogs', chunkOf(manifest, /^ui\/basis\/chart\/charts\.tsx$/), 3.4 * KB],
  ['a shared calculation', chunkOf(manifest, /^ui\/vensters\/delen\/delen\.tsx$/), 10.9 * KB],
  ['the check of a receipt', chunkOf(manifest, /^ui\/vensters\/adviseur\/OpenBewijsDialog\.tsx$/), 2.1 * KB],
  ['saving and sharing', chunkOf(manifest, /^ui\/vensters\/meenemen\/MeenemenDialog\.tsx$/), 3.65 * KB],
  ['printing', chunkOf(manifest, /^ui\/vensters\/afdruk\/afdruk\.ts$/), 8 * KB],
  ['the Back button', chunkOf(manifest, /^ui\/vensters\/terugknop\/terugknop\.tsx$/), 1.15 * KB],
  ['keeping the answers', chunkOf(manifest, /^ui\/vensters\/bewaren\/bewaren\.tsx$/), 2.3 * KB],
  ['the word list', chunkOf(manifest, /^ui\/vensters\/woorden\/woorden\.tsx$/), 5.1 * KB],
  ['the dialog about the maximum', chunkOf(manifest, /^ui\/vensters\/watPast\/WatPastDialog\.tsx$/), 1.65 * KB],
  ['what-if calculations', chunkOf(manifest, /^ui\/vensters\/watAls\/WatAlsDialog\.tsx$/), 8 * KB],
  ['changes that solve a shortage', chunkOf(manifest, /^ui\/vensters\/veranderen\/veranderen\.tsx$/), 5.8 * KB],
]

const REACT = chunkOf(manifest, /^adapters\/element\/mount\/react\.ts$/)
const ENGINE = chunkOf(manifest, /^domain\/rekenkern\/bereken\.ts$/)
/** A page loads frame.js itself. */
const FRAME = chunkOf(manifest, /^adapters\/element\/frame\/index\.ts$/)
const APPLICATION = chunkOf(manifest, /^adapters\/element\/mount\/mount\.ts$/)

/** For each chunk with its own budget: a title, the file, and the largest compressed size in bytes. */
const BUDGETS: readonly Budget[] = [
  ['frames', FRAME, 0.89 * KB],
  ['the loader', LOADER, 11.4 * KB],
  ['the application', APPLICATION, 57.3 * KB],
  ['React', REACT, 59.9 * KB],
  ['the embedded calculation', chunkOf(manifest, /^adapters\/lokaal\/index\.ts$/), 0.42 * KB],
  ['the engine', ENGINE, 7.75 * KB],
  ['the comparison of norms', chunkOf(manifest, /^adapters\/normvergelijking\/index\.ts$/), 0.45 * KB],
  ['the figures of the summary', chunkOf(manifest, /^ui\/samenvatting\/paneelcijfers\.tsx$/), 1.8 * KB],
  ['steps 2 and 3', chunkOf(manifest, /^ui\/stappen\/vervolgstappen\.tsx$/), 11.2 * KB],
  ['the list of errors', chunkOf(manifest, /^ui\/stappen\/Foutenlijst\.tsx$/), 0.6 * KB],
  ['what a page fills in', chunkOf(manifest, /^ui\/stappen\/ingevuld\.tsx$/), 1.2 * KB],
  ['the example of an income', chunkOf(manifest, /^ui\/stappen\/inkomensvoorbeeld\.ts$/), 0.35 * KB],
  ['the income dialog', chunkOf(manifest, /^ui\/vensters\/hulp\/JaarinkomenDialog\.tsx$/), 1.2 * KB],
  ['the credit calculator', chunkOf(manifest, /^ui\/vensters\/hulp\/KredietBerekening\.tsx$/), 0.8 * KB],
  ['the assumptions', chunkOf(manifest, /^ui\/samenvatting\/aannamedelen\.tsx$/), 6.25 * KB],
  ...ANSWERS,
  [
    'the check for changes to built-ins by the page',
    chunkOf(manifest, /^adapters\/element\/loader\/pageChanges\.ts$/),
    0.45 * KB,
  ],
  ["the messages for the page's web team", chunkOf(manifest, /^adapters\/element\/mount\/webTeam\.ts$/), 2.3 * KB],
  ['calls to the calculation service', chunkOf(manifest, /^adapters\/http\/index\.ts$/), 2.65 * KB],
  ['the codec of the result', chunkOf(manifest, /^domain\/codec\/parseJson\.ts$/), 1.6 * KB],
  ['the norms of 2025', chunkOf(manifest, /^domain\/normen\/2025\/index\.ts$/), 2.2 * KB],
  ['the norms of 2026', chunkOf(manifest, /^domain\/normen\/2026\/index\.ts$/), 2.75 * KB],
]

const ALL_STEPS_BUDGET = 201.3 * KB

/** The element loads the audit only on request. */
const AUDIT = chunkOf(manifest, /^adapters\/audit\/index\.ts$/)

const expectWithin = sizeTable('files of the element (brotli 11)')

const totalOf = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0)

/**
 * Returns for each character of a chunk the path of its source file, by the source map; '' for a character without one.
 */
const originsIn = (file: string): readonly string[] => {
  const map = new SourceMap(JSON.parse(readFileSync(`${DIST}/${file}.map`, 'utf8')) as never)
  const lines = readFileSync(`${DIST}/${file}`, 'utf8').split('\n')
  return lines.flatMap((text, line) =>
    Array.from(text, (_, column) => {
      const entry = map.findEntry(line, column)
      return 'originalSource' in entry ? entry.originalSource : ''
    }),
  )
}

const HINT = '//# allFunctionsCalledOnLoad\n'

it('only the loader and the application carry the compile hint of V8', () => {
  const hinted = Object.keys(manifest).filter((file) => readFileSync(`${DIST}/${file}`, 'utf8').startsWith(HINT))
  expect(hinted.toSorted()).toEqual([LOADER, APPLICATION].toSorted())
})

it('the source map of the loader finds loaderTekst.ts although the compile hint adds a line', () => {
  const text = readFileSync(`${DIST}/${LOADER}`, 'utf8')
  const before = text.slice(0, text.indexOf('De rekenhulp laadt niet.'))
  const [lines, column] = [before.split('\n').length - 1, before.length - before.lastIndexOf('\n') - 1]
  const map = new SourceMap(JSON.parse(readFileSync(`${DIST}/${LOADER}.map`, 'utf8')) as never)
  const entry = map.findEntry(lines, column)
  expect('originalSource' in entry && entry.originalSource).toMatch(/loaderTekst\.ts$/)
})

it.each(BUDGETS)('the chunk for %s is within its size budget', (name, file, budget) => {
  expectWithin(name, sizeOf(file), budget)
})

/** The largest total size of all chunks that have no budget of their own, in bytes. */
const SHARED_BUDGET = 32.9 * KB

it('every lazily loaded chunk except the audit has its own size budget, and all other chunks share one', () => {
  const withBudget = [AUDIT, ...BUDGETS.map(([, file]) => file)]
  const rest = Object.keys(manifest).filter((file) => !withBudget.includes(file))
  const asked = Object.values(manifest).flatMap(({ dynamicImports }) => dynamicImports)
  expect(rest.filter((file) => asked.includes(file))).toEqual([])
  expectWithin('what chunks share', totalOf(rest), SHARED_BUDGET)
})

it.each(NORMJAREN)('the files of the first load with the norms of %i are within their size budget', (normjaar) => {
  const files = firstLoad(manifest, normjaar)
  expectWithin(`the first load with norms of ${normjaar}`, totalOf(files), FIRST_LOAD_BUDGET)
})

it('all chunks of the three steps together are within their size budget', () => {
  const apart = [AUDIT, FRAME, ...ANSWERS.map(([, file]) => file)]
  const files = Object.keys(manifest).filter((file) => !apart.includes(file))
  expectWithin('the three steps', totalOf(files), ALL_STEPS_BUDGET)
})

/** The largest minified size of the engine. The texts of its steps are in the chunk of the explanation. */
const ENGINE_BUDGET = 21.7 * KB
const isOfEngine = (source: string): boolean => source.includes('domain/rekenkern/')

it('the calculation engine is within its size budget and contains no texts of its steps', () => {
  const sources = originsIn(ENGINE)
  expect(sources.filter((source) => /domain\/rekenkern\/.*woorden\.ts$/.test(source))).toEqual([])
  const length = sources.filter(isOfEngine).length
  expect(length).toBeGreaterThan(ENGINE_BUDGET / 2)
  expectWithin('the engine without compression', length, ENGINE_BUDGET)
})

it('the application chunk contains no code of the calculation engine', () => {
  expect(originsIn(APPLICATION).filter(isOfEngine)).toEqual([])
})
