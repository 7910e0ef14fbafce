import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { complaintsAbout } from '../support/complaintsAbout'
import { ROOT } from '../support/root'

/** The entry points whose functions need an example. `testing` has generators, which only properties call. */
const ENTRY_POINTS = [
  'domain',
  'domain/orientatie',
  'domain/invoer',
  'domain/geld',
  'domain/uitleg',
  'domain/vergelijking',
  'domain/bewijs',
  'application',
  'application/uitleg',
  'application/vergelijking',
  'application/bewijs',
  'adapters',
  'tekst',
  'conformance',
]

/** Functions that need a host page, a service or the streams of a process. */
const NEEDS_SURROUNDINGS = ['createAnalytics', 'createHttpBerekening', 'run']

const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, { readonly types: string }>>
}

const typesOf = (entryPoint: string): string => `${ROOT}/${exports[`./${entryPoint}`]?.types}`

const program = ts.createProgram(ENTRY_POINTS.map(typesOf), { skipLibCheck: true })
const checker = program.getTypeChecker()

/** The constants and functions that an entry point exports, each as the symbol of its declaration. */
const valuesOf = (entryPoint: string): readonly (readonly [name: string, symbol: ts.Symbol])[] => {
  const source = program.getSourceFile(typesOf(entryPoint))
  const symbol = source && checker.getSymbolAtLocation(source)
  return (symbol ? checker.getExportsOfModule(symbol) : [])
    .map((value) => [value.name, value.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(value) : value] as const)
    .filter(([, value]) => value.valueDeclaration)
}

/** The entry point to import each name from: the first that exports it. */
const entryPointOf = new Map<string, string>()
for (const entryPoint of ENTRY_POINTS.toReversed())
  for (const [name] of valuesOf(entryPoint)) entryPointOf.set(name, entryPoint)

const functionsOf = (entryPoint: string): readonly (readonly [name: string, symbol: ts.Symbol])[] =>
  valuesOf(entryPoint).filter(
    ([name, value]) =>
      entryPointOf.get(name) === entryPoint && checker.getTypeOfSymbol(value).getCallSignatures().length > 0,
  )

const exampleOf = (symbol: ts.Symbol): string | undefined => {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'example')
  return tag && ts.displayPartsToString(tag.text)
}

/** Matches an expression of an example, and the expected value in the comment after it or on the next line. */
const SHOWN = /^(?!\/\/)(.+?)(?: |\n)\/\/ (.+)$/gm

const VALUES = './adapters/handboek/exampleValues.mjs'
const RXJS = ['filter', 'firstValueFrom', 'NEVER', 'of']

/** The module of each name that examples may use. */
const moduleOf = new Map([
  ...RXJS.map((name) => [name, 'rxjs'] as const),
  ...['financieringsOpzet', 'kader', 'middelen', 'momentopname', 'orientatie', 'verzoek'].map(
    (name) => [name, VALUES] as const,
  ),
  ...[...entryPointOf].map(([name, entryPoint]) => [name, `hypotheek-orientatie/${entryPoint}`] as const),
])

/** Returns one program of the examples, each in a block of its own, with the imports that they need. */
const programOf = (examples: readonly string[]): string => {
  const code = examples.map((example) => `{\n${example}\n}`).join('\n')
  const imports = [...moduleOf]
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(code))
    .map(([name, module]) => `import { ${name} } from '${module}'`)
  return [...imports, code].join('\n')
}

/**
 * Matches an outcome that an example takes apart without a check, as JavaScript allows and TypeScript refuses. The type
 * check makes such an outcome `any`. It still checks the arguments that lead to the outcome.
 */
const UNCHECKED = /^(const \{ (?:right|left)(?:: \w+)? \}) = (.+)$/gm

const valuesShownBy = (program: string): readonly string[] =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', `import { inspect } from 'node:util'\n${program}`], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .replaceAll('\u00a0', ' ')
    .trimEnd()
    .split('\n')

describe.each(ENTRY_POINTS)('the docstrings of hypotheek-orientatie/%s', (entryPoint) => {
  const functions = functionsOf(entryPoint)
  const examples = functions.flatMap(([, symbol]) => exampleOf(symbol) ?? [])

  it(`each function of ${entryPoint} has an example that shows a value`, () => {
    const without = functions.filter(([, symbol]) => !exampleOf(symbol)?.match(SHOWN)).map(([name]) => name)
    expect(without.filter((name) => !NEEDS_SURROUNDINGS.includes(name))).toEqual([])
  })

  it(`the examples of ${entryPoint} pass values that the types allow`, () => {
    const code = programOf(examples).replaceAll(UNCHECKED, '$1 = ($2) as any')
    expect(complaintsAbout(code.replaceAll(VALUES, `../../${VALUES}`), { strict: false })).toEqual([])
  })

  it(`the examples of ${entryPoint} show the values in their comments`, () => {
    const shown = examples.flatMap((example) => [...example.matchAll(SHOWN)])
    const program = programOf(examples).replaceAll(
      SHOWN,
      'console.log(inspect($1, { depth: 5, breakLength: Infinity, compact: true }))',
    )
    const withActualValues = valuesShownBy(program).map((value, index) => `${shown[index]?.[1]} // ${value}`)
    expect(withActualValues).toEqual(shown.map(([, expression, value]) => `${expression} // ${value}`))
  })
})
