import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'

/** The oldest version of Node that package.json promises. */
const NODE = '20.19'

interface Package {
  readonly engines?: { readonly node?: string }
  /** Npm skips an optional package that does not fit; any other one stops `npm ci --engine-strict`. */
  readonly optional?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>
}

const [NODE_MAJOR, NODE_MINOR] = NODE.split('.').map(Number) as [number, number]

/** Does this range of versions, such as `^18.12 || >=20.9`, take in the oldest Node? */
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

/** The folder of the main package, and of each package of its own. */
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

it(`package.json promises Node ${NODE}`, () => {
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
])('a range such as %s takes it in: %s', (range, isIn) => {
  expect(allowsNode(range)).toBe(isIn)
})

it('package.json overrides no version: npm would ignore that in an application that installs this package', () => {
  expect(JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))).not.toHaveProperty('overrides')
})

describe('the main package', () => {
  it('brings the rules and their streams, and nothing of a server', () => {
    expect(Object.keys(main.dependencies)).toEqual(['@noble/hashes', 'fp-ts', 'io-ts', 'rxjs'])
  })

  it('takes ranges of what it brings, so that an application that has them gets no second copy', () => {
    expect(Object.values(main.dependencies).filter((range) => !range.startsWith('^'))).toEqual([])
  })
})

describe.each(ownPackages)('$name, a package of its own', ({ name, version, license, engines, dependencies }) => {
  it('has the version, the licence and the Node of the main package, and depends on that very version', () => {
    expect({ version, license, engines }).toEqual({
      version: main.version,
      license: main.license,
      engines: main.engines,
    })
    expect(dependencies['hypotheek-orientatie']).toBe(main.version)
  })

  it('asks for what the main package brings in the same range, so that there is one copy', () => {
    const shared = Object.entries(dependencies).filter(([dependency]) => dependency in main.dependencies)
    expect(Object.fromEntries(shared)).toEqual(
      Object.fromEntries(shared.map(([dependency]) => [dependency, main.dependencies[dependency]])),
    )
  })

  it('is called after the main package', () => {
    expect(name).toMatch(/^hypotheek-orientatie-[a-z]+$/)
  })
})

it('the lockfile has no nested copy of what the main package brings', () => {
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

Something that nobody had before.
`

describe('a release', () => {
  let copy: string

  /** Has the tool release one change in a copy of the papers that it writes in. */
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'release-'))
    for (const paper of ['CHANGELOG.md', '.changeset', ...FOLDERS.map((folder) => `${folder}/package.json`)])
      cpSync(`${ROOT}/${paper}`, join(copy, paper), { recursive: true })
    writeFileSync(`${copy}/.changeset/a-change.md`, CHANGE)
    execFileSync('git', ['init', '--quiet'], { cwd: copy })
    execFileSync(`${ROOT}/node_modules/.bin/changeset`, ['version'], { cwd: copy, stdio: 'pipe' })
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  it('gives every package one new version, and has each depend on that very one', () => {
    const [{ version }, ...others] = readPackages(copy)
    expect(version).not.toBe(main.version)
    expect(others.map((other) => [other.version, other.dependencies['hypotheek-orientatie']])).toEqual(
      others.map(() => [version, version]),
    )
  })

  it('begins the changelog with what changed, and keeps what stood there', () => {
    const [{ version }] = readPackages(copy)
    const text = readFileSync(`${copy}/CHANGELOG.md`, 'utf8')
    expect(text).toMatch(new RegExp(`^# Changelog\\n+## ${version}\\n[^]*- Something that nobody had before\\.\\n`))
    expect(text.endsWith(readFileSync(`${ROOT}/CHANGELOG.md`, 'utf8').replace(/^# Changelog\n+/, ''))).toBe(true)
  })
})

it('every package that is published says by a signature who built it', () => {
  const published = readPackages(ROOT).filter((one) => one.private !== true)
  expect(published.length).toBeGreaterThan(3)
  for (const { publishConfig } of published) expect(publishConfig).toEqual({ access: 'public', provenance: true })
})

/** Table rows of held-back packages: names and version. */
const heldBack = readFileSync(`${ROOT}/CONTRIBUTING.md`, 'utf8').matchAll(/^\| (`[^|]+`) +\| ([\d.]+) +\|/gm)

const held = [...heldBack].flatMap(([, names = '', version = '']) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, version] as const),
)

it.each(held)('%s is held back at %s, as CONTRIBUTING says', (name, version) => {
  const isMeant = new RegExp(`^${name.replace('*', '[^/]+')}$`)
  const manifests = Object.keys(packages).filter((place) => !place.includes('node_modules'))
  const asked = manifests.flatMap((place) => {
    const { dependencies = {}, devDependencies = {} } = packages[place] ?? {}
    return Object.entries({ ...dependencies, ...devDependencies }).filter(([one]) => isMeant.test(one))
  })
  expect(asked).not.toEqual([])
  expect(asked.filter(([, range]) => !new RegExp(`^[~^]?${version}(\\.|$)`).test(range))).toEqual([])
})

it('CONTRIBUTING lists more than five held-back packages', () => expect(held.length).toBeGreaterThan(5))
