import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { filesIn } from '../support/filesIn'
import { ROOT } from '../support/root'

const ROOMS = ['domain', 'application', 'adapters', 'ui', 'tests/support']

/** The steps of a room of the law are read as `stap.` or `aanvrager.` and a name, which says whose step it is. */
const isReadByRoom = (file: string): boolean => file.endsWith('.stappen.ts')

const files = ROOMS.flatMap((room) =>
  filesIn(`${ROOT}/${room}`, ['node_modules', 'dist']).map((file) => `${room}/${file}`),
).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !isReadByRoom(file))

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** The names that a file gives to what it exports; not those that it passes on from another file. */
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

/** Names that stand in more than one file with one meaning, and why each of those files has to have its own. */
const SAME_IN_EACH: Readonly<Record<string, string>> = {
  Command: 'each program of the command line reads its own',
  HELP: 'each program of the command line explains itself',
  readArguments: 'each program of the command line reads its own',
  HypotheekOrientatieAttributen: 'the attributes of the element, as React and as Vue type them',
  createStyles: 'the build puts the compiled one in the place of the other',
  TEXT_SIZE: 'the loader imports nothing from the application',
}

/** What any programmer would say is said in English; these begin with such a verb in Dutch. */
const DUTCH_VERBS =
  'bewaar dien druk geef haal kies klik laad lees luister maak neem onthoud ruim ' +
  'schrijf sluit stel stuur teken toon typ vind voeg voer vul wacht wis zet zoek'
const DUTCH_VERB = new RegExp(`^(?:${DUTCH_VERBS.replaceAll(' ', '|')})(?=[A-Z]|$)`)

describe('an exported name', () => {
  const filesOf = (name: string): readonly string[] => exported.flatMap((one) => (one.name === name ? [one.file] : []))
  const twice = [...new Set(exported.map(({ name }) => name))].filter((name) => filesOf(name).length > 1)

  it('has one meaning: it is given in one file', () => {
    const unexplained = twice.filter((name) => !Object.hasOwn(SAME_IN_EACH, name))
    expect(unexplained.map((name) => `${name}: ${filesOf(name).join(', ')}`)).toEqual([])
  })

  it('is excused no longer than it stands in more than one file', () => {
    expect(Object.keys(SAME_IN_EACH).filter((name) => !twice.includes(name))).toEqual([])
  })

  it('is English where it is technical', () => {
    const dutch = exported.filter(({ name }) => DUTCH_VERB.test(name)).map(({ name }) => name)
    expect(dutch).toEqual([])
  })

  it.each([
    ['a constant', 'export const naam = 1', ['naam']],
    ['a part of a value', 'export const { naam, een: [ander] } = alles', ['naam', 'ander']],
    ['a type and a function', 'export interface Naam {} export function naam() {}', ['Naam', 'naam']],
    ['what is exported afterwards', 'const naam = 1; export { naam }', ['naam']],
    ['nothing that is passed on', `export { naam } from './naam'`, []],
    ['nothing that stays inside', 'const naam = 1', []],
  ])('of %s is found', (_what, text, names) => {
    expect(exportsOf(text)).toEqual(names)
  })
})
