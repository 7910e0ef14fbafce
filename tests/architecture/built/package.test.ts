import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { DIST } from '../../support/bundle'
import { filesIn } from '../../support/filesIn'
import { machineTextIn } from '../../support/forbiddenText'
import { ROOT } from '../../support/root'

const files = filesIn(DIST)
const read = (file: string): string => readFileSync(`${DIST}/${file}`, 'utf8')

/** What plain Node prints for a module that imports the package by its own name. */
const inNode = (code: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: ROOT, encoding: 'utf8' }))

const doors = [
  'hypotheek-orientatie/domain',
  'hypotheek-orientatie/application',
  'hypotheek-orientatie/domain/normen/2025',
]

describe('the package', () => {
  it.each(doors)('opens %s in plain Node', (door) => {
    expect(inNode(`console.log(JSON.stringify(Object.keys(await import('${door}'))))`)).not.toEqual([])
  })

  it('can be imported on a server, where it does nothing', () => {
    const code = `const before = Object.keys(globalThis).length
      await import('hypotheek-orientatie')
      console.log(Object.keys(globalThis).length - before)`
    expect(inNode(code)).toBe(0)
  })

  it('has the same values behind each of its doors', () => {
    const code = `const { normenVan } = await import('hypotheek-orientatie/domain')
      const jaar = await import('hypotheek-orientatie/domain/normen/2025')
      console.log(Object.values(jaar).includes(normenVan(2025)))`
    expect(inNode(code)).toBe(true)
  })

  it.each([ts.ModuleResolutionKind.NodeNext, ts.ModuleResolutionKind.Bundler])(
    'has types that hold together without the sources (module resolution %i)',
    (moduleResolution) => {
      const module =
        moduleResolution === ts.ModuleResolutionKind.Bundler ? ts.ModuleKind.ESNext : ts.ModuleKind.NodeNext
      const lib = ['lib.es2023.d.ts', 'lib.dom.d.ts']
      const declarations = files.filter((file) => file.endsWith('.d.ts')).map((file) => `${DIST}/${file}`)
      const program = ts.createProgram(declarations, {
        module,
        moduleResolution,
        lib,
        types: [],
        strict: true,
        noEmit: true,
      })
      const messages = declarations
        .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      expect(messages).toEqual([])
    },
  )
})

describe('what is built', () => {
  it('has the files that package.json promises', () => {
    const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as { exports: Record<string, unknown> }
    const promised = [...JSON.stringify(exports).matchAll(/\.\/dist\/([^"]+)/g)].map(([, file = '']) => file)
    const fits = (pattern: string) => files.some((file) => new RegExp(`^${pattern.replace('*', '\\d{4}')}$`).test(file))
    expect(promised.filter((file) => !fits(file))).toEqual([])
  })

  it('makes no code out of text', () => {
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(scripts.filter((file) => /\bnew Function\b|\bFunction\(|\beval\(/.test(read(file)))).toEqual([])
  })

  it('names no folder of a machine and no package registry', () => {
    expect(files.filter((file) => machineTextIn(read(file)) !== undefined)).toEqual([])
  })
})
