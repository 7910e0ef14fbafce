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

/** Packages that run in the build and are not published. */
const TOOLS = [
  /^@?rollup/,
  /^@swc\/core$/,
  /^vite$/,
  /^jsdom$/,
  /^@custom-elements-manifest\//,
  /^@emotion\//,
  /^magic-string$/,
]

/** Names by which a build file refers to a published package. */
const NAMES_OF_PACKAGES = [
  'node_modules',
  '@inversifyjs',
  ...Object.keys({ ...dependencies, ...devDependencies }).filter((name) => TOOLS.every((tool) => !tool.test(name))),
]

const textOf = (file: string): string => readFileSync(`${BUILD}/${file}`, 'utf8')

const namesPackage = (code: string): boolean =>
  NAMES_OF_PACKAGES.some((name) => new RegExp(String.raw`[/'"\x60]${name}(?:[/'"\x60\\]|$)`, 'm').test(code))

/** Whether a plugin reads or replaces the code of modules. */
const changesCode = (code: string): boolean => /\b(?:transform|load|renderChunk)\b\s*[(:]|changeModules\(/.test(code)

/** Files that are not plugins: settings of published plugins, data about packages, and a table. */
const SETTINGS = ['tools.mjs', 'packages.mjs', 'browserFeatures.mjs']

const config = readFileSync(`${ROOT}/rollup.config.mjs`, 'utf8')

/** Our own plugins, each in its own file. */
const plugins = [...config.matchAll(/'\.\/adapters\/build\/(\w+\.mjs)'/g)]
  .flatMap(([, file = '']) => file)
  .filter((file) => !SETTINGS.includes(file))

const changing = plugins.filter((file) => changesCode(textOf(file)))

describe('the build changes a published package only where a browser test needs the change', () => {
  it('the check finds the plugins that change code', () => {
    expect(changing).toEqual(
      expect.arrayContaining(['compiled.mjs', 'firstStep.mjs', 'minified.mjs', 'ownReflect.mjs']),
    )
  })

  it('namesPackage recognises a plugin that touches a package', () => {
    expect(namesPackage(String.raw`{ module: /\/rxjs\/dist\/util\.js$/ }`)).toBe(true)
    expect(namesPackage("resolveId: (source) => source === 'react-dom'")).toBe(true)
    expect(namesPackage(String.raw`{ module: /\/ui\/thema\/parts\.ts$/ }`)).toBe(false)
  })

  it('a plugin that changes a package names the browser test that needs the change', () => {
    const silent = changing.filter((file) => {
      const code = textOf(file)
      const [test] = /tests\/(?:long\/)?browser\/[\w/]+\.test\.ts/.exec(code) ?? []
      return namesPackage(code) && !(test !== undefined && existsSync(`${ROOT}/${test}`))
    })
    expect(silent).toEqual([])
  })
})

it('rollup.config.mjs has at most 155 lines, and at most 13 plugins have 1040 lines together', () => {
  const linesOf = (text: string): number => text.split('\n').length - 1
  /** All plugins except dev/ and release/, which produce nothing that ships. */
  const ofPlugins = filesIn(BUILD, ['dev', 'release']).filter((file) => !SETTINGS.includes(file))
  expect(linesOf(config)).toBeLessThanOrEqual(155)
  expect(plugins.length).toBeLessThanOrEqual(13)
  expect(ofPlugins.reduce((sum, file) => sum + linesOf(textOf(file)), 0)).toBeLessThanOrEqual(1040)
})
