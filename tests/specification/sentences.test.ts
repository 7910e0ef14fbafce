import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'

/** Why a sentence has no test. `departure not built` means that the product follows the specification there. */
const REASONS = [
  'heading',
  'not shown',
  'no screen uses it (product decisions, section 9)',
  'departure not built',
] as const

/** The folders below `tests` with the tests of the specification. */
const FOLDERS = ['specification', 'browser', 'adapters/element']

interface Sentence {
  /** The section and the number of the sentence in that section, such as 4.16. */
  readonly id: string
  /** The titles of its tests. */
  readonly titles: readonly string[]
  /** Why the sentence has no test; empty if it has one. */
  readonly reasons: readonly string[]
}

/**
 * Returns the sentences in `specification.txt`, the copy of the specification. Below each sentence are indented lines:
 * the title of a test, or a hyphen and the reason why there is no test. Section 10 lists the departures of the product.
 */
const readSentences = (text: string): readonly Sentence[] =>
  text
    .split(/\n(?=\d+\.\d\d )/)
    .slice(1)
    .map((block) => {
      const [first = '', ...rest] = block.split('\n')
      const lines = rest.filter((line) => line.startsWith('  ')).map((line) => line.slice(2))
      return {
        id: first.split(' ')[0] ?? '',
        titles: lines.filter((line) => !line.startsWith('- ')),
        reasons: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
      }
    })

/** Returns the texts that can be a title in this file: the first argument of a call, or the first cell of a row. */
const titlesIn = (file: string): readonly string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const first = ts.isCallExpression(node)
      ? node.arguments[0]
      : ts.isArrayLiteralExpression(node)
        ? node.elements[0]
        : undefined
    if (first && ts.isStringLiteralLike(first)) found.push(first.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(`${ROOT}/tests/${file}`, 'utf8'), ts.ScriptTarget.Latest))
  return found
}

const sentences = readSentences(readFileSync(`${ROOT}/tests/specification/specification.txt`, 'utf8'))
const titles = new Set(
  FOLDERS.flatMap((folder) =>
    filesIn(`${ROOT}/tests/${folder}`)
      .filter((file) => /\.test\.tsx?$/.test(file))
      .flatMap((file) => titlesIn(`${folder}/${file}`)),
  ),
)

it('no sentence of the specification, and no departure from it, is without a test or a reason', () => {
  const withoutTest = sentences.filter((sentence) => sentence.titles.length === 0 && sentence.reasons.length === 0)
  const ids = withoutTest.map(({ id }) => id)
  process.stdout.write(`Sentences of the specification without a test: ${ids.join(', ') || 'none'}\n`)
  expect(ids).toEqual([])
})

it('every title in specification.txt is the title of a test', () => {
  const unknown = sentences.flatMap(({ id, titles: named }) =>
    named.filter((title) => !titles.has(title)).map((title) => `${id}: ${title}`),
  )
  expect(unknown).toEqual([])
})

it('every sentence in specification.txt has its own number, and only a known reason replaces its test', () => {
  const ids = sentences.map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  expect(new Set(ids.map((id) => id.split('.')[0])).size, 'sections').toBe(10)
  const reasons = sentences.flatMap((sentence) => sentence.reasons)
  expect(reasons.filter((reason) => !REASONS.some((known) => known === reason))).toEqual([])
})
