import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

import { toSchema, type Schema } from '../../adapters/schema'
import { financieringsOpzetShape, NORMJAREN, verzoekCodec } from '../../domain'
import type { Meeteenheid } from '../../domain/codec'
import { ROOT } from '../support/root'
import { KB, sizeTable } from '../support/sizeTable'
import { bundled, BUNDLERS, filesByEsbuild } from './bundleCode'
import { emptyProject, install, pack } from './pakketten'
import { STRICT } from './snapshots/apiReport'

let project = ''

/** Creates a clean project with the main package and the examples for Node and TypeScript. */
beforeAll(() => {
  project = emptyProject()
  install(
    project,
    pack(mkdtempSync(join(tmpdir(), 'tarballs-'))).filter(({ name }) => name === 'hypotheek-orientatie'),
  )
  for (const voorbeeld of ['node', 'typescript'])
    cpSync(`${ROOT}/tests/channels/voorbeelden/${voorbeeld}`, join(project, voorbeeld), { recursive: true })
})

it('a Node script calculates with the installed package', () => {
  const uit = execFileSync(process.execPath, [join(project, 'node/bereken.mjs')], { encoding: 'utf8' })
  expect(Number(uit)).toBeGreaterThan(200_000)
})

it('the installed command writes a CSV template and calculates it, without further packages', () => {
  const command = join(project, 'node_modules/hypotheek-orientatie/dist/command.js')
  const run = (input: string, ...words: readonly string[]): string =>
    execFileSync(process.execPath, [command, 'bereken', ...words], { encoding: 'utf8', input })
  const resultaten = run(run('', '--sjabloon'), '--normjaar', '2026', '--invoer', 'csv')
  expect(resultaten.trim().split('\r\n')).toHaveLength(2)
})

const EXACT: ts.CompilerOptions = { ...STRICT, exactOptionalPropertyTypes: true }

it.each([
  ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ['node16', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
])('a strict TypeScript project with %s resolution compiles; misuse does not', (_name, module, moduleResolution) => {
  const program = ts.createProgram([join(project, 'typescript/bereken.ts')], { ...EXACT, module, moduleResolution })
  const messages = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  expect(messages).toEqual([])
})

/** For each unit of a codec, the pattern that the docstring of a number in that unit must match. */
const UNITS: Readonly<Record<Meeteenheid, RegExp>> = {
  euro: /\bEuro(?! a )\b/,
  'euro per maand': /\bEuro a month\b/,
  'euro per jaar': /\bEuro a year\b/,
  'procent per jaar': /\bPercent a year\b/,
  'procent per jaar, per aantal maanden': /\bPercent a year\b.* months\b/,
  maanden: /\bmonths\b/,
  'jaar van de normen': /\byear of the norms\b/,
}

const isNumber = ({ type }: Schema): boolean => ['number', 'integer'].includes(String([type].flat()[0]))

/** Returns the fields of a schema, at any depth, whose docstring lacks an explanation or the unit of a number. */
const unclearIn = ({ properties = {}, items }: Schema, type: ts.Type, checker: ts.TypeChecker): readonly string[] => {
  const ofItem = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
  if (items !== undefined && ofItem !== undefined) return unclearIn(items as Schema, ofItem, checker)
  return Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([name, schema]) => {
    const field = checker.getPropertyOfType(type, name)
    if (field === undefined) return [`${name}: is not in the type`]
    const shown = ts.displayPartsToString(field.getDocumentationComment(checker))
    const expected = isNumber(schema) ? UNITS[schema['description'] as Meeteenheid] : /\w/
    const inside = unclearIn(schema, checker.getNonNullableType(checker.getTypeOfSymbol(field)), checker)
    return [...(expected.test(shown) ? [] : [`${name}: ${shown}`]), ...inside.map((one) => `${name}.${one}`)]
  })
}

describe('the docstrings of the fields', () => {
  const SCHEMAS = {
    FinancieringsOpzetVerzoek: toSchema(verzoekCodec),
    FinancieringsOpzet: toSchema(financieringsOpzetShape),
  }
  let checker: ts.TypeChecker
  let exported: readonly ts.Symbol[] = []

  beforeAll(() => {
    const file = join(project, 'records.ts')
    writeFileSync(file, `export type { ${Object.keys(SCHEMAS).join(', ')} } from 'hypotheek-orientatie/domain'`)
    const program = ts.createProgram([file], EXACT)
    checker = program.getTypeChecker()
    const source = program.getSourceFile(file) ?? expect.fail('there is no source')
    exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source) ?? expect.fail('it exports nothing'))
  })

  it.each(Object.entries(SCHEMAS))(
    'the docstrings of %s explain every field and give the unit of every number',
    (record, schema) => {
      const symbol = exported.find(({ name }) => name === record) ?? expect.fail(`no ${record}`)
      const type = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(symbol))
      expect(unclearIn(schema, type, checker)).toEqual([])
    },
  )
})

