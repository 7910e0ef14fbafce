import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { NORMJAREN, type Normen, type Normjaar } from '../../../domain'
import { normen2025 } from '../../../domain/normen/2025'
import { normen2026 } from '../../../domain/normen/2026'
import { chunkOf, DIST, readManifest } from '../../support/bundle'
import { filesIn } from '../../support/filesIn'
import { machineTextIn } from '../../support/forbiddenText'
import { ROOT } from '../../support/root'

const files = filesIn(DIST)
const read = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8')

/** What plain Node prints for a module that imports the package by its own name. */
const inNode = (code: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT, encoding: 'utf8' }))

const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly types?: string; readonly default?: string }>>
}

/** Every door with code for more than a page, by the name that it is imported by. */
const doors = Object.entries(exports).flatMap(([door, entry]) =>
  typeof entry === 'string' || entry.default === undefined || ['.', './frame', './audit'].includes(door)
    ? []
    : [`hypotheek-orientatie${door.slice(1).replace('*', '2025')}`],
)

const domainDoors = doors.filter((door) => /\/domain(?!\/normen)/.test(door))

/** What a built file needs at once, itself included, and the packages among it. */
const loadedBy = (file: string): ReadonlySet<string> => {
  const loaded = new Set<string>()
  const load = (one: string): void => {
    if (loaded.has(one)) return
    loaded.add(one)
    if (!existsSync(one)) return
    for (const [, from = ''] of readFileSync(one, 'utf8').matchAll(/^(?:import|export) [^'"]*['"]([^'"]+)['"]/gm))
      load(from.startsWith('.') ? resolve(dirname(one), from) : from)
  }
  load(resolve(DIST, file))
  return loaded
}

const loadedBehind = (door: string, pattern: RegExp): readonly string[] =>
  [...loadedBy(`${door}/index.js`)].filter((file) => pattern.test(file))

describe('the package', () => {
  it.each(doors)('opens %s in plain Node', (door) => {
    expect(inNode(`console.log(JSON.stringify(Object.keys(await import('${door}'))))`)).not.toEqual([])
  })

  it.each(['hypotheek-orientatie', 'hypotheek-orientatie/frame'])(
    'lets a server import %s, which does nothing there',
    (door) => {
      const code = `const before = Object.keys(globalThis).length
      await import('${door}')
      console.log(Object.keys(globalThis).length - before)`
      expect(inNode(code)).toBe(0)
    },
  )

  it('has the same values behind each of its doors', () => {
    const code = `const { normenVan } = await import('hypotheek-orientatie/domain')
      const jaar = await import('hypotheek-orientatie/domain/normen/2025')
      console.log(Object.values(jaar).includes(normenVan(2025)))`
    expect(inNode(code)).toBe(true)
  })

  it.each([ts.ModuleResolutionKind.NodeNext, ts.ModuleResolutionKind.Bundler])(
    'has types that hold together without the sources (module resolution %i)',
    (moduleResolution) => {
      const module =
        moduleResolution === ts.ModuleResolutionKind.Bundler ? ts.ModuleKind.ESNext : ts.ModuleKind.NodeNext
      const lib = ['lib.es2023.d.ts', 'lib.dom.d.ts']
      const declarations = files.filter((file) => file.endsWith('.d.ts')).map((file) => `${DIST}/${file}`)
      const program = ts.createProgram(declarations, {
        module,
        moduleResolution,
        lib,
        types: [],
        strict: true,
        noEmit: true,
      })
      const messages = declarations
        .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      expect(messages).toEqual([])
    },
  )
})

describe('the doors of the domain', () => {
  it('share no name', () => {
    const code = `const doors = await Promise.all(${JSON.stringify(domainDoors)}.map((door) => import(door)))
      console.log(JSON.stringify(doors.flatMap(Object.keys)))`
    const names = inNode(code) as readonly string[]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each([
    'domain',
    'domain/orientatie',
    'domain/invoer',
    'domain/geld',
    'domain/vergelijking',
    'domain/bewijs',
    'application',
  ])('%s loads no words of the trail', (door) => {
    expect(loadedBehind(door, /[/.]woorden\.js$|\/uitleg\//)).toEqual([])
  })

  it.each(['domain', 'domain/uitleg', 'domain/vergelijking', 'application'])('%s loads no hash', (door) => {
    expect(loadedBehind(door, /@noble|sha256/)).toEqual([])
  })

  it.each([
    ['domain/uitleg', /\/woorden\.js$/],
    ['domain/bewijs', /@noble/],
  ])('%s does load its own (%s)', (door, pattern) => {
    expect(loadedBehind(door, pattern)).not.toEqual([])
  })
})

describe('what is built', () => {
  it('has the files that package.json promises', () => {
    const promised = [...JSON.stringify(exports).matchAll(/\.\/dist\/([^"]+)/g)].map(([, file = '']) => file)
    const fits = (pattern: string) =>
      files.some((file) => new RegExp(`^${pattern.replace('*', '[\\w-]+')}$`).test(file))
    expect(promised.filter((file) => !fits(file))).toEqual([])
  })

  it('carries no server: who shows the element installs none', () => {
    expect(files.filter((file) => /server|paginas/.test(file) && !file.startsWith('types/'))).toEqual([])
  })

  /** Inversify and axe carry a generator that they are not asked for: the policy of `csp.test.ts` hears of none. */
  it('makes no code out of text in what is ours', () => {
    const scripts = files.filter((file) => file.endsWith('.js') && !file.startsWith('chunks/') && file !== 'audit.js')
    expect(scripts.length).toBeGreaterThan(100)
    expect(scripts.filter((file) => /\bnew Function\b|\bFunction\(|\beval\(/.test(read(file)))).toEqual([])
  })

  it('names no folder of a machine and no package registry', () => {
    expect(files.filter((file) => machineTextIn(read(file)) !== undefined)).toEqual([])
  })
})

const SOURCES: Readonly<Record<Normjaar, Normen>> = { 2025: normen2025, 2026: normen2026 }

const valueOf = async (file: string): Promise<unknown> =>
  Object.values((await import(/* @vite-ignore */ file)) as Readonly<Record<string, unknown>>)[0]

describe.each(NORMJAREN)('the norms of %i', (jaar) => {
  it('are in the bundle, figure by figure, what they are in the source', async () => {
    const chunk = chunkOf(readManifest(), new RegExp(`^domain/normen/${jaar}/index\\.ts$`))
    expect(await valueOf(`${DIST}/${chunk}`)).toStrictEqual(SOURCES[jaar])
  })

  it('are in the library what they are in the source', async () => {
    expect(await valueOf(`${DIST}/domain/normen/${jaar}/index.js`)).toStrictEqual(SOURCES[jaar])
  })
})
