import { dirname, relative, resolve } from 'node:path'

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
