import { readdirSync, readFileSync } from 'node:fs'

/** The folder of the package that a module comes from; undefined for a module of our own. */
const packageFolderOf = (id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]

const licenceOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate))
  return [`${name} ${version} (${license})`, ...(file ? ['', readFileSync(`${folder}/${file}`, 'utf8').trim()] : [])]
}

/**
 * Writes the licences of the packages in a build, which ask to travel along. Builds into one folder share a plugin.
 *
 * @returns {import('rollup').Plugin}
 */
export const licences = (modules = []) => ({
  name: 'licences',
  generateBundle(_options, bundle) {
    modules.push(...Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds))
    const folders = [...new Set(modules.map(packageFolderOf).filter(Boolean))].toSorted()
    const source = folders.map((folder) => licenceOf(folder).join('\n')).join(`\n\n${'-'.repeat(72)}\n\n`)
    this.emitFile({ type: 'asset', fileName: 'licenties.txt', source: `${source}\n` })
  },
})
