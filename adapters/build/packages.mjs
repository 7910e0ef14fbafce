import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const readPackage = (folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))

/** The main package, which is the library and the element. */
export const main = readPackage('.')

const packageOf = (id) => (id.startsWith('@') ? id.split('/', 2).join('/') : id.split('/', 1)[0])

/** Is this import of a package that the main package asks its users for? */
export const isDependency = (id) => packageOf(id) in main.dependencies || packageOf(id) in main.peerDependencies

/** Is this import of a module of Node itself? */
export const isOfNode = (id) => id.startsWith('node:')

/** Each norm year has a door of its own, so that a reader of one year does not carry the others. */
const normjaren = readdirSync('domain/normen').filter((jaar) => existsSync(`domain/normen/${jaar}/index.ts`))

/** The doors of the library, each importable alone. */
export const doors = [
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

/** The modules that a package has in `dist`, by what its package.json says of them. */
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

/** The adapters that are packages of their own; one that nobody installs has no entries to build. */
export const ownPackages = readdirSync('adapters')
  .map((adapter) => `adapters/${adapter}`)
  .filter((folder) => existsSync(`${folder}/package.json`) && 'exports' in readPackage(folder))
  .map(toOwnPackage)

/**
 * The folders that a package imports from the main package, through its doors. The rest of its own channel it bundles
 * itself.
 */
const OF_THE_MAIN = /^(domain|application)(\/|$)|^(adapters|ui\/tekst)$/

/** A door of the screens goes by its own name. */
const doorOf = (path) => path.replace(/^ui\//, '')

/**
 * Has a package of its own import the doors of the main package, so that it carries no copy of what is behind them.
 *
 * @param {string} name The name of the main package.
 * @param {readonly string[]} doors Folders that have an entry in the main package under their own path.
 * @returns {import('rollup').Plugin}
 */
export const throughDoors = (name, doors) => ({
  name: 'through-doors',
  resolveId(source, importer) {
    const path = importer && source.startsWith('.') ? relative('.', resolve(dirname(importer), source)) : ''
    if (!OF_THE_MAIN.test(path)) return undefined
    if (!doors.includes(path)) throw new Error(`${importer} imports ${path}, which is no door of ${name}`)
    return { id: `${name}/${doorOf(path)}`, external: true }
  },
})
