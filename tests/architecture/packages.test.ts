import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'

/** The oldest version of Node that package.json promises. */
const NODE = '20.19'

interface Package {
  readonly engines?: { readonly node?: string }
  /** Npm skips an optional package that does not fit; any other one stops `npm ci --engine-strict`. */
  readonly optional?: boolean
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

it(`package.json promises Node ${NODE}`, () => {
  expect(packages['']?.engines?.node).toBe(`>=${NODE}`)
})

it(`every package that npm must install runs on Node ${NODE}`, () => {
  const tooNew = Object.entries(packages).filter(
    ([, { engines, optional }]) => optional !== true && !allowsNode(engines?.node ?? '*'),
  )
  expect(tooNew.map(([place]) => place)).toEqual([])
})

it('package.json overrides no version: npm would ignore that in an application that installs this package', () => {
  expect(JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))).not.toHaveProperty('overrides')
})

it.each(['>=22', '^18.12 || ^22.13', '>= 22.1 || 21', '>=20.20', '^20.20.1'])(
  'a range such as %s leaves it out',
  (range) => {
    expect(allowsNode(range)).toBe(false)
  },
)

it.each(['*', '>=18', '20', '^20.19.0 || >=22', '>= 20.19.0'])('a range such as %s takes it in', (range) => {
  expect(allowsNode(range)).toBe(true)
})

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

const readPackage = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${ROOT}/${folder}/package.json`, 'utf8')) as Manifest

const main = readPackage('.')
const ownPackages = readdirSync(`${ROOT}/adapters`)
  .map((adapter) => `adapters/${adapter}`)
  .filter((folder) => existsSync(`${ROOT}/${folder}/package.json`))
  .map(readPackage)

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
