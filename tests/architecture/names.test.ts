import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'

const FOLDERS = ['domain', 'application', 'adapters', 'ui', 'tests/support']

/** Whether the exports of a file are used with a prefix, such as `stap.naam`. Such files may export equal names. */
const isReadByPrefix = (file: string): boolean => file.endsWith('.stappen.ts')

const files = FOLDERS.flatMap((folder) =>
  filesIn(`${ROOT}/${folder}`, ['node_modules', 'dist']).map((file) => `${folder}/${file}`),
).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !isReadByPrefix(file))

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** Returns the names that a file declares and exports, without its re-exports. */
const exportsOf = (text: string): readonly string[] =>
  ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return statement.moduleSpecifier === undefined &&
        statement.exportClause &&
        ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : []
    if (!isExported(statement)) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
    const { name } = statement as ts.Statement & { readonly name?: ts.Node }
    return name && ts.isIdentifier(name) ? [name.text] : []
  })

const exported = files.flatMap((file) =>
  [...new Set(exportsOf(readFileSync(`${ROOT}/${file}`, 'utf8')))].map((name) => ({ name, file })),
)

/** Names that several files export on purpose, with the reason. */
const SAME_IN_EACH: Readonly<Record<string, string>> = {
  Command: 'each program of the command line has its own commands',
  HELP: 'each program of the command line has its own help',
  readArguments: 'each program of the command line reads its own arguments',
  HypotheekOrientatieAttributen: 'the attributes of the element, as React and as Vue type them',
  createStyles: 'the build replaces the one that needs Chakra by the compiled one',
  TEXT_SIZE: 'the loader imports nothing from the application',
}

/** Dutch verbs that technical names must not begin with. */
const DUTCH_VERBS =
  'bewaar dien druk geef haal kies klik laad lees luister maak neem onthoud ruim ' +
  'schrijf sluit stel stuur teken toon typ vind voeg voer vul wacht wis zet zoek'
const DUTCH_VERB = new RegExp(`^(?:${DUTCH_VERBS.replaceAll(' ', '|')})(?=[A-Z]|$)`)

describe('an exported name', () => {
  const filesOf = (name: string): readonly string[] => exported.flatMap((one) => (one.name === name ? [one.file] : []))
  const twice = [...new Set(exported.map(({ name }) => name))].filter((name) => filesOf(name).length > 1)

  it('an exported name is declared in one file only, unless SAME_IN_EACH lists it', () => {
    const unexplained = twice.filter((name) => !Object.hasOwn(SAME_IN_EACH, name))
    expect(unexplained.map((name) => `${name}: ${filesOf(name).join(', ')}`)).toEqual([])
  })

  it('every exception in SAME_IN_EACH is still needed', () => {
    expect(Object.keys(SAME_IN_EACH).filter((name) => !twice.includes(name))).toEqual([])
  })

  it('an exported technical name begins with no Dutch verb', () => {
    const dutch = exported.filter(({ name }) => DUTCH_VERB.test(name)).map(({ name }) => name)
    expect(dutch).toEqual([])
  })

  it.each([
    ['a constant', 'export const naam = 1', ['naam']],
    ['a part of a value', 'export const { naam, een: [ander] } = alles', ['naam', 'ander']],
    ['a type and a function', 'export interface Naam {} export function naam() {}', ['Naam', 'naam']],
    ['a later export list', 'const naam = 1; export { naam }', ['naam']],
    ['no re-export', `export { naam } from './naam'`, []],
    ['no private constant', 'const naam = 1', []],
  ])('exportsOf finds %s', (_what, text, names) => {
    expect(exportsOf(text)).toEqual(names)
  })
})
