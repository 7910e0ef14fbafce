import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { BROWSER_FEATURES, SYNTAX } from '../../../adapters/build/browserFeatures.mjs'
import { DIST, LOADER } from '../../support/bundle'
import { filesIn } from '../../support/filesIn'
import { ROOT } from '../../support/root'

interface Browsers {
  readonly needs: readonly string[]
  readonly oldest: Readonly<Record<'chrome' | 'firefox' | 'safari', number>>
}

const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8')
const { needs, oldest } = JSON.parse(readFileSync(`${DIST}/browsers.json`, 'utf8')) as Browsers

it.each(['README.md', 'adapters/element/README.md'])(
  '%s names the oldest browsers that have the features the build needs',
  (page) => {
    const { chrome, firefox, safari } = oldest
    expect(read(page).replaceAll(/\s+/g, ' ')).toContain(
      `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and newer`,
    )
  },
)

it('the loader lists the features that the build needs, such as Object.hasOwn, at and toReversed of arrays', () => {
  expect(readFileSync(`${DIST}/${LOADER}`, 'utf8')).toContain(`"${needs.join(' ')}"`)
  for (const feature of ['Object.hasOwn', 'Array.prototype.at', 'Array.prototype.toReversed'])
    expect(needs).toContain(feature)
})

it('the loader checks only features that a browser with the syntax of the loader may lack', () => {
  const isOlder = (feature: string): boolean =>
    BROWSER_FEATURES[feature]?.every((version, browser) => version <= (SYNTAX[browser] ?? 0)) ?? false
  expect(isOlder('ResizeObserver')).toBe(true)
  expect(needs.filter(isOlder)).toEqual([])
})

/** Names of methods in our code or in packages that are the same as the name of a new built-in method. */
const OWN = ['add', 'any', 'compare', 'escape', 'of', 'register', 'take', 'try', 'use']

/** Returns the names of methods added to existing JavaScript types since 2021, read from TypeScript's `lib` files. */
const newMethods = (): ReadonlySet<string> => {
  const folder = `${ROOT}/node_modules/typescript/lib`
  const methodsIn = (file: string) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ {4}(\w+)\??(?:<.*?>)?\(/gm)].map(([, name = '']) => name)
  const files = filesIn(folder)
  const older = files.filter((file) => /^lib\.(es5|es20(1\d|20))[.\w]*\.d\.ts$/.test(file)).flatMap(methodsIn)
  const newer = files.filter((file) =>
    /^lib\.es202[1-5]\.(array|collection|object|promise|string|iterator)\.d\.ts$/.test(file),
  )
  return new Set(newer.flatMap(methodsIn).filter((name) => !older.includes(name) && !OWN.includes(name)))
}

it('every built-in method since 2021 that the loader or a chunk calls is in BROWSER_FEATURES', () => {
  const known = Object.keys(BROWSER_FEATURES).map((feature) => feature.slice(feature.lastIndexOf('.') + 1))
  const chunks = filesIn(`${DIST}/chunks`).filter((file) => file.endsWith('.js'))
  const code = [LOADER, ...chunks.map((file) => `chunks/${file}`)]
    .map((file) => readFileSync(`${DIST}/${file}`, 'utf8'))
    .join('\n')
  const used = [...newMethods()].filter((name) => code.includes(`.${name}(`))
  expect(used).toContain('toSorted')
  expect(used.filter((name) => !known.includes(name))).toEqual([])
})
