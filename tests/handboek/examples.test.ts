import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'

const PAGES = 'adapters/handboek/pages'

/** The JavaScript of a page: one program, in which each example goes on with what stands above it. */
const programOf = (page: string): string =>
  [...readFileSync(`${ROOT}/${page}`, 'utf8').matchAll(/^```js\n(.*?)^```$/gms)].map(([, piece = '']) => piece).join('')

const examples = ['README.md', ...filesIn(`${ROOT}/${PAGES}`).map((page) => `${PAGES}/${page}`)]
  .map((page) => [page, programOf(page)] as const)
  .filter(([, code]) => code !== '')

/** The output that the comments promise: after each `console.log`, or below it when there are several lines. */
const promised = (code: string): string =>
  [...code.matchAll(/console\.log\(.*\)((?: \/\/ .*|(?:\n\/\/ .*)+))$/gm)]
    .flatMap(([, printed = '']) => [...printed.matchAll(/\/\/ (.*)/g)])
    .map(([, line]) => `${line}\n`)
    .join('')

const run = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT, encoding: 'utf8' })
    // A line of the handbook has a plain space where an amount has one that does not break.
    .replaceAll('\u00a0', ' ')

describe('the JavaScript of README and of the handbook', () => {
  it('has examples of each that print something', () => {
    const printing = examples.filter(([, code]) => promised(code) !== '').map(([page]) => page)
    expect(printing[0]).toBe('README.md')
    expect(printing.length).toBeGreaterThan(1)
  })

  it.each(examples)('in %s prints what it says', (_page, code) => {
    expect(run(code)).toBe(promised(code))
  })
})
