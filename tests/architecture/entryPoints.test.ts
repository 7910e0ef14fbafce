import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'

/** The sources of entry points whose folder has another name. */
const OTHER_SOURCES: Readonly<Record<string, string>> = {
  '.': 'adapters/element/index.ts',
  './audit': 'adapters/audit/index.ts',
  './conformance': 'adapters/conformance/index.ts',
  './react': 'adapters/element/react/index.ts',
  './tekst': 'ui/tekst/index.ts',
  './testing': 'adapters/testing/index.ts',
  './vue': 'adapters/element/vue.ts',
}

const { exports } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>
}

/** Every entry point of the package with types, and its source file. */
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
/** Resolves the types of what the entry points export. */
const checker = program.getTypeChecker()

/** Returns every export of an entry point, resolved to its declaration. */
const exportsVan = (bestand: string): readonly ts.Symbol[] => {
  const source = program.getSourceFile(`${ROOT}/${bestand}`)
  const module = source && checker.getSymbolAtLocation(source)
  const gevonden = module ? checker.getExportsOfModule(module) : []
  return gevonden.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
}

/** Fields that name the variant of a union; their value explains itself. */
const BENOEMEN: readonly string[] = ['_tag', 'soort']

/** Whether this field is declared in our own sources, not by the language or a package. */
const isEigen = (veld: ts.Symbol): boolean =>
  veld.declarations?.some((declaratie) => !declaratie.getSourceFile().fileName.includes('/node_modules/')) === true

const isVerklaard = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0

/** Words for numbers that are counted in the unit of something else, or that are no amounts. */
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

/** Returns what the docstring of a field lacks: an explanation, or the unit of a number. */
const gebrek = (veld: ts.Symbol, type: ts.Type): string | undefined => {
  if (BENOEMEN.includes(veld.name)) return undefined
  const uitleg = ts.displayPartsToString(veld.getDocumentationComment(checker))
  if (uitleg === '') return 'no explanation'
  return isGetal(type) && !MET_EENHEID.test(uitleg) ? 'no unit' : undefined
}

/** Returns the paths of all fields without a complete docstring, also in nested types. */
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

  it('every export has a docstring', () => {
    expect(gevonden.filter((symbol) => !isVerklaard(symbol)).map(({ name }) => name)).toEqual([])
  })

  it('every field has a docstring, and every number states its unit', () => {
    const gezien = new Set<ts.Type>()
    const velden = gevonden
      .filter(({ flags }) => flags & TYPES)
      .flatMap((symbol) => onverklaard(checker.getDeclaredTypeOfSymbol(symbol), symbol.name, gezien))
    expect(velden).toEqual([])
  })
})

it('domain/index.ts re-exports whole folders, which the handbook uses as chapters', () => {
  const regels = readFileSync(`${ROOT}/domain/index.ts`, 'utf8').trim().split('\n')
  expect(regels.filter((regel) => !/^export \* from '\.\/[\w/]+'$/.test(regel))).toEqual([])
})

const TESTEN = './testing'
const GEGEVENS = ENTRY_POINTS.filter(([entryPoint]) => /^\.\/(?:domain|application)/.test(entryPoint))

/** Types that occur only inside other types, never as a value on their own. */
const NERGENS: readonly string[] = [
  /** The two halves of a table. */
  'Leeftijdsgroep',
  /** Includes `NotSet`, which counts as missing. */
  'Label',
  /** These describe a codec and a step. */
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

/** Returns the type of the values that a generator, or a function that creates one, generates. */
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

/** Whether a type has parameters; its instances are checked instead. */
const isGeneriek = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some(
    (declaratie) =>
      (ts.isInterfaceDeclaration(declaratie) || ts.isTypeAliasDeclaration(declaratie)) &&
      declaratie.typeParameters !== undefined,
  ) === true

/** Whether a type contains a function or a stream, so that it is not data. */
const doetIets = (type: ts.Type): boolean => [...delenVan(type)].some((deel) => deel.getCallSignatures().length > 0)

it.each(GEGEVENS)('hypotheek-orientatie/testing can generate every data type of %s', (_, bestand) => {
  const zonder = exportsVan(bestand)
    .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
    .filter((symbol) => !isGeneriek(symbol) && !NERGENS.includes(symbol.name))
    .map((symbol) => ({ naam: symbol.name, type: checker.getDeclaredTypeOfSymbol(symbol) }))
    .filter(({ type }) => !doetIets(type) && !isGemaakt(type))
  expect(zonder.map(({ naam }) => naam)).toEqual([])
})
