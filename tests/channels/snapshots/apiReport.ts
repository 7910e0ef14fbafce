import ts from 'typescript'

/** Compiler options of a strict project that uses a bundler. */
export const STRICT: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
}

const printer = ts.createPrinter({ removeComments: true })

/** Returns the whole statement for a constant, and the declaration itself for anything else. */
const wholeOf = (declaration: ts.Node): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration

/** Whether the symbol is a type of this package and not a type parameter. */
const isOurs = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.length > 0 &&
  declarations.every(
    (declaration) =>
      !ts.isTypeParameterDeclaration(declaration) &&
      !declaration.getSourceFile().fileName.includes('/node_modules/') &&
      !ts.isImportSpecifier(declaration),
  )

/** Prints a declaration without comments, which may change without an API change. */
const textOf = (declaration: ts.Declaration): string =>
  printer.printNode(ts.EmitHint.Unspecified, wholeOf(declaration), declaration.getSourceFile())

/** Returns the API of each declaration file as text: every export by name, and the types it uses. */
export const apiReport = (files: readonly string[]): ReadonlyMap<string, string> => {
  const program = ts.createProgram(files, STRICT)
  const checker = program.getTypeChecker()
  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const exportsOf = (file: string): readonly ts.Symbol[] => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    return module ? checker.getExportsOfModule(module) : []
  }
  const exported = new Set(files.flatMap(exportsOf).map(resolved))

  /** Adds the unexported types of this package that the declarations use, and the types that those types use. */
  const addParts = (declarations: readonly ts.Node[], parts: Set<ts.Symbol>): Set<ts.Symbol> => {
    const visit = (node: ts.Node): void => {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : undefined
      const base = ts.isExpressionWithTypeArguments(node) ? node.expression : undefined
      const value = ts.isTypeQueryNode(node) ? node.exprName : undefined
      const found = [name, base, value].flatMap((place) => (place && checker.getSymbolAtLocation(place)) ?? [])
      for (const symbol of found.map(resolved)) {
        if (exported.has(symbol) || parts.has(symbol) || !isOurs(symbol)) continue
        parts.add(symbol)
        addParts(symbol.declarations ?? [], parts)
      }
      node.forEachChild(visit)
    }
    for (const declaration of declarations) visit(wholeOf(declaration))
    return parts
  }

  const entryOf = ({ name, symbol }: { readonly name: string; readonly symbol: ts.Symbol }): string =>
    `// ${name}\n${(symbol.declarations ?? []).map(textOf).join('\n')}\n`
  const reportOf = (file: string): string => {
    const entries = exportsOf(file).map((symbol) => ({ name: symbol.name, symbol: resolved(symbol) }))
    const parts = addParts(
      entries.flatMap(({ symbol }) => symbol.declarations ?? []),
      new Set(),
    )
    const inside = [...parts].map((symbol) => ({ name: `${symbol.name}, not exported`, symbol }))
    return [...entries, ...inside]
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(entryOf)
      .join('\n')
  }
  return new Map(files.map((file) => [file, reportOf(file)]))
}
