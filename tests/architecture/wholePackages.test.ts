import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'

const BUILD = `${ROOT}/adapters/build`

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const { dependencies, devDependencies } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as Package

/** What runs in the build itself, and does not ship. */
const TOOLS = [
  /^@?rollup/,
  /^@swc\/core$/,
  /^vite$/,
  /^jsdom$/,
  /^@custom-elements-manifest\//,
  /^@emotion\//,
  /^magic-string$/,
]

/** How a file of the build names the code of a package: where packages are, or one that ships. */
const NAMES_OF_PACKAGES = [
  'node_modules',
  '@inversifyjs',
  ...Object.keys({ ...dependencies, ...devDependencies }).filter((name) => TOOLS.every((tool) => !tool.test(name))),
]

const textOf = (file: string): string => readFileSync(`${BUILD}/${file}`, 'utf8')

const namesPackage = (code: string): boolean =>
  NAMES_OF_PACKAGES.some((name) => new RegExp(String.raw`[/'"\x60]${name}(?:[/'"\x60\\]|$)`, 'm').test(code))

/** Does it read the code of modules, or give other code for it? */
const changesCode = (code: string): boolean => /\b(?:transform|load|renderChunk)\b\s*[(:]|changeModules\(/.test(code)

/** What is no plugin of ours: the published ones as we set them, what the packages have in them, and a table. */
const SETTINGS = ['tools.mjs', 'packages.mjs', 'browserFeatures.mjs']

const config = readFileSync(`${ROOT}/rollup.config.mjs`, 'utf8')

/** The plugins of ours, each in a file of its own. */
const plugins = [...config.matchAll(/'\.\/adapters\/build\/(\w+\.mjs)'/g)]
  .flatMap(([, file = '']) => file)
  .filter((file) => !SETTINGS.includes(file))

const changing = plugins.filter((file) => changesCode(textOf(file)))

describe('what visitors get of a package is what its makers published', () => {
  it('looks at the plugins that change code', () => {
    expect(changing).toEqual(
      expect.arrayContaining(['compiled.mjs', 'firstStep.mjs', 'minified.mjs', 'ownReflect.mjs']),
    )
  })

  it('knows a plugin that touches a package by the name in its code', () => {
    expect(namesPackage(String.raw`{ module: /\/rxjs\/dist\/util\.js$/ }`)).toBe(true)
    expect(namesPackage("resolveId: (source) => source === 'react-dom'")).toBe(true)
    expect(namesPackage(String.raw`{ module: /\/ui\/thema\/parts\.ts$/ }`)).toBe(false)
  })

  it('is changed by no plugin that does not say which test of a page needs it', () => {
    const silent = changing.filter((file) => {
      const code = textOf(file)
      const [test] = /tests\/(?:long\/)?browser\/[\w/]+\.test\.ts/.exec(code) ?? []
      return namesPackage(code) && !(test !== undefined && existsSync(`${ROOT}/${test}`))
    })
    expect(silent).toEqual([])
  })
})

it('the build is read in rollup.config.mjs, and in plugins that stay few and short', () => {
  const linesOf = (text: string): number => text.split('\n').length - 1
  /** All plugins except dev/ and release/, which produce nothing that ships. */
  const ofPlugins = filesIn(BUILD, ['dev', 'release']).filter((file) => !SETTINGS.includes(file))
  expect(linesOf(config)).toBeLessThanOrEqual(155)
  expect(plugins.length).toBeLessThanOrEqual(13)
  expect(ofPlugins.reduce((sum, file) => sum + linesOf(textOf(file)), 0)).toBeLessThanOrEqual(1040)
})
