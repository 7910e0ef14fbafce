import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'

/** The oldest supported version of Node, as in package.json. */
const NODE = '20.19'

interface Package {
  readonly engines?: { readonly node?: string }
  /** Whether npm skips the package on an unsupported Node version. Otherwise `npm ci --engine-strict` fails there. */
  readonly optional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>
}

const [NODE_MAJOR, NODE_MINOR] = NODE.split('.').map(Number) as [number, number]

/** Whether this version range, such as `^18.12 || >=20.9`, includes the oldest supported Node. */
const allowsNode = (range: string): boolean =>
  range.split('||').some((part) => {
    const [, major = 0, minor = 0] = (/(\d+)\.?(\d*)/.exec(part) ?? []).map(Number)
    const isOpen = !/^\s*[\^~\d]/.test(part)
    return (major === NODE_MAJOR && minor <= NODE_MINOR) || (major < NODE_MAJOR && isOpen)
  })

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly private?: boolean
  readonly publishConfig?: object
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

/** The folders of all packages in this repository; the folder of the main package comes first. */
const FOLDERS = [
  '.',
  ...readdirSync(`${ROOT}/adapters`)
    .map((adapter) => `adapters/${adapter}`)
    .filter((folder) => existsSync(`${ROOT}/${folder}/package.json`)),
]

const readPackages = (root: string): readonly [Manifest, ...Manifest[]] =>
  FOLDERS.map((folder) => JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as Manifest) as [
    Manifest,
    ...Manifest[],
  ]

const [main, ...ownPackages] = readPackages(ROOT)

it(`package.json requires Node ${NODE} or newer`, () => {
  expect(main.engines).toEqual({ node: `>=${NODE}` })
})

it(`every package that npm must install runs on Node ${NODE}`, () => {
  const tooNew = Object.entries(packages).filter(
    ([, { engines, optional }]) => optional !== true && !allowsNode(engines?.node ?? '*'),
  )
  expect(tooNew.map(([place]) => place)).toEqual([])
})

it.each([
  ['>=22', false],
  ['^18.12 || ^22.13', false],
  ['>= 22.1 || 21', false],
  ['>=20.20', false],
  ['^20.20.1', false],
  ['*', true],
  ['>=18', true],
  ['20', true],
  ['^20.19.0 || >=22', true],
  ['>= 20.19.0', true],
])('allowsNode for the range %s returns %s', (range, isIn) => {
  expect(allowsNode(range)).toBe(isIn)
})

it('package.json has no overrides, because npm ignores them in an application that installs the package', () => {
  expect(JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))).not.toHaveProperty('overrides')
})

describe('the main package', () => {
  it('the main package depends only on @noble/hashes, fp-ts, io-ts and rxjs', () => {
    expect(Object.keys(main.dependencies)).toEqual(['@noble/hashes', 'fp-ts', 'io-ts', 'rxjs'])
  })

  it('the main package has caret ranges, so that an application installs no second copy of a dependency', () => {
    expect(Object.values(main.dependencies).filter((range) => !range.startsWith('^'))).toEqual([])
  })
})

describe.each(ownPackages)('$name, a package of its own', ({ name, version, license, engines, dependencies }) => {
  it(`${name} has the version, licence and Node range of the main package and depends on exactly that version`, () => {
    expect({ version, license, engines }).toEqual({
      version: main.version,
      license: main.license,
      engines: main.engines,
    })
    expect(dependencies['hypotheek-orientatie']).toBe(main.version)
  })

  it(`${name} uses the dependency ranges of the main package, so that npm installs one copy`, () => {
    const shared = Object.entries(dependencies).filter(([dependency]) => dependency in main.dependencies)
    expect(Object.fromEntries(shared)).toEqual(
      Object.fromEntries(shared.map(([dependency]) => [dependency, main.dependencies[dependency]])),
    )
  })

  it(`the name of ${name} begins with that of the main package`, () => {
    expect(name).toMatch(/^hypotheek-orientatie-[a-z]+$/)
  })
})

