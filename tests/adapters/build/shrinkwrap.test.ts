import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { toShrinkwrap } from '../../../adapters/build/shrinkwrap.mjs'
import { ROOT } from '../../support/root'

interface Locked {
  readonly version: string
  readonly integrity?: string
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

type Lockfile = Readonly<Record<string, Locked>>

const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as { readonly packages: Lockfile }

const MAIN = 'hypotheek-orientatie'

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Returns the name, version and hash of a package as one text. */
const contentOf = (place: string, { version, integrity }: Locked): string => `${nameOf(place)} ${version} ${integrity}`

/** Returns where Node finds a package that a package at `place` imports; undefined when it finds none. */
const findFrom = (all: Lockfile, place: string, name: string): string | undefined => {
  const folders = place.split(/(?:^|\/)node_modules\//)
  return folders
    .map((_, up) => folders.slice(1, folders.length - up).concat(name))
    .map((path) => path.map((folder) => `node_modules/${folder}`).join('/'))
    .find((path) => path in all)
}

describe.each(['server', 'mcp'])('the shrinkwrap of %s', (adapter) => {
  const all = toShrinkwrap(`adapters/${adapter}`).packages as Lockfile
  const brought = Object.entries(all).filter(([place]) => place !== '')

  it(`the shrinkwrap of ${adapter} has the version and the dependencies of its package.json`, () => {
    const own = JSON.parse(readFileSync(`${ROOT}/adapters/${adapter}/package.json`, 'utf8')) as Locked
    expect(all['']).toMatchObject({ version: own.version, dependencies: own.dependencies })
  })

  it(`the shrinkwrap of ${adapter} has the versions of the lockfile, and a hash for all but the main package`, () => {
    const known = new Set(Object.entries(packages).map(([place, locked]) => contentOf(place, locked)))
    const others = brought.filter(
      ([place, locked]) => locked.integrity === undefined || !known.has(contentOf(place, locked)),
    )
    expect(others.map(([place]) => place)).toEqual([`node_modules/${MAIN}`])
    expect(all[`node_modules/${MAIN}`]?.version).toBe(packages['']?.version)
  })

  it(`the shrinkwrap of ${adapter} has exactly the packages that its packages need, each where Node finds it`, () => {
    const found = Object.entries(all).flatMap(([place, { dependencies = {} }]) =>
      Object.keys(dependencies).map((name) => findFrom(all, place, name) ?? `${place} misses ${name}`),
    )
    expect([...new Set(found)].toSorted()).toEqual(brought.map(([place]) => place).toSorted())
  })

  it(`the shrinkwrap of ${adapter} has no package with an install script`, () => {
    expect(brought.filter(([, { hasInstallScript }]) => hasInstallScript === true)).toEqual([])
  })
})