/**
 * For each bundler, the largest minified size in kB of a bundle with all exports of one entry point. Esbuild removes
 * less of io-ts than Rollup. Left out are `conformance`, which reads a file, and the entry points for pages
 * and tests.
 */
const ENTRY_POINTS = [
  { entryPoint: 'domain', Rollup: 134, esbuild: 136 },
  { entryPoint: 'domain/orientatie', Rollup: 24.0, esbuild: 25.6 },
  { entryPoint: 'domain/invoer', Rollup: 21.6, esbuild: 23.3 },
  { entryPoint: 'domain/geld', Rollup: 11.2, esbuild: 12.8 },
  { entryPoint: 'domain/uitleg', Rollup: 116, esbuild: 119 },
  { entryPoint: 'domain/vergelijking', Rollup: 61.9, esbuild: 62.9 },
  { entryPoint: 'domain/bewijs', Rollup: 66.9, esbuild: 67.9 },
  { entryPoint: 'domain/codec', Rollup: 12.9, esbuild: 13.5 },
  { entryPoint: 'application', Rollup: 96.2, esbuild: 99.0 },
  { entryPoint: 'application/uitleg', Rollup: 127, esbuild: 129 },
  { entryPoint: 'application/vergelijking', Rollup: 64.9, esbuild: 66.0 },
  { entryPoint: 'application/bewijs', Rollup: 62.3, esbuild: 63.5 },
  { entryPoint: 'adapters', Rollup: 67.8, esbuild: 69.8 },
  { entryPoint: 'tekst', Rollup: 34.3, esbuild: 36.2 },
  { entryPoint: 'domain/normen/2025', Rollup: 25.6, esbuild: 25.5 },
  { entryPoint: 'domain/normen/2026', Rollup: 28.9, esbuild: 28.8 },
]

const expectWithin = sizeTable('bundles of the installed package (minified)')

/** Code that calculates with the norms of one year, as a page or a service that needs no more. */
const ONE_YEAR = `
  export { toBerekening } from 'hypotheek-orientatie/domain'
  export { normen2026 } from 'hypotheek-orientatie/domain/normen/2026'
`

it.each([
  ['Rollup', 80.8],
  ['esbuild', 81.6],
  ['webpack', 79.7],
] as const)('a %s bundle of toBerekening with one year is within its size budget', async (bundler, budget) => {
  const size = Buffer.byteLength(await BUNDLERS[bundler](project, ONE_YEAR))
  expectWithin(`toBerekening with 2026, by ${bundler}`, size, budget * KB)
})

describe.each(['Rollup', 'esbuild'] as const)('bundles by %s', (bundler) => {
  const sizeOf = async (code: string): Promise<number> => Buffer.byteLength(await BUNDLERS[bundler](project, code))

  it(`a ${bundler} bundle of wijzig alone is within its size budget`, async () => {
    const size = await sizeOf(`export { wijzig } from 'hypotheek-orientatie/domain'`)
    expectWithin(`wijzig alone, by ${bundler}`, size, 3.8 * KB)
  })

  it.each(ENTRY_POINTS)(
    `a ${bundler} bundle of all of $entryPoint is within its size budget`,
    async ({ entryPoint, [bundler]: budget }) => {
      const size = await sizeOf(`export * from 'hypotheek-orientatie/${entryPoint}'`)
      expectWithin(`${entryPoint}, by ${bundler}`, size, budget * KB)
    },
  )
})

describe('the contents of a bundle', () => {
  it('esbuild splits the element into files of at most 500 kB each, none of which contains the audit', async () => {
    const code = `import 'hypotheek-orientatie'`
    const files = await filesByEsbuild(project, code, { splitting: true, outdir: join(project, 'dist') })
    const largest = Math.max(...files.map(({ contents }) => contents.byteLength))
    expectWithin('the largest file of the element, by esbuild', largest, 500 * KB)
    expect(files.filter(({ text }) => text.includes('axe')).map(({ path }) => path)).toEqual([])
  })

  it('a Rollup bundle of hypotheek-orientatie/tekst imports no React', async () => {
    const { code } = await bundled(project, `export * from 'hypotheek-orientatie/tekst'`)
    expect(code).not.toMatch(/\bfrom\s*["']react/)
  })

  it.each(NORMJAREN)('a Rollup bundle of the norms of %i contains no norms of another year', async (jaar) => {
    const { modules } = await bundled(project, `export * from 'hypotheek-orientatie/domain/normen/${jaar}'`)
    const jaren = Object.entries(modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .flatMap(([id]) => /normen(\d{4})\.js$/.exec(id)?.[1] ?? [])
    expect(jaren).toEqual([String(jaar)])
  })
})
