import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'

/** Where an editor shows a field, and what a field is in. */
const BEKEKEN = [
  ['domain/index.ts', 'FinancieringsOpzetVerzoek'],
  ['domain/index.ts', 'FinancieringsOpzetMetOnderpand'],
  ['domain/index.ts', 'Normen'],
  ['domain/index.ts', 'Rekenkader'],
  ['adapters/element/index.ts', 'HypotheekOrientatieEigenschappen'],
] as const

const program = ts.createProgram([...new Set(BEKEKEN.map(([bestand]) => `${ROOT}/${bestand}`))], {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
})
const checker = program.getTypeChecker()

const typeVan = (bestand: string, naam: string): ts.Type => {
  const source = program.getSourceFile(`${ROOT}/${bestand}`)
  const module = source && checker.getSymbolAtLocation(source)
  const gevonden = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === naam)
  if (gevonden === undefined) throw new Error(`${bestand} has no ${naam}`)
  const echt = gevonden.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(gevonden) : gevonden
  return checker.getDeclaredTypeOfSymbol(echt)
}

/** Is this field declared by name in a source of ours, rather than by a language or a package? */
const isEigen = (veld: ts.Symbol): boolean =>
  veld.declarations?.some((declaratie) => !declaratie.getSourceFile().fileName.includes('/node_modules/')) === true

/** Every field of a type without a word of explanation, by its path; also the fields of its parts. */
const onverklaard = (type: ts.Type, pad: string, gezien = new Set<ts.Type>()): readonly string[] => {
  const soorten = type.isUnionOrIntersection() && type.isUnion() ? type.types : [type]
  return soorten.flatMap((soort) => {
    const deel = checker.getIndexTypeOfType(soort, ts.IndexKind.Number) ?? soort
    if (gezien.has(deel) || !(deel.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return []
    gezien.add(deel)
    return checker
      .getPropertiesOfType(deel)
      .filter(isEigen)
      .flatMap((veld) => {
        const hier = `${pad}.${veld.name}`
        const zonder = veld.getDocumentationComment(checker).length === 0 ? [hier] : []
        return [...zonder, ...onverklaard(checker.getTypeOfSymbol(veld), hier, gezien)]
      })
  })
}

describe('every public field says in the editor what it is', () => {
  it.each(BEKEKEN)('of %s: %s', (bestand, naam) => {
    expect(onverklaard(typeVan(bestand, naam), naam)).toEqual([])
  })
})
