import type { Plugin } from 'rollup'
import { describe, expect, it } from 'vitest'

import { minified } from '../../../adapters/build/minified.mjs'
import { buildOf } from '../../support/buildOf'

const plugin = minified({ passes: 3 })

describe('a chunk of the element', () => {
  it('is as small as its code can be said', async () => {
    const code = await buildOf(
      { '/in.js': 'const sum = (one, other) => /* both */ one + other; go(sum(1, 2))' },
      plugin,
    )
    expect(code).toBe('go(3);\n')
  })

  it('tells the bundler of a page to leave an import alone of which only the running code knows the address', async () => {
    const code = await buildOf({ '/in.js': 'export const ask = (address) => import(address)' }, plugin)
    expect(code).toMatch(/import\(\/\* @vite-ignore \*\/\/\* webpackIgnore: true \*\/\w+\)/)
  })

  it('asks for the audit by an address that the bundler of a page does not follow', async () => {
    const beside: Plugin = { name: 'beside', resolveId: (id) => (id === './audit.js' ? { id, external: true } : null) }
    const code = await buildOf({ '/in.js': 'export const load = () => import("./audit.js")' }, plugin, beside)
    expect(code).toMatch(/import\(\/\* @vite-ignore \*\/\/\* webpackIgnore: true \*\/"" \+ "\.\/audit\.js"\)/)
  })

  it('is left as it is when it is the audit', async () => {
    expect(await buildOf({ '/adapters/audit/index.ts': 'const a = 1; go( a )' }, plugin)).toBe(
      'const a = 1; go( a );\n',
    )
  })
})
