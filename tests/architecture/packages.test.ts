import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { ROOT } from '../support/root'

/** The oldest major version of Node that package.json promises. */
const NODE = 20

interface Package {
  readonly engines?: { readonly node?: string }
  /** Npm skips an optional package that does not fit; any other one stops `npm ci --engine-strict`. */
  readonly optional?: boolean
}

const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>
}

/** Does this range of versions, such as `^18.12 || >=20.9`, take in a Node of this major version? */
const allows = (range: string, major: number): boolean =>
  range.split('||').some((part) => {
    const first = Number(/\d+/.exec(part)?.[0] ?? 0)
    return first === major || (first < major && !/^\s*[\^~\d]/.test(part))
  })

it(`package.json promises Node ${NODE}`, () => {
  expect(packages['']?.engines?.node).toBe(`>=${NODE}`)
})

it(`every package that npm must install runs on Node ${NODE}`, () => {
  const tooNew = Object.entries(packages).filter(
    ([, { engines, optional }]) => optional !== true && !allows(engines?.node ?? '*', NODE),
  )
  expect(tooNew.map(([place]) => place)).toEqual([])
})

it('package.json overrides no version: npm would ignore that in an application that installs this package', () => {
  expect(JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))).not.toHaveProperty('overrides')
})

it.each(['>=22', '^18.12 || ^22.13', '>= 22.1 || 21'])('a range such as %s leaves it out', (range) => {
  expect(allows(range, NODE)).toBe(false)
})
