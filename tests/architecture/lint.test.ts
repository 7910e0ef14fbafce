import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import ts from 'typescript'
import { afterAll, expect, it } from 'vitest'

import { ROOT } from '../support/root'

/** Faults that the linter must find: the name and text of a file to lint, and the rule that must report the text. */
const faults = [
  ['domain/klok.ts', 'export const nu = (): Date => new Date()', 'own(time-from-the-klok)'],
  ['domain/nu.ts', 'export const nu = Date.now()', 'eslint(no-restricted-properties)'],
  ['application/kans.ts', 'export const kans = Math.random()', 'eslint(no-restricted-properties)'],
  ['domain/tekst.ts', 'export const tekst = JSON.stringify([])', 'eslint(no-restricted-properties)'],
  ['ui/tekst.ts', 'export const tekst = JSON.stringify([])', 'eslint(no-restricted-properties)'],
  ['domain/import.ts', "export { eq } from 'fp-ts/Eq'", 'eslint(no-restricted-imports)'],
  ['domain/geld/index.ts', "export * from './nu'", 'own(entry-points-by-name)'],
  ['adapters/index.ts', "export * from '../domain/nu'", 'own(entry-points-by-name)'],
  ['domain/codec.ts', 'export const jaNeeCodec = t.keyof({ ja: null, nee: null })', 'own(written-type)'],
  ['domain/namen.ts', 'export const namen = kort ? KORTE_NAMEN : LANGE_NAMEN', 'own(written-type)'],
  ['domain/elders.ts', 'const een = 1\nexport { een }', 'own(export-at-declaration)'],
  ['domain/type.ts', 'export type JaNee = t.TypeOf<typeof jaNeeCodec>', 'own(type-before-codec)'],
  [
    'domain/antwoord.ts',
    "export const toJaNee = (ja: boolean) => (ja ? 'ja' : 'nee')",
    'explicit-module-boundary-types',
  ],
  ['tests/een.test.ts', "it.only('is alone', undefined)", 'own(every-test-runs)'],
  ['tests/rij.test.ts', "it.skip.each([1])('is left out', undefined)", 'own(every-test-runs)'],
  ['tests/diep.test.ts', 'export const diep = fc.jsonValue()', 'own(random-depth-is-bounded)'],
  ['tests/groep.test.ts', "test.describe.only('are alone', undefined)", 'own(every-group-runs)'],
  ['ui/Soms.tsx', 'export const useSoms = (a: number) => { if (a > 1) useState() }', 'react-hooks(rules-of-hooks)'],
  ['ui/Ververst.tsx', 'export const useX = (a: number) => { useEffect(() => { zet(a) }, []) }', 'exhaustive-deps'],
  ['ui/los.ts', 'export const start = (wacht: () => Promise<void>) => { wacht() }', 'typescript(no-floating-promises)'],
  ['adapters/any.ts', 'export const alles = (x: any) => x', 'typescript(no-explicit-any)'],
  ['tests/soort.ts', "export const bedrag: number = 'tien'", 'typescript(TS2322)'],
  ['domain/scherm.ts', 'export const breedte = window.innerWidth', 'typescript(TS2304)'],
] as const

const BIN = `${ROOT}/node_modules/.bin`

/** Oxlint finds its type checker by `PATH`, on which only npm puts the folder with programs. */
const env = { ...process.env, PATH: [BIN, process.env['PATH']].join(delimiter) }

/** Oxlint exits with this status when it finds faults. */
const FAULTS_FOUND = 1

const folder = mkdtempSync(join(tmpdir(), 'lint-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/**
 * Writes each fault to its own file, in folders with the names and settings of this repository. Lints the files, and
 * returns the output, the exit status and the signal of the linter.
 */
const complaints = () => {
  const settings = (lib: readonly string[]): string =>
    JSON.stringify({ compilerOptions: { lib, types: [], strict: true, jsx: 'preserve', module: 'preserve' } })
  write('tsconfig.json', settings(['ES2023', 'DOM']))
  write('domain/tsconfig.json', settings(['ES2023']))
  for (const [file, text] of faults) write(file, `${text}\n`)
  const { status, signal, stdout, stderr } = spawnSync(
    `${BIN}/oxlint`,
    ['--config', `${ROOT}/tests/lint/oxlint.config.mjs`, '--format', 'unix', '.'],
    { cwd: folder, encoding: 'utf8', env },
  )
  return { end: { status, signal }, output: stdout + stderr }
}

it('the linter reports each fault by the rule meant for it', () => {
  const { end, output } = complaints()
  expect(end, output).toEqual({ status: FAULTS_FOUND, signal: null })
  const lines = output.split('\n')
  const unseen = faults.filter(
    ([file, , rule]) => !lines.some((line) => line.startsWith(`${file}:`) && line.includes(rule)),
  )
  expect(unseen, output).toEqual([])
})

const LANGUAGE = ['Map', 'Intl', 'Promise']
const OUTSIDE_WORLD = 'window document fetch localStorage console setTimeout process Buffer structuredClone'.split(' ')

/**
 * Returns which of these names the compiler does not know in a file of this folder, with the folder's tsconfig.json.
 */
const unknownNamesIn = (folder: string, names: readonly string[]): readonly string[] => {
  const probe = `${ROOT}/${folder}/probe.ts`
  const config = ts.getParsedCommandLineOfConfigFile(`${ROOT}/${folder}/tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  })
  if (config === undefined) throw new Error(`${folder} has no tsconfig.json`)
  const host = ts.createCompilerHost(config.options)
  const probeText = names.map((name) => `void ${name}`).join('\n')
  const program = ts.createProgram([`${ROOT}/${folder}/index.ts`, probe], config.options, {
    ...host,
    fileExists: (file) => file === probe || host.fileExists(file),
    getSourceFile: (file, options) =>
      file === probe ? ts.createSourceFile(file, probeText, options) : host.getSourceFile(file, options),
  })
  const CANNOT_FIND_NAME = [2304, 2580, 2584, 2591]
  return program
    .getSemanticDiagnostics(program.getSourceFile(probe))
    .filter(({ code }) => CANNOT_FIND_NAME.includes(code))
    .map(({ start = 0, length = 0 }) => probeText.slice(start, start + length))
}

it.each(['domain', 'application'])(
  'code in %s cannot use browser or Node globals, but can use those of the language',
  (folder) => {
    expect(unknownNamesIn(folder, [...LANGUAGE, ...OUTSIDE_WORLD])).toEqual(OUTSIDE_WORLD)
  },
)
