import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'

/** The source of each door that is no folder of its own name. */
const ELDERS: Readonly<Record<string, string>> = {
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

/** Every door of the package that has types, with its source. */
const DEUREN = Object.entries(exports).flatMap(([deur, inhoud]): readonly (readonly [string, string])[] =>
  typeof inhoud === 'string' ? [] : [[deur, ELDERS[deur] ?? `${deur.slice(2).replace('*', '2026')}/index.ts`]],
)

const program = ts.createProgram(
  DEUREN.map(([, bestand]) => `${ROOT}/${bestand}`),
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
/** Says of what type a thing of the doors is. */
const checker = program.getTypeChecker()

/** Everything that a door exports, by its own name. */
const exportsVan = (bestand: string): readonly ts.Symbol[] => {
  const source = program.getSourceFile(`${ROOT}/${bestand}`)
  const module = source && checker.getSymbolAtLocation(source)
  const gevonden = module ? checker.getExportsOfModule(module) : []
  return gevonden.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
}

/** What names a variant of a union says with its own value what it is. */
const BENOEMEN: readonly string[] = ['_tag', 'soort']

/** Is this field declared by name in a source of ours, rather than by a language or a package? */
const isEigen = (veld: ts.Symbol): boolean =>
  veld.declarations?.some((declaratie) => !declaratie.getSourceFile().fileName.includes('/node_modules/')) === true

const isVerklaard = (symbol: ts.Symbol): boolean => symbol.getDocumentationComment(checker).length > 0

/** What is counted in the unit of something else, or is no amount at all. */
const NAMEN = 'number|unit|bound|buyer|place'

/** A number is an amount with its unit and period, or counts something that is named. */
const MET_EENHEID = new RegExp(
  String.raw`\b(?:euros?|percent\w*|share|factor|months?|years?|milliseconds|steps?|decimals|status|${NAMEN})\b`,
  'i',
)

/** Is it a number, or perhaps none? */
const isGetal = (type: ts.Type): boolean => {
  const echt = checker.getNonNullableType(type)
  return (echt.isUnion() ? echt.types : [echt]).every(({ flags }) => flags & ts.TypeFlags.NumberLike)
}

/** What is missing beside a field: a word of explanation, or of a number its unit. */
const gebrek = (veld: ts.Symbol, type: ts.Type): string | undefined => {
  if (BENOEMEN.includes(veld.name)) return undefined
  const uitleg = ts.displayPartsToString(veld.getDocumentationComment(checker))
  if (uitleg === '') return 'no explanation'
  return isGetal(type) && !MET_EENHEID.test(uitleg) ? 'no unit' : undefined
}

/** Every field of a type without a word of explanation, by its path; also the fields of its parts. */
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

describe.each(DEUREN)('what an editor shows of %s', (_, bestand) => {
  const gevonden = exportsVan(bestand)

  it('says of every export what it is', () => {
    expect(gevonden.filter((symbol) => !isVerklaard(symbol)).map(({ name }) => name)).toEqual([])
  })

  it('says of every field what it is: a number with its unit', () => {
    const gezien = new Set<ts.Type>()
    const velden = gevonden
      .filter(({ flags }) => flags & TYPES)
      .flatMap((symbol) => onverklaard(checker.getDeclaredTypeOfSymbol(symbol), symbol.name, gezien))
    expect(velden).toEqual([])
  })
})

it('/domain hands on whole subjects, by which the handbook lists what it exports', () => {
  const regels = readFileSync(`${ROOT}/domain/index.ts`, 'utf8').trim().split('\n')
  expect(regels.filter((regel) => !/^export \* from '\.\/[\w/]+'$/.test(regel))).toEqual([])
})

const TESTEN = './testing'
const GEGEVENS = DEUREN.filter(([deur]) => /^\.\/(?:domain|application)/.test(deur))

/** What stands in no value by itself. */
const NERGENS: readonly string[] = [
  /** The names of the two halves of a table. */
  'Leeftijdsgroep',
  /** Also `NotSet`, which counts as missing. */
  'Label',
  /** What is told of a codec, and of a step. */
  'Meeteenheid',
  'Stapplek',
]

const isObject = ({ flags }: ts.Type): boolean => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0

/** Every type that can be found in a value of this type. */
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

/** What a generator, or the function that makes one, generates. */
const gegenereerd = (symbol: ts.Symbol): readonly ts.Type[] => {
  const type = checker.getTypeOfSymbol(symbol)
  const [maker] = type.getCallSignatures()
  const generator = maker ? maker.getReturnType() : type
  return generator.getSymbol()?.name === 'Arbitrary' ? checker.getTypeArguments(generator as ts.TypeReference) : []
}

const testen = DEUREN.filter(([deur]) => deur === TESTEN).flatMap(([, bestand]) => exportsVan(bestand))
const delen = new Set(testen.flatMap(gegenereerd).flatMap((type) => [...delenVan(type)]))

/** Is there a generated value for each of its variants? */
const isGemaakt = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).every((soort) =>
    [...delen].some((deel) => checker.isTypeAssignableTo(deel, soort)),
  )

/** A type with parameters is found with those filled in. */
const isGeneriek = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some(
    (declaratie) =>
      (ts.isInterfaceDeclaration(declaratie) || ts.isTypeAliasDeclaration(declaratie)) &&
      declaratie.typeParameters !== undefined,
  ) === true

/** Does it hold a function or a stream: is it something that works, and no data? */
const doetIets = (type: ts.Type): boolean => [...delenVan(type)].some((deel) => deel.getCallSignatures().length > 0)

it.each(GEGEVENS)('every type of %s can be generated for the tests of others', (_, bestand) => {
  const zonder = exportsVan(bestand)
    .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
    .filter((symbol) => !isGeneriek(symbol) && !NERGENS.includes(symbol.name))
    .map((symbol) => ({ naam: symbol.name, type: checker.getDeclaredTypeOfSymbol(symbol) }))
    .filter(({ type }) => !doetIets(type) && !isGemaakt(type))
  expect(zonder.map(({ naam }) => naam)).toEqual([])
})
