import ts from 'typescript'

/** What a strict project that a bundler builds asks of the compiler. */
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

/** A declaration with all that belongs to it: of a constant, the statement. */
const wholeOf = (declaration: ts.Node): ts.Node =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration

/** Is it a type of the package, and no parameter of one? */
const isOurs = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.length > 0 &&
  declarations.every(
    (declaration) =>
      !ts.isTypeParameterDeclaration(declaration) &&
      !declaration.getSourceFile().fileName.includes('/node_modules/') &&
      !ts.isImportSpecifier(declaration),
  )

/** A declaration as text; without the comments, which may change without a change of what is promised. */
const textOf = (declaration: ts.Declaration): string =>
  printer.printNode(ts.EmitHint.Unspecified, wholeOf(declaration), declaration.getSourceFile())

/** What each of these declaration files promises: every export by name, and what it is made of, as declared. */
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

  /** What these declarations are made of and no door exports, each once, with what that is made of in turn. */
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
    const doors = exportsOf(file).map((symbol) => ({ name: symbol.name, symbol: resolved(symbol) }))
    const parts = addParts(
      doors.flatMap(({ symbol }) => symbol.declarations ?? []),
      new Set(),
    )
    const inside = [...parts].map((symbol) => ({ name: `${symbol.name}, not exported`, symbol }))
    return [...doors, ...inside]
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(entryOf)
      .join('\n')
  }
  return new Map(files.map((file) => [file, reportOf(file)]))
}
