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
/** A line of comment only, which the formatter leaves as wide as it is; code it wraps itself. */
const isComment = (line: string): boolean => /^\s*(\/\*|\*|\/\/|<!--)/.test(line)
const isNormTable = (file: string): boolean => file.startsWith('domain/normen/')

const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8')
const lengthOf = (file: string): number => read(file).trimEnd().split('\n').length

describe('a file of this house', () => {
  it('is short enough to be read in one go, norm tables excepted', () => {
    const tooLong = files.filter((file) => isCode(file) && !isNormTable(file) && lengthOf(file) > LONGEST_FILE)
    expect(tooLong).toEqual([])
  })

  it('has comments of 120 columns at most', () => {
    const tooWide = files.filter(isCode).flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (isComment(line) && line.length > WIDEST_LINE ? [`${file}:${index + 1}`] : [])),
    )
    expect(tooWide).toEqual([])
  })

  it('names no folder of a machine and no package registry', () => {
    const found = files.filter(isText).flatMap((file) => {
      const text = machineTextIn(read(file))
      return text === undefined ? [] : [`${file}: ${text}`]
    })
    expect(found).toEqual([])
  })

  it('has --no and -- after each npx: else it installs what a stranger published under a name that is not taken', () => {
    const found = files.filter(isText).flatMap((file) => npxWithoutNo(read(file)).map((text) => `${file}: ${text}`))
    expect(found).toEqual([])
  })

  it.each([
    ['a command', ['npx', 'hypotheek-orientatie bereken'].join(' ')],
    ['a command with another option', ['npx', '--yes hypotheek-orientatie'].join(' ')],
    ['a setting of an assistant', ['{ "command": "npx"', '"args": ["hypotheek-orientatie-mcp"] }'].join(', ')],
  ])('is found when %s lacks them', (_what, text) => {
    expect(npxWithoutNo(text)).toHaveLength(1)
    expect(npxWithoutNo('npx --no -- x --y; { "command": "npx", "args": ["--no", "--", "x"] }')).toEqual([])
  })

  it('turns off no rule of the linter', () => {
    const silencing = /(?:oxlint|eslint)-(?:disable|enable)/
    expect(files.filter((file) => /\.(js|mjs|ts|tsx)$/.test(file) && silencing.test(read(file)))).toEqual([])
  })

  it('is no stored snapshot: what a test expects is read beside it', () => {
    expect(files.filter((file) => file.endsWith('.snap'))).toEqual([])
  })

  it.each([
    ['a home directory', ['', 'home', 'anna', 'project'].join('/')],
    ['a Windows folder', ['C:', 'Users', 'anna'].join('\\')],
    ['a registry', `https://${['registry', 'example', 'org'].join('.')}/react`],
  ])('that names %s is found', (_what, text) => {
    expect(machineTextIn(`"${text}"`)).toBeDefined()
  })
})
