import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const readPackage = (folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))

/** The main package, with the library and the element. */
export const main = readPackage('.')

const packageOf = (id) => (id.startsWith('@') ? id.split('/', 2).join('/') : id.split('/', 1)[0])

/** Whether this import is of a package that users of the main package must install. */
export const isDependency = (id) => packageOf(id) in main.dependencies || packageOf(id) in main.peerDependencies

/** Whether this import is of a built-in module of Node. */
export const isOfNode = (id) => id.startsWith('node:')

/** Each norm year has its own entry point, so that an import of one year does not bundle the others. */
const normjaren = readdirSync('domain/normen').filter((jaar) => existsSync(`domain/normen/${jaar}/index.ts`))

/** The entry points of the library. Each can be imported separately. */
export const entries = [
  'domain',
  'domain/orientatie',
  'domain/invoer',
  'domain/geld',
  'domain/uitleg',
  'domain/vergelijking',
  'domain/bewijs',
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

/** Returns the modules that a package has in `dist`, from the `exports` and `bin` of its package.json. */
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

/** The adapters that are separate packages. One without `exports` is private and has no entries to build. */
export const ownPackages = readdirSync('adapters')
  .map((adapter) => `adapters/${adapter}`)
  .filter((folder) => existsSync(`${folder}/package.json`) && 'exports' in readPackage(folder))
  .map(toOwnPackage)

/** Matches the folders that a package imports from the main package; it bundles all other modules. */
const OF_THE_MAIN = /^(domain|application)(\/|$)|^(adapters|ui\/tekst)$/

/** Returns the name of the entry point of a folder; folders of `ui` lose that prefix. */
const entryPointOf = (path) => path.replace(/^ui\//, '')

/**
 * Makes a separate package import the entry points of the main package, so that it does not bundle a copy of that code.
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
