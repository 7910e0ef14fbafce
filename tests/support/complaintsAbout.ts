import ts from 'typescript'

import { ROOT } from './root'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
}

const FILE = `${ROOT}/tests/handboek/example.tsx`

const host = ts.createCompilerHost(OPTIONS)

/** Caches the files that examples import, such as the types of the built package, so that all examples share them. */
const declarations = new Map<string, ts.SourceFile | undefined>()

const read: ts.CompilerHost['getSourceFile'] = (path, options) => {
  if (!declarations.has(path)) declarations.set(path, host.getSourceFile(path, options))
  return declarations.get(path)
}

/** Returns the TypeScript errors in this code, compiled as a file that can import the built package. */
export const complaintsAbout = (code: string, options: ts.CompilerOptions = {}): readonly string[] => {
  const program = ts.createProgram(
    [FILE],
    { ...OPTIONS, ...options },
    {
      ...host,
      fileExists: (path) => path === FILE || host.fileExists(path),
      getSourceFile: (path, options) =>
        path === FILE ? ts.createSourceFile(FILE, code, options) : read(path, options),
    },
  )
  const source = program.getSourceFile(FILE)
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '),
  )
}
