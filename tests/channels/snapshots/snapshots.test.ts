import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { beforeAll, describe, expect, it } from 'vitest'

import { ROOT } from '../../support/root'
import { pack, type Tarball } from '../pakketten'
import { apiReport } from './apiReport'

const KB = 1000

/** What the tarball of each package may weigh: a little more than it does. */
const BUDGETS: Readonly<Record<string, number>> = {
  'hypotheek-orientatie': 1160 * KB,
  'hypotheek-orientatie-mcp': 97 * KB,
  'hypotheek-orientatie-server': 730 * KB,
  'hypotheek-orientatie-vraag': 62 * KB,
}

const NAMES = Object.keys(BUDGETS)

/** The package is of ES modules, for a bundler or a Node that imports those. */
const ELSEWHERE = ['node10', 'node16-cjs']

const isElsewhere = (problem: object): boolean =>
  'resolutionKind' in problem && ELSEWHERE.some((kind) => kind === problem.resolutionKind)

/** Lines of JSON are a file to read, not a module to import. */
const isData = (problem: object): boolean => 'entrypoint' in problem && String(problem.entrypoint).endsWith('.ndjson')

/** Files that are built, or that npm needs. */
const BUILT = /^(?:dist\/|package\.json$|npm-shrinkwrap\.json$)/

/** Files for readers: papers, their pictures and the example of the server. */
const PAPER = /^(?:voorbeeld\/|CHANGELOG\.md$|SECURITY\.md$)|README\.md$|\.png$/

/** What may be bundled without asking anybody. */
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

/** A file as it is listed: without the hash of its content, and of what stands behind a door only that it is there. */
const toListed = (file: string): string =>
  file
    .replace(/-[\w-]{8}(?=\.(?:d\.ts|js)(?:\.map)?$)/, '-*')
    .replace(/^(dist\/(?:adapters|application|carried|chunks|domain|packed|types|ui)\/).*?(\.[\w.]+)$/, '$1*$2')

const LINK = /\]\(([^)\s#]+)/g

/** The links and pictures of the papers in a tarball that lead to no file of it; an address of the web is no file. */
const lostLinksIn = ({ path, files }: Tarball): readonly string[] =>
  files
    .filter((file) => file.endsWith('.md'))
    .flatMap((paper) => {
      const text = execFileSync('tar', ['--extract', '--to-stdout', '--file', path, `package/${paper}`], {
        encoding: 'utf8',
      })
      const links = [...text.matchAll(LINK)].map(([, link = '']) => link).filter((link) => !link.startsWith('https:'))
      return links.filter((link) => !files.includes(posix.join(posix.dirname(paper), link)))
    })

it('every package is looked at here', () => {
  expect(tarballs.map(({ name }) => name).toSorted()).toEqual(NAMES)
})

describe.each(NAMES)('%s', (name) => {
  it('gives publint nothing to say', async () => {
    const { messages } = await publint({ pack: { tarball: bytesOf(name).buffer }, strict: true })
    expect(messages).toEqual([])
  })

  it('has types that are found, and are right, wherever its code is', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(bytesOf(name)))
    const problems: readonly object[] = 'problems' in analysis ? analysis.problems : [{ kind: 'no types' }]
    expect(problems.filter((problem) => !isElsewhere(problem) && !isData(problem))).toEqual([])
  })

  it('has papers whose links and pictures lead to files that come with them', () => {
    expect(lostLinksIn(tarballOf(name))).toEqual([])
  })

  it('has the files that are listed here', async () => {
    const listing = [...new Set(tarballOf(name).files.map(toListed))].toSorted().join('\n')
    await expect(`${listing}\n`).toMatchFileSnapshot(`inhoud/${name}.txt`)
  })
})

describe('the tarballs of the packages', () => {
  it('are within their size, each', () => {
    console.log(tarballs.map(({ name, size }) => `${(size / KB).toFixed(1).padStart(7)} kB  ${name}`).join('\n'))
    expect(tarballs.map(({ name }) => name).toSorted()).toEqual(NAMES)
    expect(tarballs.filter(({ name, size }) => size > (BUDGETS[name] ?? 0))).toEqual([])
  })

  it('unpack the main package to at most 4,1 MB', () => {
    expect(tarballOf('hypotheek-orientatie').unpackedSize).toBeLessThanOrEqual(4100 * KB)
  })

  it('contain no source map', () => {
    expect(tarballs.flatMap(({ files }) => files.filter((file) => file.endsWith('.map')))).toEqual([])
  })

  it('carry what is built and the papers, and no source', () => {
    const others = tarballs.flatMap(({ name, files }) =>
      files.filter((file) => !BUILT.test(file) && !PAPER.test(file)).map((file) => `${name}: ${file}`),
    )
    expect(others).toEqual([])
  })
})

describe('the public surface', () => {
  const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>
  }
  const doors = Object.entries(exports).flatMap(([door, entry]) =>
    typeof entry === 'string' ? [] : [[door, join(ROOT, entry.types.replace('*', '2026'))] as const],
  )
  const report = apiReport(doors.map(([, file]) => file))

  it.each(doors)('of %s is what the report says', async (door, file) => {
    const name = door === '.' ? 'element' : door.slice(2).replaceAll('/', '.').replace('*', 'jaar')
    await expect(report.get(file)).toMatchFileSnapshot(`api/${name}.txt`)
  })
})

it.each([`${ROOT}/dist/licenties.txt`, `${ROOT}/adapters/server/dist/paginas/licenties.txt`])(
  'what is bundled comes with its licence, which lets it be bundled: %s',
  (file) => {
    const parts = readFileSync(file, 'utf8').split(`\n\n${'-'.repeat(72)}\n\n`)
    const headings = parts.map((part) => /^(\S+) \S+ \((.*)\)/.exec(part) ?? [])
    expect(headings.filter(([, , licence = '']) => !LICENCES.includes(licence))).toEqual([])
    expect(parts.filter((part) => part.split('\n').length < 4).map((part) => part.split('\n', 1)[0])).toEqual([])
  },
)

const OWN = ['mcp', 'server', 'vraag'].map((name) => `${ROOT}/adapters/${name}/dist`)

it.each(OWN)('a package of its own bundles nothing of others, so that each comes with its licence: %s', (folder) => {
  const maps = readdirSync(folder).filter((file) => file.endsWith('.js.map'))
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly sources: readonly string[] }).sources,
  )
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((source) => source.includes('node_modules'))).toEqual([])
})
