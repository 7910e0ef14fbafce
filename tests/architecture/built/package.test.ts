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

/**
 * Runs this code, which imports the package by its public name, in plain Node. Returns the JSON that the code prints.
 */
const inNode = (code: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT, encoding: 'utf8' }))

const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly types?: string; readonly default?: string }>>
}

/** The public names of all entry points that also work outside a page. */
const entryPoints = Object.entries(exports).flatMap(([name, entry]) =>
  typeof entry === 'string' || entry.default === undefined || ['.', './frame', './audit'].includes(name)
    ? []
    : [`hypotheek-orientatie${name.slice(1).replace('*', '2025')}`],
)

const domainEntryPoints = entryPoints.filter((name) => /\/domain(?!\/normen)/.test(name))

/** Returns the built file and all files and packages that it imports statically, also through other files. */
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

const loadedThrough = (entryPoint: string, pattern: RegExp): readonly string[] =>
  [...loadedBy(`${entryPoint}/index.js`)].filter((file) => pattern.test(file))

describe('the package', () => {
  it.each(entryPoints)('plain Node can import %s', (entryPoint) => {
    expect(inNode(`console.log(JSON.stringify(Object.keys(await import('${entryPoint}'))))`)).not.toEqual([])
  })

  it.each(['hypotheek-orientatie', 'hypotheek-orientatie/frame'])(
    'importing %s on a server adds nothing to the global object',
    (entryPoint) => {
      const code = `const before = Object.keys(globalThis).length
      await import('${entryPoint}')
      console.log(Object.keys(globalThis).length - before)`
      expect(inNode(code)).toBe(0)
    },
  )

  it('hypotheek-orientatie/domain and …/domain/normen/2025 share the same norms object', () => {
    const code = `const { normenVan } = await import('hypotheek-orientatie/domain')
      const jaar = await import('hypotheek-orientatie/domain/normen/2025')
      console.log(Object.values(jaar).includes(normenVan(2025)))`
    expect(inNode(code)).toBe(true)
  })

  it.each([ts.ModuleResolutionKind.NodeNext, ts.ModuleResolutionKind.Bundler])(
    'the built types compile without the sources (ts.ModuleResolutionKind %i)',
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

describe('the entry points of the domain', () => {
  it('no name is exported by two entry points of the domain', () => {
    const code = `const modules = await Promise.all(${JSON.stringify(domainEntryPoints)}.map((name) => import(name)))
      console.log(JSON.stringify(modules.flatMap(Object.keys)))`
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
    'domain/codec',
    'application',
  ])('importing %s loads no texts of the explanation', (entryPoint) => {
    expect(loadedThrough(entryPoint, /[/.]woorden\.js$|\/uitleg\//)).toEqual([])
  })

  it.each(['domain', 'domain/uitleg', 'domain/vergelijking', 'application'])(
    'importing %s loads no hash function',
    (entryPoint) => {
      expect(loadedThrough(entryPoint, /@noble|sha256/)).toEqual([])
    },
  )

  it.each([
    ['domain/uitleg', /\/woorden\.js$/],
    ['domain/bewijs', /@noble/],
  ])('importing %s loads a file that matches %s', (entryPoint, pattern) => {
    expect(loadedThrough(entryPoint, pattern)).not.toEqual([])
  })
})

describe('dist', () => {
  it('dist has every file that package.json exports', () => {
    const promised = [...JSON.stringify(exports).matchAll(/\.\/dist\/([^"]+)/g)].map(([, file = '']) => file)
    const fits = (pattern: string) =>
      files.some((file) => new RegExp(`^${pattern.replace('*', '[\\w-]+')}$`).test(file))
    expect(promised.filter((file) => !fits(file))).toEqual([])
  })

  it('dist of the main package contains no server', () => {
    expect(files.filter((file) => /server|paginas/.test(file) && !file.startsWith('types/'))).toEqual([])
  })

  /** Inversify and axe contain `new Function` for features that we do not use; `csp.test.ts` checks that none runs. */
  it('no built file outside chunks/ and audit.js evaluates text as code', () => {
    const scripts = files.filter((file) => file.endsWith('.js') && !file.startsWith('chunks/') && file !== 'audit.js')
    expect(scripts.length).toBeGreaterThan(100)
    expect(scripts.filter((file) => /\bnew Function\b|\bFunction\(|\beval\(/.test(read(file)))).toEqual([])
  })

  it('no built file imports the whole of fp-ts, because esbuild would bundle all of it', () => {
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts.filter((file) => /from\s*["']fp-ts["']/.test(read(file)))).toEqual([])
    expect(read('domain/geld/parseBedrag.js')).toContain(`from '#fp-ts/Either'`)
  })

  it('the element has no Standard Schema in its files, and the library has', () => {
    const scripts = files.filter((file) => file.endsWith('.js') && read(file).includes('~standard'))
    expect(scripts).toEqual(['domain/codec/standardSchema.js'])
  })

  it('no published docstring cites a document by its section, because no package contains that document', () => {
    const folders = ['', 'adapters/server/', 'adapters/mcp/'].map((folder) => `${ROOT}/${folder}dist`)
    const published = folders.flatMap((folder) =>
      filesIn(folder)
        .filter((file) => file.endsWith('.d.ts') || file.endsWith('custom-elements.json'))
        .map((file) => `${folder}/${file}`),
    )
    expect(published.length).toBeGreaterThan(30)
    const cites = (file: string): boolean =>
      /\bspecification\b|\bsections? \d|\b(?:calculation rules|product decisions),/.test(readFileSync(file, 'utf8'))
    expect(published.filter(cites)).toEqual([])
  })

  it('no built file contains an absolute path of a machine or a registry host', () => {
    expect(files.filter((file) => machineTextIn(read(file)) !== undefined)).toEqual([])
  })
})

const SOURCES: Readonly<Record<Normjaar, Normen>> = { 2025: normen2025, 2026: normen2026 }

const valueOf = async (file: string): Promise<unknown> =>
  Object.values((await import(/* @vite-ignore */ file)) as Readonly<Record<string, unknown>>)[0]

describe.each(NORMJAREN)('the norms of %i', (jaar) => {
  it(`the chunk with the norms of ${jaar} has the figures of the source`, async () => {
    const chunk = chunkOf(readManifest(), new RegExp(`^domain/normen/${jaar}/index\\.ts$`))
    expect(await valueOf(`${DIST}/${chunk}`)).toStrictEqual(SOURCES[jaar])
  })

  it(`the library file with the norms of ${jaar} has the figures of the source`, async () => {
    expect(await valueOf(`${DIST}/domain/normen/${jaar}/index.js`)).toStrictEqual(SOURCES[jaar])
  })
})
