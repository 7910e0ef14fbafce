import ts from 'typescript'

import { ROOT } from '../support/root'

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

/** What the compiler holds against code that stands beside the built package. */
export const complaintsAbout = (code: string): readonly string[] => {
  const file = `${ROOT}/tests/handboek/example.tsx`
  const host = ts.createCompilerHost(OPTIONS)
  const program = ts.createProgram([file], OPTIONS, {
    ...host,
    fileExists: (path) => path === file || host.fileExists(path),
    getSourceFile: (path, options) =>
      path === file ? ts.createSourceFile(file, code, options) : host.getSourceFile(path, options),
  })
  const source = program.getSourceFile(file)
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '),
  )
}
