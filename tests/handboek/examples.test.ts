import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'

const PAGES = 'adapters/handboek/pages'

/** Returns the JavaScript of a Markdown file as one program, in which each example continues the one before. */
const programOf = (page: string): string =>
  [...readFileSync(`${ROOT}/${page}`, 'utf8').matchAll(/^```js\n(.*?)^```$/gms)].map(([, piece = '']) => piece).join('')

const examples = ['README.md', ...filesIn(`${ROOT}/${PAGES}`).map((page) => `${PAGES}/${page}`)]
  .map((page) => [page, programOf(page)] as const)
  .filter(([, code]) => code !== '')

/** Returns the expected output: the comments after each `console.log` or on the lines below it. */
const promised = (code: string): string =>
  [...code.matchAll(/console\.log\(.*\)((?: \/\/ .*|(?:\n\/\/ .*)+))$/gm)]
    .flatMap(([, printed = '']) => [...printed.matchAll(/\/\/ (.*)/g)])
    .map(([, line]) => `${line}\n`)
    .join('')

const run = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT, encoding: 'utf8' })
    // Amounts have non-breaking spaces in the output, but plain spaces in the handbook.
    .replaceAll('\u00a0', ' ')

describe('the JavaScript of README and of the handbook', () => {
  it('the README and at least one handbook page have examples that print something', () => {
    const printing = examples.filter(([, code]) => promised(code) !== '').map(([page]) => page)
    expect(printing[0]).toBe('README.md')
    expect(printing.length).toBeGreaterThan(1)
  })

  it.each(examples)('the JavaScript examples in %s print the output in their comments', (_page, code) => {
    expect(run(code)).toBe(promised(code))
  })
})
