import { readdirSync, readFileSync } from 'node:fs'

/** Returns the folder of the package that contains a module; undefined for a module outside `node_modules`. */
const packageFolderOf = (id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]

const licenceOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate))
  return [`${name} ${version} (${license})`, ...(file ? ['', readFileSync(`${folder}/${file}`, 'utf8').trim()] : [])]
}

/**
 * Creates a plugin that writes `licenties.txt`, with the licences of the bundled packages. The plugin adds the folders
 * of these packages to `folders`. So a second build with the same plugin also lists the packages of the first build.
 *
 * @returns {import('rollup').Plugin}
 */
export const licences = (folders = new Set()) => ({
  name: 'licences',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
    for (const folder of modules.map(packageFolderOf).filter(Boolean)) folders.add(folder)
    const texts = [...folders].toSorted().map((folder) => licenceOf(folder).join('\n'))
    this.emitFile({ type: 'asset', fileName: 'licenties.txt', source: `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n` })
  },
})
