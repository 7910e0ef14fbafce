import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodeResolve from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import { rollup, type OutputChunk } from 'rollup'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

import { toSchema, type Schema } from '../../adapters/schema'
import { financieringsOpzetShape, NORMJAREN, verzoekCodec, type Meeteenheid } from '../../domain'
import { brotliSize } from '../support/bundle'
import { ROOT } from '../support/root'
import { hoversOf } from './hovers'
import { emptyProject, install, pack } from './pakketten'

const KB = 1000

let project = ''

/** A clean project with the main package, and the examples that need no bundler. */
beforeAll(() => {
  project = emptyProject()
  install(
    project,
    pack(mkdtempSync(join(tmpdir(), 'tarballs-'))).filter(({ name }) => name === 'hypotheek-orientatie'),
  )
  for (const voorbeeld of ['node', 'typescript'])
    cpSync(`${ROOT}/tests/channels/voorbeelden/${voorbeeld}`, join(project, voorbeeld), { recursive: true })
})

it('a script of Node calculates', () => {
  const uit = execFileSync(process.execPath, [join(project, 'node/bereken.mjs')], { encoding: 'utf8' })
  expect(Number(uit)).toBeGreaterThan(200_000)
})

it.each([
  ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ['node16', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
])('a strict TypeScript project compiles (%s), and wrong use does not', (_name, module, moduleResolution) => {
  const program = ts.createProgram([join(project, 'typescript/bereken.ts')], {
    module,
    moduleResolution,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  })
  const messages = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  expect(messages).toEqual([])
})

/** What an editor says of a number, by what its codec counts in. */
const UNITS: Readonly<Record<Meeteenheid, RegExp>> = {
  euro: /\bEuro(?! a )\b/,
  'euro per maand': /\bEuro a month\b/,
  'euro per jaar': /\bEuro a year\b/,
  'procent per jaar': /\bPercent a year\b/,
  'procent per jaar, per aantal maanden': /\bPercent a year\b.* months\b/,
  maanden: /\bmonths\b/,
  'jaar van de normen': /\byear of the norms\b/,
}

type Veld = readonly [place: string, schema: Schema]

/** Every field that a schema describes, at whatever depth, as an expression that leads to it. */
const fieldsOf = ({ properties = {}, items }: Schema, place: string): readonly Veld[] => [
  ...(items === undefined ? [] : fieldsOf(items as Schema, `${place}[0]!`)),
  ...Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([name, schema]): readonly Veld[] => [
    [`${place}.${name}`, schema],
    ...fieldsOf(schema, `${place}.${name}${'properties' in schema ? '!' : ''}`),
  ]),
]

const isNumber = ({ type }: Schema): boolean => ['number', 'integer'].includes(String([type].flat()[0]))

describe('what an editor shows of a field', () => {
  const fields = [
    ...fieldsOf(toSchema(verzoekCodec), 'verzoek'),
    ...fieldsOf(toSchema(financieringsOpzetShape), 'opzet'),
  ]
  let hovers: ReadonlyMap<string, string> = new Map()

  beforeAll(() => {
    const types = `import type { FinancieringsOpzet, FinancieringsOpzetVerzoek } from 'hypotheek-orientatie/domain'`
    const values = `declare const verzoek: FinancieringsOpzetVerzoek, opzet: FinancieringsOpzet`
    hovers = hoversOf(
      project,
      `${types}\n${values}`,
      fields.map(([place]) => place),
    )
  })

  it.each(fields)('%s: what it is, a number in its unit', (place, schema) => {
    const unit = UNITS[schema['description'] as Meeteenheid]
    expect(hovers.get(place)).toMatch(isNumber(schema) ? unit : /\w/)
  })
})

/** What a bundler makes of this code, and of which files. */
const bundled = async (code: string): Promise<OutputChunk> => {
  const entry = join(project, 'hoofd.js')
  const bundle = await rollup({
    input: entry,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', load: (id) => (id === entry ? code : undefined), resolveId: (id) => (id === entry ? id : null) },
      nodeResolve({ browser: true }),
      terser({ module: true }),
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  return output[0]
}

describe('who imports a part gets that part', () => {
  it('changing an answer alone takes at most 6 kB', async () => {
    const { code } = await bundled(`export { wijzig } from 'hypotheek-orientatie/domain'`)
    const size = brotliSize(Buffer.from(code))
    console.log(`${(size / KB).toFixed(1).padStart(6)} kB  wijzig alone (brotli 11)`)
    expect(size).toBeLessThanOrEqual(6 * KB)
  })

  it('the words, and the rules of what is asked that they need, take at most 20 kB', async () => {
    const { code } = await bundled(`export * from 'hypotheek-orientatie/tekst'`)
    const size = brotliSize(Buffer.from(code))
    console.log(`${(size / KB).toFixed(1).padStart(6)} kB  the words (brotli 11)`)
    expect(size).toBeLessThanOrEqual(20 * KB)
    expect(code).not.toMatch(/\bfrom\s*["']react/)
  })

  it.each(NORMJAREN)('the norms of %i bring no other year', async (jaar) => {
    const { code, modules } = await bundled(`export * from 'hypotheek-orientatie/domain/normen/${jaar}'`)
    const jaren = Object.entries(modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .flatMap(([id]) => /normen(\d{4})\.js$/.exec(id)?.[1] ?? [])
    console.log(`${(brotliSize(Buffer.from(code)) / KB).toFixed(1).padStart(6)} kB  norms of ${jaar} (brotli 11)`)
    expect(jaren).toEqual([String(jaar)])
  })
})
