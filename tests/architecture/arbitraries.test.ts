import ts from 'typescript'
import { expect, it } from 'vitest'

import { checker, DEUREN, exportsVan } from './deuren'

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
