import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { function as fp } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { leanFpTs } from '../../../adapters/element/leanFpTs.rollup.mjs'
import { buildOf } from '../../support/buildOf'

const FUNCTION = '/node_modules/fp-ts/es6/function.js'

const build = (code: string): Promise<string> =>
  buildOf({ '/in.js': `export * from '${FUNCTION}'`, [FUNCTION]: code }, leanFpTs())

const whole = readFileSync(
  `${dirname(createRequire(import.meta.url).resolve('fp-ts/package.json'))}/es6/function.js`,
  'utf8',
)

type Dyadic = (...all: readonly unknown[]) => unknown

interface Lean {
  readonly pipe: Dyadic
  readonly dual: (arity: number, body: (one: number, other: number) => number) => Dyadic
}

describe('fp-ts in the bundle', () => {
  it('pipes a value through as many steps as there are, and takes a function in both orders', async () => {
    const code = await build(whole)
    const lean = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Lean
    const steps = Array.from({ length: 12 }, (_, place) => (way: string) => `${way}.${place}`)
    for (let count = 0; count <= steps.length; count += 1) {
      const piped = (pipe: unknown) => (pipe as Dyadic)('begin', ...steps.slice(0, count))
      expect(piped(lean.pipe)).toBe(piped(fp.pipe))
    }
    const min = lean.dual(2, (one, other) => one - other)
    expect([min(7, 2), (min(2) as Dyadic)(7)]).toEqual([5, 5])
    expect(code).not.toContain('return ab(a)')
  })

  it.each([/^var __spreadArray .*$/m, /^export function pipe\(/m])(
    'fails the build without what it changes: %s',
    async (line) => {
      await expect(build(whole.replace(line, 'export function other('))).rejects.toThrow()
    },
  )
})
