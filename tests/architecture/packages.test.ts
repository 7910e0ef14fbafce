import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

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
