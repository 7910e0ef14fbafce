import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const readPackage = (folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))

/** The `package.json` of the main package, which has the library and the element. */
export const main = readPackage('.')

const packageOf = (id) => (id.startsWith('@') ? id.split('/', 2).join('/') : id.split('/', 1)[0])

/** Whether an import path belongs to a dependency or a peer dependency of the main package. */
export const isDependency = (id) => packageOf(id) in main.dependencies || packageOf(id) in main.peerDependencies

/**
 * By package and by namespace that the package exports, the import path of the module with that namespace. `imports` of
 * `package.json` resolves these paths: to CommonJS files in Node, and to ES modules in a bundler.
 */
export const innerModules = {
  'fp-ts': { either: '#fp-ts/Either', function: '#fp-ts/function', record: '#fp-ts/Record' },
}

/** Whether an import path belongs to a built-in module of Node. */
export const isOfNode = (id) => id.startsWith('node:')

/** The years that have norms. Each year has its own entry point, so that an import of one year bundles no others. */
const normjaren = readdirSync('domain/normen').filter((jaar) => existsSync(`domain/normen/${jaar}/index.ts`))

/** The source folders that are entry points of the library. Each can be imported on its own. */
export const entries = [
  'domain',
  'domain/orientatie',
  'domain/invoer',
  'domain/geld',
  'domain/uitleg',
  'domain/vergelijking',
  'domain/bewijs',
  'domain/codec',
  ...normjaren.map((jaar) => `domain/normen/${jaar}`),
  'application',
  'application/uitleg',
  'application/vergelijking',
  'application/bewijs',
  'adapters',
  'adapters/testing',
  'ui/tekst',
  'adapters/conformance',
]

/** Returns the source of each `dist` file in `exports` and `bin` that ends with `kind` (`.js` or `.d.ts`), by name. */
const entriesOf = (folder, { exports = {}, bin = {} }, kind) => {
  const promised = JSON.stringify({ exports, bin }).matchAll(/\.\/dist\/([\w-]+)(\.d\.ts|\.js)"/g)
  return Object.fromEntries(
    [...promised].flatMap(([, entry, ending]) => (ending === kind ? [[entry, `${folder}/${entry}.ts`]] : [])),
  )
}

const toOwnPackage = (folder) => {
  const ours = readPackage(folder)
  return {
    folder,
    code: entriesOf(folder, ours, '.js'),
    types: entriesOf(folder, ours, '.d.ts'),
    isExternal: (id) => isOfNode(id) || (packageOf(id) in ours.dependencies && packageOf(id) !== main.name),
    isCommand: (file) => Object.values(ours.bin ?? {}).includes(`./dist/${file}`),
  }
}

/** The adapters that are separate packages. A package without `exports` has no entries, and is left out. */
export const ownPackages = readdirSync('adapters')
  .map((adapter) => `adapters/${adapter}`)
  .filter((folder) => existsSync(`${folder}/package.json`) && 'exports' in readPackage(folder))
  .map(toOwnPackage)

/** Matches the folders that a separate package imports from the main package, instead of bundling them. */
const OF_THE_MAIN = /^(domain|application)(\/|$)|^(adapters|ui\/tekst)$/

/** Returns the name of the entry point of a folder, without the prefix `ui/`. */
const entryPointOf = (path) => path.replace(/^ui\//, '')

/**
 * Creates a plugin that makes a separate package import code of the main package from its entry points. Otherwise the
 * package would bundle a copy. Throws when the folder of that code is not an entry point.
 *
 * @param {string} name The name of the main package.
 * @param {readonly string[]} entries Folders that are entry points of the main package under their own path.
 * @returns {import('rollup').Plugin}
 */
export const viaEntries = (name, entries) => ({
  name: 'via-entries',
  resolveId(source, importer) {
    const path = importer && source.startsWith('.') ? relative('.', resolve(dirname(importer), source)) : ''
    if (!OF_THE_MAIN.test(path)) return undefined
    if (!entries.includes(path)) throw new Error(`${importer} imports ${path}, which is no entry point of ${name}`)
    return { id: `${name}/${entryPointOf(path)}`, external: true }
  },
})
