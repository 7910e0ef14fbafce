import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { beforeAll, describe, expect, it } from 'vitest'

import { ROOT } from '../../support/root'
import { KB, sizeTable } from '../../support/sizeTable'
import { pack, type Tarball } from '../pakketten'
import { apiReport } from './apiReport'

/** The largest size of each tarball, in bytes. */
const BUDGETS: Readonly<Record<string, number>> = {
  'hypotheek-orientatie': 1240 * KB,
  'hypotheek-orientatie-mcp': 41 * KB,
  'hypotheek-orientatie-server': 730 * KB,
}

const NAMES = Object.keys(BUDGETS)

/** The packages are ES modules; CommonJS resolution is not supported. */
const ELSEWHERE = ['node10', 'node16-cjs']

const isElsewhere = (problem: object): boolean =>
  'resolutionKind' in problem && ELSEWHERE.some((kind) => kind === problem.resolutionKind)

/** Whether a problem is about an `.ndjson` entry point, which is data and not a module. */
const isData = (problem: object): boolean => 'entrypoint' in problem && String(problem.entrypoint).endsWith('.ndjson')

/** Files that are built, or that npm needs. */
const BUILT = /^(?:dist\/|package\.json$|npm-shrinkwrap\.json$)/

/** Files for readers: documents, their pictures and the example of the server. */
const DOCUMENTS = /^(?:voorbeeld\/|CHANGELOG\.md$|SECURITY\.md$)|README\.md$|\.png$/

/** Licences that allow bundling without permission. */
const LICENCES = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0']

let tarballs: readonly Tarball[]

beforeAll(() => {
  tarballs = pack(mkdtempSync(join(tmpdir(), 'tarballs-')))
})

const tarballOf = (name: string): Tarball => {
  const found = tarballs.find((tarball) => tarball.name === name)
  if (found === undefined) throw new Error(`${name} is not packed`)
  return found
}

const bytesOf = (name: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(tarballOf(name).path))

/** Returns a file name for the snapshot: no content hashes, and for inner files only the folder and extension. */
const toListed = (file: string): string =>
  file
    .replace(/-[\w-]{8}(?=\.(?:d\.ts|js)(?:\.map)?$)/, '-*')
    .replace(/^(dist\/(?:adapters|application|carried|chunks|domain|packed|types|ui)\/).*?(\.[\w.]+)$/, '$1*$2')

const LINK = /\]\(([^)\s#]+)/g

/** Returns the relative links in the documents of a tarball that lead to no file in it. */
const lostLinksIn = ({ path, files }: Tarball): readonly string[] =>
  files
    .filter((file) => file.endsWith('.md'))
    .flatMap((document) => {
      const text = execFileSync('tar', ['--extract', '--to-stdout', '--file', path, `package/${document}`], {
        encoding: 'utf8',
      })
      const links = [...text.matchAll(LINK)].map(([, link = '']) => link).filter((link) => !link.startsWith('https:'))
      return links.filter((link) => !files.includes(posix.join(posix.dirname(document), link)))
    })

it('each published package has a snapshot', () => {
  expect(tarballs.map(({ name }) => name).toSorted()).toEqual(NAMES)
})

describe.each(NAMES)('%s', (name) => {
  it('publint reports no problem in the tarball', async () => {
    const { messages } = await publint({ pack: { tarball: bytesOf(name).buffer }, strict: true })
    expect(messages).toEqual([])
  })

  it('the types of every entry point resolve and match the code', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(bytesOf(name)))
    const problems: readonly object[] = 'problems' in analysis ? analysis.problems : [{ kind: 'no types' }]
    expect(problems.filter((problem) => !isElsewhere(problem) && !isData(problem))).toEqual([])
  })

  it('relative links and pictures in the documents lead to files of the tarball', () => {
    expect(lostLinksIn(tarballOf(name))).toEqual([])
  })

  it('the file list of the tarball matches its snapshot', async () => {
    const contents = [...new Set(tarballOf(name).files.map(toListed))].toSorted().join('\n')
    await expect(`${contents}\n`).toMatchFileSnapshot(`contents/${name}.txt`)
  })
})

describe('the tarballs', () => {
  const expectWithin = sizeTable('tarballs')

  it.each(NAMES)('the tarball of %s is within its size budget', (name) => {
    expectWithin(name, tarballOf(name).size, BUDGETS[name] ?? 0)
  })

  it('the files of the main package are within their size budget', () => {
    expectWithin('the files of the main package', tarballOf('hypotheek-orientatie').unpackedSize, 4420 * KB)
  })

  it('no tarball contains a source map', () => {
    expect(tarballs.flatMap(({ files }) => files.filter((file) => file.endsWith('.map')))).toEqual([])
  })

  it('the tarballs contain built files and documents only', () => {
    const others = tarballs.flatMap(({ name, files }) =>
      files.filter((file) => !BUILT.test(file) && !DOCUMENTS.test(file)).map((file) => `${name}: ${file}`),
    )
    expect(others).toEqual([])
  })
})

describe('the public API', () => {
  const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>
  }
  const entryPoints = Object.entries(exports).flatMap(([entryPoint, entry]) =>
    typeof entry === 'string' ? [] : [[entryPoint, join(ROOT, entry.types.replace('*', '2026'))] as const],
  )
  const report = apiReport(entryPoints.map(([, file]) => file))

  it.each(entryPoints)('the API of %s matches its snapshot', async (entryPoint, file) => {
    const name = entryPoint === '.' ? 'element' : entryPoint.slice(2).replaceAll('/', '.').replace('*', 'jaar')
    await expect(report.get(file)).toMatchFileSnapshot(`api/${name}.txt`)
  })
})

it.each([`${ROOT}/dist/licenties.txt`, `${ROOT}/adapters/server/dist/paginas/licenties.txt`])(
  'every listed package has a licence that allows bundling, with its text: %s',
  (file) => {
    const parts = readFileSync(file, 'utf8').split(`\n\n${'-'.repeat(72)}\n\n`)
    const headings = parts.map((part) => /^(\S+) \S+ \((.*)\)/.exec(part) ?? [])
    expect(headings.filter(([, , licence = '']) => !LICENCES.includes(licence))).toEqual([])
    expect(parts.filter((part) => part.split('\n').length < 4).map((part) => part.split('\n', 1)[0])).toEqual([])
  },
)

const OWN = ['mcp', 'server'].map((name) => `${ROOT}/adapters/${name}/dist`)

it.each(OWN)('the package bundles no dependencies, so npm installs each with its own licence: %s', (folder) => {
  const maps = readdirSync(folder).filter((file) => file.endsWith('.js.map'))
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly sources: readonly string[] }).sources,
  )
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((source) => source.includes('node_modules'))).toEqual([])
})
