import type { Plugin } from 'rollup'
import { describe, expect, it } from 'vitest'

import { changeModules, replaceText } from '../../../adapters/build/changeModules.mjs'
import { minified } from '../../../adapters/build/minified.mjs'
import { ownReflect } from '../../../adapters/build/ownReflect.mjs'
import { buildOf } from '../../support/buildOf'

const greet = changeModules('greet', [
  { module: /\/groet\.js$/, to: (code: string) => replaceText(code, "'dag'", "'$&'") },
])

describe('a change of a module at build time', () => {
  it('replaces every such text in the module, as it is written, and nothing in another', async () => {
    const modules = { '/in.js': "import '/groet.js'; say('dag')", '/groet.js': "say('dag'); say('dag')" }
    expect(await buildOf(modules, greet)).toBe("say('$&'); say('$&');\n\nsay('dag');\n")
  })

  it('fails the build when the text is not in the module', async () => {
    const modules = { '/in.js': "import '/groet.js'", '/groet.js': "say('hallo')" }
    await expect(buildOf(modules, greet)).rejects.toThrow("The text to replace is not there: 'dag'")
  })

  it('fails the build when there is no such module', async () => {
    await expect(buildOf({ '/in.js': "say('dag')" }, greet)).rejects.toThrow('No module fits')
  })

  it('leaves the cause of another failure as it is', async () => {
    await expect(buildOf({ '/in.js': 'say(' }, greet)).rejects.not.toThrow('No module fits')
  })
})

describe('a chunk of the element', () => {
  const plugin = minified({ passes: 3 })

  it('is as small as its code can be said', async () => {
    const code = await buildOf(
      { '/in.js': 'const sum = (one, other) => /* both */ one + other; go(sum(1, 2))' },
      plugin,
    )
    expect(code).toBe('go(3);\n')
  })

  it('tells the bundler of a page to leave an import alone whose address only the running code knows', async () => {
    const code = await buildOf({ '/in.js': 'export const ask = (address) => import(address)' }, plugin)
    expect(code).toMatch(/import\(\/\* @vite-ignore \*\/\/\* webpackIgnore: true \*\/\w+\)/)
  })

  it('asks for the audit by an address that the bundler of a page does not follow', async () => {
    const beside: Plugin = { name: 'beside', resolveId: (id) => (id === './audit.js' ? { id, external: true } : null) }
    const code = await buildOf({ '/in.js': 'export const load = () => import("./audit.js")' }, plugin, beside)
    expect(code).toMatch(/import\(\/\* @vite-ignore \*\/\/\* webpackIgnore: true \*\/"\.\/audit\.js"\.trim\(\)\)/)
  })

  it('is left as it is when it is the audit', async () => {
    expect(await buildOf({ '/adapters/audit/index.ts': 'const a = 1; go( a )' }, plugin)).toBe(
      'const a = 1; go( a );\n',
    )
  })
})

const USER = '/node_modules/@inversifyjs/reflect-metadata-utils/lib/note.js'

const sound: Readonly<Record<string, string>> = {
  '/in.js': `import 'reflect-metadata/lite'; export { note, read } from '${USER}'`,
  [USER]: `export const note = (target, value) => Reflect.defineMetadata('key', value, target)
    export const read = (target) => Reflect.getOwnMetadata('key', target)`,
}

interface Notes {
  readonly note: (target: object, value: unknown) => void
  readonly read: (target: object) => unknown
}

describe('inversify in the bundle', () => {
  it('keeps its metadata by target, and leaves the Reflect of the page as it is', async () => {
    const before = Reflect.ownKeys(Reflect)
    const code = await buildOf(sound, ownReflect())
    const { note, read } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Notes
    const [one, other] = [{}, {}]
    note(one, 1)
    expect([read(one), read(other)]).toEqual([1, undefined])
    expect(Reflect.ownKeys(Reflect)).toEqual(before)
  })

  it('fails the build when inversify keeps its metadata otherwise', async () => {
    const changed = buildOf({ ...sound, [USER]: 'export const note = 1, read = 2' }, ownReflect())
    await expect(changed).rejects.toThrow('Inversify keeps no metadata where it did')
  })
})
