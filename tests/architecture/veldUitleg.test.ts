import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { checker, DEUREN, exportsVan } from './deuren'

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
