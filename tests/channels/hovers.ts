import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  types: [],
  strict: true,
  noEmit: true,
}

/** What an editor shows when the pointer is on the last name of each of these expressions, in a file of a project. */
export const hoversOf = (
  project: string,
  opening: string,
  expressions: readonly string[],
): ReadonlyMap<string, string> => {
  const file = join(project, 'hover.ts')
  const text = [opening, ...expressions].join('\n')
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      if (name === file) return ts.ScriptSnapshot.fromString(text)
      return ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8')) : undefined
    },
    getCurrentDirectory: () => project,
    getCompilationSettings: () => OPTIONS,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (name) => ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
  })
  const hoverAt = (end: number): string =>
    ts.displayPartsToString(service.getQuickInfoAtPosition(file, end - 1)?.documentation)
  let end = opening.length
  return new Map(
    expressions.map((expression) => {
      end += 1 + expression.length
      return [expression, hoverAt(end)]
    }),
  )
}
