import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { complaintsAbout } from '../support/complaintsAbout'
import { ROOT } from '../support/root'

/** The entry points whose functions need an example. `testing` is left out: only property tests call its generators. */
const ENTRY_POINTS = [
  'domain',
  'domain/orientatie',
  'domain/invoer',
  'domain/geld',
  'domain/uitleg',
  'domain/vergelijking',
  'domain/bewijs',
  'domain/codec',
  'application',
  'application/uitleg',
  'application/vergelijking',
  'application/bewijs',
  'adapters',
  'tekst',
  'conformance',
]

/** Functions without an example, because they need a host page, a service or the streams of a process. */
const NEEDS_SURROUNDINGS = ['createAnalytics', 'createHttpBerekening', 'run']

const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, { readonly types: string }>>
}

const typesOf = (entryPoint: string): string => `${ROOT}/${exports[`./${entryPoint}`]?.types}`

const program = ts.createProgram(ENTRY_POINTS.map(typesOf), { skipLibCheck: true })
const checker = program.getTypeChecker()

/** Returns the constants and functions that an entry point exports, each with the symbol of its declaration. */
const valuesOf = (entryPoint: string): readonly (readonly [name: string, symbol: ts.Symbol])[] => {
  const source = program.getSourceFile(typesOf(entryPoint))
  const symbol = source && checker.getSymbolAtLocation(source)
  return (symbol ? checker.getExportsOfModule(symbol) : [])
    .map((value) => [value.name, value.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(value) : value] as const)
    .filter(([, value]) => value.valueDeclaration)
}

/** The entry point from which to import each name: the first of `ENTRY_POINTS` that exports the name. */
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
  ...['financieringsOpzet', 'grond', 'kader', 'momentopname', 'orientatie', 'verzoek'].map(
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

/** Matches an example that destructures an outcome without checking `_tag`, which TypeScript refuses. */
const UNCHECKED = /^(const \{ (?:right|left)(?:: \w+)? \}) = (.+)$/gm

/** Declares the function that gives an outcome both `left` and `right`, so that an unchecked example compiles. */
const WITH_BOTH_FIELDS =
  "declare const withBoth: <E, A>(outcome: import('fp-ts/Either').Either<E, A>) => { left: E; right: A }\n"

const valuesShownBy = (program: string): readonly string[] =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', `import { inspect } from 'node:util'\n${program}`], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .replaceAll('\u00a0', ' ')
    .trimEnd()
    .split('\n')

it.each(ENTRY_POINTS)('each function of %s has an example that shows a value', (entryPoint) => {
  const without = functionsOf(entryPoint).filter(([, symbol]) => !exampleOf(symbol)?.match(SHOWN))
  expect(without.map(([name]) => name).filter((name) => !NEEDS_SURROUNDINGS.includes(name))).toEqual([])
})

describe('the examples of all docstrings', () => {
  const examples = ENTRY_POINTS.flatMap(functionsOf).flatMap(([, symbol]) => exampleOf(symbol) ?? [])

  it('the examples compile against the built types', () => {
    const code = programOf(examples).replaceAll(UNCHECKED, '$1 = withBoth($2)').replaceAll(VALUES, `../../${VALUES}`)
    // Not strict: an example does not check for `undefined`.
    expect(complaintsAbout(WITH_BOTH_FIELDS + code, { strict: false })).toEqual([])
  })

  it('the examples give the values in their comments', () => {
    const shown = examples.flatMap((example) => [...example.matchAll(SHOWN)])
    const program = programOf(examples).replaceAll(
      SHOWN,
      'console.log(inspect($1, { depth: 5, breakLength: Infinity, compact: true }))',
    )
    const withActualValues = valuesShownBy(program).map((value, index) => `${shown[index]?.[1]} // ${value}`)
    expect(withActualValues).toEqual(shown.map(([, expression, value]) => `${expression} // ${value}`))
  })
})
