import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'

const BUILD = `${ROOT}/adapters/build`

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const { dependencies, devDependencies } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as Package

/** Match the names of packages that the build uses as tools. All other packages count as published packages. */
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

/**
 * Build files that are not our own plugins: settings of published plugins, data about packages, a table of features.
 */
const SETTINGS = ['tools.mjs', 'packages.mjs', 'browserFeatures.mjs']

const config = readFileSync(`${ROOT}/rollup.config.mjs`, 'utf8')

/** Our own plugins, each in its own file. */
const plugins = [...config.matchAll(/'\.\/adapters\/build\/(\w+\.mjs)'/g)]
  .flatMap(([, file = '']) => file)
  .filter((file) => !SETTINGS.includes(file))

const changing = plugins.filter((file) => changesCode(textOf(file)))

describe('the build changes a published package only where a browser test needs the change', () => {
  it('changesCode finds the plugins compiled, firstStep, minified and ownReflect', () => {
    expect(changing).toEqual(
      expect.arrayContaining(['compiled.mjs', 'firstStep.mjs', 'minified.mjs', 'ownReflect.mjs']),
    )
  })

  it('namesPackage finds the name of a package in code, but not a path of this repository', () => {
    expect(namesPackage(String.raw`{ module: /\/rxjs\/dist\/util\.js$/ }`)).toBe(true)
    expect(namesPackage("resolveId: (source) => source === 'react-dom'")).toBe(true)
    expect(namesPackage(String.raw`{ module: /\/ui\/thema\/parts\.ts$/ }`)).toBe(false)
  })

  it('every plugin that changes a package names an existing browser test', () => {
    const silent = changing.filter((file) => {
      const code = textOf(file)
      const [test] = /tests\/(?:long\/)?browser\/[\w/]+\.test\.ts/.exec(code) ?? []
      return namesPackage(code) && !(test !== undefined && existsSync(`${ROOT}/${test}`))
    })
    expect(silent).toEqual([])
  })
})
