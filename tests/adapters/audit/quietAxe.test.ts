import { describe, expect, it } from 'vitest'

import { besideAudit } from '../../../adapters/audit/besideAudit.rollup.mjs'
import { quietAxe } from '../../../adapters/audit/quietAxe.rollup.mjs'
import { buildOf } from '../../support/buildOf'

const AXE = '/node_modules/axe-core/axe.min.js'
const GLOBAL = 'var g=Function("return this")();'
const GENERATOR = 'var make=new Function("a","return a");'
const ON_WINDOW = 'window&&(window.axe=axe);'

const withAxe = (axe: string) => ({ '/in.js': "import axe from 'axe-core'; axe.run()", [AXE]: axe })

describe('axe in the bundle', () => {
  it('makes no code out of text and leaves nothing on window', async () => {
    const code = await buildOf(withAxe(GLOBAL + GENERATOR + ON_WINDOW), quietAxe())
    expect(code).toContain('var g=globalThis;var make=withoutCodeGenerators("a","return a");window&&axe;')
  })

  it.each([
    ['looks for the global object', GENERATOR + ON_WINDOW],
    ['makes code', GLOBAL + ON_WINDOW],
    ['leaves itself on window', GLOBAL + GENERATOR],
  ])('fails the build when the place where it %s is not found', async (_what, axe) => {
    await expect(buildOf(withAxe(axe), quietAxe())).rejects.toThrow('The text to replace is not there')
  })

  it('fails the build when axe is not found at all', async () => {
    await expect(buildOf({ '/in.js': 'go()' }, quietAxe())).rejects.toThrow('No module fits')
  })
})

describe('a plugin beside the audit', () => {
  const plugin = besideAudit({ name: 'to-nothing', renderChunk: () => 'changed()' })

  it('changes every other chunk', async () => {
    expect(await buildOf({ '/in.js': 'go()' }, plugin)).toBe('changed()\n')
  })

  it('leaves the chunk of the audit as it is', async () => {
    expect(await buildOf({ '/adapters/audit/index.ts': 'go()' }, plugin)).toBe('go();\n')
  })
})
