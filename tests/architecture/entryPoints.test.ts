import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'

/** By entry point, the source file of each entry point whose source is not `<entry point>/index.ts`. */
const OTHER_SOURCES: Readonly<Record<string, string>> = {
  '.': 'adapters/element/index.ts',
  './audit': 'adapters/audit/index.ts',
  './conformance': 'adapters/conformance/index.ts',
  './react': 'adapters/element/react/index.ts',
  './tekst': 'ui/tekst/index.ts',
  './testing': 'adapters/testing/index.ts',
  './testing/stub': 'adapters/element/stub/index.ts',
  './vue': 'adapters/element/vue.ts',
}

const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>
}

/** Each entry point of the package that has types, followed by the path of its source file. */
const ENTRY_POINTS = Object.entries(exports).flatMap(([entryPoint, inhoud]): readonly (readonly [string, string])[] =>
  typeof inhoud === 'string'
    ? []
    : [[entryPoint, OTHER_SOURCES[entryPoint] ?? `${entryPoint.slice(2).replace('*', '2026')}/index.ts`]],
)

const program = ts.createProgram(
  ENTRY_POINTS.map(([, bestand]) => `${ROOT}/${bestand}`),
  {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
  },
)
/** Resolves the types of the exports of all entry points. */
const checker = program.getTypeChecker()

/**
 * Returns every export of the entry point with this source file. An alias is replaced by the symbol that it stands for.
 */
const exportsVan = (bestand: string): readonly ts.Symbol[] => {
  const source = program.getSourceFile(`${ROOT}/${bestand}`)
  const module = source && checker.getSymbolAtLocation(source)
  const gevonden = module ? checker.getExportsOfModule(module) : []
  return gevonden.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
}

/** Fields whose value names the variant of a union. They need no docstring, because the value explains itself. */
const BENOEMEN: readonly string[] = ['_tag', 'soort']

/** Whether this field is declared in our own sources, not in those of the language or a package. */
const isEigen = (veld: ts.Symbol): boolean =>
  veld.declarations?.some((declaratie) => !declaratie.getSourceFile().fileName.includes('/node_modules/')) === true

const isVerklaard = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0

/** Words that a docstring may contain instead of a unit, for a number that counts or identifies something. */
const NAMEN = 'number|unit|bound|buyer|place'

/** Matches a docstring that gives the unit of a number. */
const MET_EENHEID = new RegExp(
  String.raw`\b(?:euros?|percent\w*|share|factor|months?|years?|milliseconds|steps?|decimals|status|${NAMEN})\b`,
  'i',
)

/** Whether this type is a number, possibly optional. */
const isGetal = (type: ts.Type): boolean => {
  const echt = checker.getNonNullableType(type)
  return (echt.isUnion() ? echt.types : [echt]).every(({ flags }) => flags & ts.TypeFlags.NumberLike)
}

/** Returns what a field's docstring lacks: an explanation, or the unit of a number; undefined if nothing is missing. */
const gebrek = (veld: ts.Symbol, type: ts.Type): string | undefined => {
  if (BENOEMEN.includes(veld.name)) return undefined
  const uitleg = ts.displayPartsToString(veld.getDocumentationComment(checker))
  if (uitleg === '') return 'no explanation'
  return isGetal(type) && !MET_EENHEID.test(uitleg) ? 'no unit' : undefined
}

