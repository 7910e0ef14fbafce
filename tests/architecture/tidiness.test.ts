import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { filesIn } from '../support/filesIn'
import { machineTextIn } from '../support/forbiddenText'
import { npxWithoutNo } from '../support/npxWithoutNo'
import { ROOT } from '../support/root'

const LONGEST_FILE = 250
const WIDEST_LINE = 120

const files = filesIn(ROOT, ['node_modules', 'dist', 'coverage', 'test-results', '.git'])
const isText = (file: string): boolean => /\.(css|html|js|json|jsx|md|mjs|ts|tsx)$|^\.ci\//.test(file)
const isCode = (file: string): boolean => /\.(css|js|mjs|ts|tsx)$/.test(file)
/** Whether a line begins a test or a group of tests. Such a line can be too wide: titles are not wrapped. */
const isTitle = (line: string): boolean => /^\s*(?:it|test|describe)\b|^\s*\]\)\(/.test(line)
/** Whether a line is part of a comment. The formatter wraps code but leaves comments as they are. */
const isComment = (line: string): boolean => /^\s*(\/\*|\*|\/\/|<!--)/.test(line)
const isNormTable = (file: string): boolean => file.startsWith('domain/normen/')

const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8')
const lengthOf = (file: string): number => read(file).trimEnd().split('\n').length

describe('the files of the repository', () => {
  it('no code file is longer than 250 lines, norm tables excepted', () => {
    const tooLong = files.filter((file) => isCode(file) && !isNormTable(file) && lengthOf(file) > LONGEST_FILE)
    expect(tooLong).toEqual([])
  })

  it('no comment or test title is wider than 120 columns', () => {
    const isProse = (line: string): boolean => isComment(line) || isTitle(line)
    const tooWide = files.filter(isCode).flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (isProse(line) && line.length > WIDEST_LINE ? [`${file}:${index + 1}`] : [])),
    )
    expect(tooWide).toEqual([])
  })

  it('no file adds types to another file of the repository, which hides an import from the import rules', () => {
    const AUGMENTS = /^\s*declare module ['"](?:\.|hypotheek-orientatie)/m
    for (const name of ['./parts', '..', 'hypotheek-orientatie/domain'])
      expect(AUGMENTS.test(['  declare', `module '${name}' {}`].join(' ')), name).toBe(true)
    expect(files.filter((file) => isCode(file) && AUGMENTS.test(read(file)))).toEqual([])
  })

  it('no file contains an absolute path of a machine or a registry host', () => {
    const found = files.filter(isText).flatMap((file) => {
      const text = machineTextIn(read(file))
      return text === undefined ? [] : [`${file}: ${text}`]
    })
    expect(found).toEqual([])
  })

  it('every command with `npx` has --no and --, so that it installs no unknown package', () => {
    const found = files.filter(isText).flatMap((file) => npxWithoutNo(read(file)).map((text) => `${file}: ${text}`))
    expect(found).toEqual([])
  })

  it.each([
    ['a command', ['npx', 'hypotheek-orientatie bereken'].join(' ')],
    ['a command with another option', ['npx', '--yes hypotheek-orientatie'].join(' ')],
    ['a setting of an assistant', ['{ "command": "npx"', '"args": ["hypotheek-orientatie-mcp"] }'].join(', ')],
  ])('npxWithoutNo finds %s without --no and --', (_what, text) => {
    expect(npxWithoutNo(text)).toHaveLength(1)
    expect(npxWithoutNo('npx --no -- x --y; { "command": "npx", "args": ["--no", "--", "x"] }')).toEqual([])
  })

  it('no file turns off a linter rule', () => {
    const silencing = /(?:oxlint|eslint)-(?:disable|enable)/
    expect(files.filter((file) => /\.(js|mjs|ts|tsx)$/.test(file) && silencing.test(read(file)))).toEqual([])
  })

  it('the repository has no .snap files, because expectations are in the tests', () => {
    expect(files.filter((file) => file.endsWith('.snap'))).toEqual([])
  })

  it.each([
    ['a home directory', ['', 'home', 'anna', 'project'].join('/')],
    ['a Windows folder', ['C:', 'Users', 'anna'].join('\\')],
    ['a registry', `https://${['registry', 'example', 'org'].join('.')}/react`],
  ])('machineTextIn finds %s', (_what, text) => {
    expect(machineTextIn(`"${text}"`)).toBeDefined()
  })
})
