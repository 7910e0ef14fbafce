import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { ROOT } from '../support/root'

const LANGUAGE = ['Map', 'Intl', 'Promise']
const OUTSIDE_WORLD = 'window document fetch localStorage console setTimeout process Buffer structuredClone'.split(' ')

/** The names that the compiler does not know in a file of this folder, compiled by the settings of that folder. */
const unknownNamesIn = (folder: string, names: readonly string[]): readonly string[] => {
  const probe = `${ROOT}/${folder}/probe.ts`
  const config = ts.getParsedCommandLineOfConfigFile(`${ROOT}/${folder}/tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  })
  if (config === undefined) throw new Error(`${folder} has no tsconfig.json`)
  const host = ts.createCompilerHost(config.options)
  const probeText = names.map((name) => `void ${name}`).join('\n')
  const program = ts.createProgram([`${ROOT}/${folder}/index.ts`, probe], config.options, {
    ...host,
    fileExists: (file) => file === probe || host.fileExists(file),
    getSourceFile: (file, options) =>
      file === probe ? ts.createSourceFile(file, probeText, options) : host.getSourceFile(file, options),
  })
  const CANNOT_FIND_NAME = [2304, 2580, 2584, 2591]
  return program
    .getSemanticDiagnostics(program.getSourceFile(probe))
    .filter(({ code }) => CANNOT_FIND_NAME.includes(code))
    .map(({ start = 0, length = 0 }) => probeText.slice(start, start + length))
}

describe.each(['domain', 'application'])('in %s', (folder) => {
  it('the outside world does not exist, and the language does', () => {
    expect(unknownNamesIn(folder, [...LANGUAGE, ...OUTSIDE_WORLD])).toEqual(OUTSIDE_WORLD)
  })
})