it('the lockfile has no nested copy of a dependency of the main package', () => {
  const copies = Object.keys(packages).filter((place) =>
    Object.keys(main.dependencies).some(
      (name) => place.endsWith(`node_modules/${name}`) && place !== `node_modules/${name}`,
    ),
  )
  expect(copies).toEqual([])
})

const CHANGE = `---
'hypotheek-orientatie': minor
---

- Added: something that nobody had before.
`

describe('a release', () => {
  let copy: string

  /** Releases one change in a copy of the manifests and changelog. */
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'release-'))
    for (const file of ['CHANGELOG.md', '.changeset', ...FOLDERS.map((folder) => `${folder}/package.json`)])
      cpSync(`${ROOT}/${file}`, join(copy, file), { recursive: true })
    writeFileSync(`${copy}/.changeset/a-change.md`, CHANGE)
    execFileSync('git', ['init', '--quiet'], { cwd: copy })
    execFileSync(`${ROOT}/node_modules/.bin/changeset`, ['version'], { cwd: copy, stdio: 'pipe' })
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  it('a release gives every package the same new version; all but the main package depend on that version', () => {
    const [{ version }, ...others] = readPackages(copy)
    expect(version).not.toBe(main.version)
    expect(others.map((other) => [other.version, other.dependencies['hypotheek-orientatie']])).toEqual(
      others.map(() => [version, version]),
    )
  })

  it('a release puts the change at the top of the changelog and keeps the older entries', () => {
    const [{ version }] = readPackages(copy)
    const text = readFileSync(`${copy}/CHANGELOG.md`, 'utf8')
    expect(text).toMatch(
      new RegExp(`^# Changelog\\n+## ${version}\\n[^]*\\n- Added: something that nobody had before\\.\\n`),
    )
    expect(text.endsWith(readFileSync(`${ROOT}/CHANGELOG.md`, 'utf8').replace(/^# Changelog\n+/, ''))).toBe(true)
  })

  it('a release puts every list item of the changesets in the changelog', () => {
    const written = new Set(readFileSync(`${copy}/CHANGELOG.md`, 'utf8').split('\n'))
    const changesets = readdirSync(`${ROOT}/.changeset`).filter((name) => name.endsWith('.md'))
    const lines = changesets.flatMap(
      (name) => readFileSync(`${ROOT}/.changeset/${name}`, 'utf8').match(/^- .+$/gm) ?? [],
    )
    expect(lines.filter((line) => !written.has(line))).toEqual([])
  })
})

it('publishConfig of every published package turns on npm provenance', () => {
  const published = readPackages(ROOT).filter((one) => one.private !== true)
  expect(published.length).toBeGreaterThan(2)
  for (const { publishConfig } of published) expect(publishConfig).toEqual({ access: 'public', provenance: true })
})

/** The rows of the table of held-back packages in maintaining.md: the names, and the version to stay at. */
const heldBack = readFileSync(`${ROOT}/.github/maintaining.md`, 'utf8').matchAll(/^\| (`[^|]+`) +\| ([\d.]+) +\|/gm)

const held = [...heldBack].flatMap(([, names = '', version = '']) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, version] as const),
)

it.each(held)('the range of %s in each package.json stays at %s, as maintaining.md lists', (name, version) => {
  const isMeant = new RegExp(`^${name.replace('*', '[^/]+')}$`)
  const manifests = Object.keys(packages).filter((place) => !place.includes('node_modules'))
  const asked = manifests.flatMap((place) => {
    const { dependencies = {}, devDependencies = {} } = packages[place] ?? {}
    return Object.entries({ ...dependencies, ...devDependencies }).filter(([one]) => isMeant.test(one))
  })
  expect(asked).not.toEqual([])
  expect(asked.filter(([, range]) => !new RegExp(`^[~^]?${version}(\\.|$)`).test(range))).toEqual([])
})

it('maintaining.md lists more than five held-back packages', () => expect(held.length).toBeGreaterThan(5))
