import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'

const PAGES = `${ROOT}/adapters/handboek/pages`

/** The JavaScript of each page: one program, in which each example goes on with what stands above it. */
const examples = filesIn(PAGES).flatMap((page) => {
  const pieces = readFileSync(`${PAGES}/${page}`, 'utf8').matchAll(/^```js\n(.*?)^```$/gms)
  const code = [...pieces].map(([, piece = '']) => piece).join('')
  return code === '' ? [] : [[page, code] as const]
})

/** What the lines that print say that they print, behind them. */
const promised = (code: string): string =>
  [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, printed]) => `${printed}\n`).join('')

const run = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT, encoding: 'utf8' })
    // A line of the handbook has a plain space where an amount has one that does not break.
    .replaceAll('\u00a0', ' ')

describe('the JavaScript of the handbook', () => {
  it('has an example that prints something', () => {
    expect(examples.map(([, code]) => promised(code)).join('')).not.toBe('')
  })

  it.each(examples)('on %s prints what it says', (_name, code) => {
    expect(run(code)).toBe(promised(code))
  })
})
