import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

import { DIST } from '../../support/bundle'
import { filesIn } from '../../support/filesIn'

/** The folders of `dist` that only Node runs: other packages that are carried along, and the command. */
const OF_NODE = /^(?:carried|adapters\/command)\//

const scripts = filesIn(DIST).filter((file) => file.endsWith('.js') && !OF_NODE.test(file))

/** The constructors whose argument a bundler takes for a file, relative to the script, that it must copy or build. */
const TAKES_FILE = ['URL', 'Worker', 'SharedWorker']

const isMeta = (node: ts.Node): boolean => ts.isMetaProperty(node)

const some = (node: ts.Node, test: (one: ts.Node) => boolean): boolean =>
  test(node) || (ts.forEachChild(node, (child) => some(child, test)) ?? false)

/** Compiles one script, so that each name in it can be followed to its declaration. */
const readScript = (name: string, text: string) => {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    getSourceFile: (file) => (file === name ? source : undefined),
    fileExists: (file) => file === name,
    readFile: (file) => (file === name ? text : undefined),
  }
  const options = { allowJs: true, noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.Latest }
  return { source, checker: ts.createProgram([name], options, host).getTypeChecker() }
}

/**
 * Returns the expressions of a script that a bundler takes for a file, while `exists` finds no such file: addresses
 * relative to the script, and dynamic imports. Follows a name to the value that it is declared with.
 *
 * @param exists Whether the package has the file with this path, relative to the script.
 */
const takenForFiles = (name: string, text: string, exists: (path: string) => boolean): readonly string[] => {
  const { source, checker } = readScript(name, text)
  const found: string[] = []

  const declared = (node: ts.Identifier): ts.Node | undefined => {
    const { valueDeclaration } = checker.getSymbolAtLocation(node) ?? {}
    const variable = valueDeclaration && ts.findAncestor(valueDeclaration, ts.isVariableDeclaration)
    return variable?.initializer
  }
  /** Whether a value is the address of the script, possibly under another name. A call returns a new value. */
  const isOfScript = (node: ts.Node, seen: readonly ts.Node[] = []): boolean => {
    if (isMeta(node)) return true
    if (ts.isPropertyAccessExpression(node)) return isOfScript(node.expression, seen)
    const value = ts.isIdentifier(node) ? declared(node) : undefined
    return value !== undefined && !seen.includes(value) && isOfScript(value, [...seen, value])
  }
  const existsFor = ([path]: readonly ts.Expression[] = []): boolean =>
    path !== undefined && ts.isStringLiteralLike(path) && exists(path.text)

  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && TAKES_FILE.includes(node.expression.getText())) {
      const ofScript = node.arguments?.some((one) => isOfScript(one)) ?? false
      if (ofScript && !existsFor(node.arguments)) found.push(node.getText())
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [path] = node.arguments
      const isIgnored = /@vite-ignore[^]*webpackIgnore: true/.test(node.getFullText())
      const isPackage = path && ts.isStringLiteralLike(path) && !path.text.startsWith('.')
      if (!isIgnored && !isPackage && !existsFor(node.arguments)) found.push(node.getText())
    }
    if (ts.isVariableDeclaration(node) && node.initializer && isMeta(node.initializer)) found.push(node.getText())
    ts.forEachChild(node, visit)
  }
  if (some(source, (node) => isMeta(node) || node.kind === ts.SyntaxKind.ImportKeyword)) visit(source)
  return found
}

describe('the addresses in the built scripts', () => {
  it('no built script has an expression that a bundler takes for a file that the package lacks', () => {
    const complaints = scripts.flatMap((file) => {
      const path = resolve(DIST, file)
      const exists = (name: string): boolean =>
        statSync(resolve(dirname(path), name), { throwIfNoEntry: false })?.isFile() ?? false
      const text = readFileSync(path, 'utf8')
      return /\bimport\s*[.(]/.test(text) ? takenForFiles(path, text, exists).map((what) => `${file}: ${what}`) : []
    })
    expect(scripts).toContain('hypotheek-orientatie.js')
    expect(complaints).toEqual([])
  })

  it.each([
    ["new URL('.', import.meta.url)", 1],
    ["const { url } = import.meta; new URL('.', url)", 2],
    ['const a = import.meta.url, b = a; new Worker(b)', 1],
    ["const a = import.meta.url; const f = (a) => new URL('.', a)", 0],
    ["new URL('there.json', import.meta.url)", 0],
    ["import.meta.url.replace(/[^/]*$/, '')", 0],
    ["new URL('.', document.baseURI)", 0],
    ["import('./gone.js')", 1],
    ['import(name)', 1],
    ["import('package/entry')", 0],
    ["import('./there.json')", 0],
  ])('in the script “%s” the check reports this number of expressions: %i', (text, count) => {
    expect(takenForFiles('/one.js', text, (path) => path.endsWith('there.json'))).toHaveLength(count)
  })
})
