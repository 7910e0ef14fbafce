import { describe, expect, it } from 'vitest'

import { uncalledMethods } from '../../adapters/uncalledMethods.rollup.mjs'
import { buildOf } from '../support/buildOf'

const PACKAGE = '/node_modules/groeten/index.js'

const modules = (called: string): Readonly<Record<string, string>> => ({
  '/in.js': `import { Groet } from '${PACKAGE}'; say(${called}); class Ours { later() {} }`,
  [PACKAGE]: `export class Groet {
    constructor() { this.woord = 'hallo' }
    dag() { return this.hardop() }
    hardop() { return this.woord.toUpperCase() }
    zacht() { return this.woord }
    [Symbol.iterator]() { return this.zacht() }
  }`,
})

const methodsIn = async (called: string): Promise<readonly string[]> => {
  const code = await buildOf(modules(called), uncalledMethods(/\/node_modules\/groeten\//))
  return [...code.matchAll(/^ *(\S+\(\)) \{/gm)].map(([, method = '']) => method)
}

describe('a method of a package', () => {
  it('goes when nobody calls it, with what only that method called', async () => {
    expect(await methodsIn('new Groet().zacht()')).toEqual(['constructor()', 'zacht()', '[Symbol.iterator]()'])
  })

  it.each(['new Groet().dag()', "new Groet()['dag']()", 'of((({ dag }) => dag)(new Groet()))'])(
    'stays when it is called: %s',
    async (called) => {
      expect(await methodsIn(called)).toEqual(['constructor()', 'dag()', 'hardop()', 'zacht()', '[Symbol.iterator]()'])
    },
  )

  it('stays when it is one of ours', async () => {
    expect(await buildOf(modules('Groet'), uncalledMethods(/\/node_modules\/groeten\//))).toContain('later()')
  })

  it('fails the build when the package has moved', async () => {
    const built = buildOf(modules('Groet'), uncalledMethods(/\/node_modules\/elders\//))
    await expect(built).rejects.toThrow('No module with methods fits')
  })

  it('fails the build when the chunk is no longer what its modules are', async () => {
    const shout = { name: 'shout', renderChunk: (code: string) => code.toUpperCase() }
    const built = buildOf(modules('Groet'), shout, uncalledMethods(/\/node_modules\/groeten\//))
    await expect(built).rejects.toThrow(`${PACKAGE} stands no longer in its chunk as it was rendered`)
  })
})
