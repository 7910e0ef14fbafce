import ts from 'typescript'

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
}

const printer = ts.createPrinter({ removeComments: true })

/** A declaration as text; without the comments, which may change without a change of what is promised. */
const textOf = (declaration: ts.Declaration): string => {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile())
}

/** What each of these declaration files promises: every export by name, as it is declared. */
export const apiReport = (files: readonly string[]): ReadonlyMap<string, string> => {
  const program = ts.createProgram(files, OPTIONS)
  const checker = program.getTypeChecker()
  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const reportOf = (file: string): string => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const exports = module ? checker.getExportsOfModule(module) : []
    return exports
      .map((symbol) => ({ name: symbol.name, declarations: resolved(symbol).declarations ?? [] }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, declarations }) => `// ${name}\n${declarations.map(textOf).join('\n')}\n`)
      .join('\n')
  }
  return new Map(files.map((file) => [file, reportOf(file)]))
}
