import type { Plugin } from 'rollup'
import { describe, expect, it } from 'vitest'

import { changeModules, replaceText } from '../../../adapters/build/changeModules.mjs'
import { minified } from '../../../adapters/build/minified.mjs'
import { ownReflect } from '../../../adapters/build/ownReflect.mjs'
import { buildOf } from '../../support/buildOf'

const greet = changeModules('greet', [
  { module: /\/groet\.js$/, to: (code: string) => replaceText(code, "'dag'", "'$&'") },
])

describe('changeModules', () => {
  it('changeModules replaces all occurrences of a text in the matching module, and inserts $& literally', async () => {
    const modules = { '/in.js': "import '/groet.js'; say('dag')", '/groet.js': "say('dag'); say('dag')" }
    expect(await buildOf(modules, greet)).toBe("say('$&'); say('$&');\n\nsay('dag');\n")
  })

  it('changeModules fails the build when the matching module does not contain the text to replace', async () => {
    const modules = { '/in.js': "import '/groet.js'", '/groet.js': "say('hallo')" }
    await expect(buildOf(modules, greet)).rejects.toThrow("The module does not contain the text to replace: 'dag'")
  })

  it('changeModules fails the build when no module matches its pattern', async () => {
    await expect(buildOf({ '/in.js': "say('dag')" }, greet)).rejects.toThrow('No module matches')
  })

  it('changeModules does not report an unmatched pattern when the build fails with a syntax error', async () => {
    await expect(buildOf({ '/in.js': 'say(' }, greet)).rejects.not.toThrow('No module matches')
  })
})

describe('minified', () => {
  const plugin = minified({ passes: 3 })

  it('minified evaluates constants and removes comments', async () => {
    const code = await buildOf(
      { '/in.js': 'const sum = (one, other) => /* both */ one + other; go(sum(1, 2))' },
      plugin,
    )
    expect(code).toBe('go(3);\n')
  })

  it('minified tells bundlers to leave an import unchanged when its address is known only at run time', async () => {
    const code = await buildOf({ '/in.js': 'export const ask = (address) => import(address)' }, plugin)
    expect(code).toMatch(/import\(\/\* @vite-ignore \*\/\/\* webpackIgnore: true \*\/\w+\)/)
  })

  it('minified hides the address of the audit chunk from the bundler of a page', async () => {
    const beside: Plugin = { name: 'beside', resolveId: (id) => (id === './audit.js' ? { id, external: true } : null) }
    const code = await buildOf({ '/in.js': 'export const load = () => import("./audit.js")' }, plugin, beside)
    expect(code).toMatch(/import\(\/\* @vite-ignore \*\/\/\* webpackIgnore: true \*\/"\.\/audit\.js"\.trim\(\)\)/)
  })

  it('minified leaves the audit chunk unchanged', async () => {
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

describe('ownReflect', () => {
  it('ownReflect stores metadata by target and leaves the global Reflect unchanged', async () => {
    const before = Reflect.ownKeys(Reflect)
    const code = await buildOf(sound, ownReflect())
    const { note, read } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Notes
    const [one, other] = [{}, {}]
    note(one, 1)
    expect([read(one), read(other)]).toEqual([1, undefined])
    expect(Reflect.ownKeys(Reflect)).toEqual(before)
  })

  it('ownReflect fails the build when inversify stores its metadata elsewhere', async () => {
    const changed = buildOf({ ...sound, [USER]: 'export const note = 1, read = 2' }, ownReflect())
    await expect(changed).rejects.toThrow('Inversify now stores its metadata in another module')
  })
})
