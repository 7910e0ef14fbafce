import { rollup, type Plugin, type RollupOutput } from 'rollup'
import { describe, expect, it } from 'vitest'

import { partsOnParent } from '../../../adapters/element/partsOnParent.rollup.mjs'

const sources = {
  '/in.js': `export const load = (again) => (again ? import(again) : import('/parent.js'))`,
  '/parent.js': `import { count } from '/shared.js'
    export const ask = (again) => (again ? import(again) : import('/part.js'))
    export const here = () => count()`,
  '/part.js': `import name, { count } from '/shared.js'; export const Part = () => name() + count()`,
  '/shared.js': `let times = 0; export const count = () => (times += 1)
    export default function name() { return 'keer ' }`,
}

const inMemory = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'in-memory',
  resolveId: (source) => (source in modules ? source : undefined),
  load: (id) => modules[id],
})

const build = async (modules: Readonly<Record<string, string>> = sources): Promise<RollupOutput['output']> => {
  const bundle = await rollup({ input: '/in.js', plugins: [inMemory(modules), partsOnParent()] })
  const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name].js' })
  return output
}

const codeOf = async (file: string, modules?: Readonly<Record<string, string>>): Promise<string> => {
  const chunk = (await build(modules)).find(({ fileName }) => fileName === file)
  return chunk?.type === 'chunk' ? chunk.code : ''
}

const asModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`

describe('a part in a chunk of its own', () => {
  it('imports nothing, and the manifest can see so', async () => {
    const chunks = await build()
    expect(chunks.map((chunk) => chunk.type === 'chunk' && chunk.imports)).toEqual([[], [], []])
    expect(chunks.map((chunk) => chunk.type === 'chunk' && /^import\b/m.test(chunk.code))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('shares what it shares with the chunk that asked, also under another address', async () => {
    const part = asModule(await codeOf('part.js'))
    const parent = (await import(/* @vite-ignore */ asModule(await codeOf('parent.js')))) as {
      readonly here: () => number
      readonly ask: (again: string) => Promise<{ readonly Part: () => string }>
    }
    expect(parent.here()).toBe(1)
    expect((await parent.ask(part)).Part()).toBe('keer 2')
    expect((await parent.ask(`${part}//2`)).Part()).toBe('keer 3')
    expect(parent.here()).toBe(4)
  })

  it('leaves the chunk that asks with the exports of its own module', async () => {
    const parent = (await import(/* @vite-ignore */ asModule(await codeOf('parent.js')))) as object
    expect(Object.keys(parent)).toEqual(['ask', 'here'])
    expect(await codeOf('in.js')).not.toContain('.then(')
  })

  it('fails the build when it needs a chunk that does not ask for it', async () => {
    const two = {
      ...sources,
      '/parent.js': `${sources['/parent.js']}; export const other = () => import('/other.js')`,
      '/part.js': `import { both } from '/both.js'; export const Part = () => both()`,
      '/other.js': `import { both } from '/both.js'; export const Other = () => both()`,
      '/both.js': `export const both = () => document.title`,
    }
    await expect(build(two)).rejects.toThrow('needs more than the chunk that asks for it')
  })
})