/** Returns the path of each field whose docstring is incomplete, followed by what is missing; also of nested fields. */
const onverklaard = (type: ts.Type, pad: string, gezien = new Set<ts.Type>()): readonly string[] => {
  const soorten = type.isUnion() ? type.types : [type]
  return soorten.flatMap((soort) => {
    const deel = checker.getIndexTypeOfType(soort, ts.IndexKind.Number) ?? soort
    if (gezien.has(deel) || !(deel.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return []
    gezien.add(deel)
    return checker
      .getPropertiesOfType(deel)
      .filter(isEigen)
      .flatMap((veld) => {
        const hier = `${pad}.${veld.name}`
        const soortVeld = checker.getTypeOfSymbol(veld)
        const mist = gebrek(veld, soortVeld)
        return [...(mist === undefined ? [] : [`${hier}: ${mist}`]), ...onverklaard(soortVeld, hier, gezien)]
      })
  })
}

const TYPES = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias

describe.each(ENTRY_POINTS)('the docstrings of %s', (_, bestand) => {
  const gevonden = exportsVan(bestand)

  it(`every export of ${bestand} has a docstring`, () => {
    expect(gevonden.filter((symbol) => !isVerklaard(symbol)).map(({ name }) => name)).toEqual([])
  })

  it(`every field in the types of ${bestand} has a docstring, and every number states its unit`, () => {
    const gezien = new Set<ts.Type>()
    const velden = gevonden
      .filter(({ flags }) => flags & TYPES)
      .flatMap((symbol) => onverklaard(checker.getDeclaredTypeOfSymbol(symbol), symbol.name, gezien))
    expect(velden).toEqual([])
  })
})

it('every line of domain/index.ts re-exports a whole folder or file, which the handbook uses as a chapter', () => {
  const regels = readFileSync(`${ROOT}/domain/index.ts`, 'utf8').trim().split('\n')
  expect(regels.filter((regel) => !/^export \* from '\.\/[\w/]+'$/.test(regel))).toEqual([])
})

const TESTEN = './testing'
const GEGEVENS = ENTRY_POINTS.filter(([entryPoint]) => /^\.\/(?:domain|application)/.test(entryPoint))

/** Types that generated values lack, wholly or in some variants. The test below skips these types. */
const NERGENS: readonly string[] = [
  /** Selects a norm table or tax brackets: below AOW age, or from AOW age. */
  'Leeftijdsgroep',
  /** Includes `NotSet`, which counts as a missing brand. */
  'Label',
  /** `Meeteenheid` describes a codec, and `Stapplek` describes a step of the calculation. */
  'Meeteenheid',
  'Stapplek',
]

const isObject = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0

/** Returns every type that a value of this type can contain. */
const delenVan = (type: ts.Type, gezien = new Set<ts.Type>()): ReadonlySet<ts.Type> => {
  if (gezien.has(type)) return gezien
  gezien.add(type)
  if (type.isUnion()) for (const soort of type.types) delenVan(soort, gezien)
  else if (isObject(type)) {
    const rij = checker.getIndexTypeOfType(type, ts.IndexKind.Number)
    const waarden = checker.getIndexTypeOfType(type, ts.IndexKind.String)
    const velden = rij ? [] : checker.getPropertiesOfType(type).map((veld) => checker.getTypeOfSymbol(veld))
    for (const deel of [rij, waarden, ...velden]) if (deel) delenVan(deel, gezien)
  }
  return gezien
}

/** Returns the type that a generator, or a function that creates one, generates; an empty list for other exports. */
const gegenereerd = (symbol: ts.Symbol): readonly ts.Type[] => {
  const type = checker.getTypeOfSymbol(symbol)
  const [maker] = type.getCallSignatures()
  const generator = maker ? maker.getReturnType() : type
  return generator.getSymbol()?.name === 'Arbitrary' ? checker.getTypeArguments(generator as ts.TypeReference) : []
}

const testen = ENTRY_POINTS.filter(([entryPoint]) => entryPoint === TESTEN).flatMap(([, bestand]) =>
  exportsVan(bestand),
)
const delen = new Set(testen.flatMap(gegenereerd).flatMap((type) => [...delenVan(type)]))

/** Whether the generators cover each variant of this type. */
const isGemaakt = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).every((soort) =>
    [...delen].some((deel) => checker.isTypeAssignableTo(deel, soort)),
  )

/** Whether a type has type parameters. The test skips such a type, and checks the types that use it. */
const isGeneriek = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some(
    (declaratie) =>
      (ts.isInterfaceDeclaration(declaratie) || ts.isTypeAliasDeclaration(declaratie)) &&
      declaratie.typeParameters !== undefined,
  ) === true

/** Whether a type contains a function or a stream. Such a type is not data, so the test skips it. */
const doetIets = (type: ts.Type): boolean => [...delenVan(type)].some((deel) => deel.getCallSignatures().length > 0)

it.each(GEGEVENS)('hypotheek-orientatie/testing can generate the data types of %s', (_, bestand) => {
  const zonder = exportsVan(bestand)
    .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
    .filter((symbol) => !isGeneriek(symbol) && !NERGENS.includes(symbol.name))
    .map((symbol) => ({ naam: symbol.name, type: checker.getDeclaredTypeOfSymbol(symbol) }))
    .filter(({ type }) => !doetIets(type) && !isGemaakt(type))
  expect(zonder.map(({ naam }) => naam)).toEqual([])
})
