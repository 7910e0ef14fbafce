import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Packs beside what else runs. */
const compress = promisify(brotliCompress)

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const isLoaded = (file) => /\.(css|js)$/.test(file)

/** A file by the hash of what it holds, so that a server never takes the packing of another version for its own. */
const pack = async (content) => [createHash('sha256').update(content).digest('hex'), await compress(content, BEST)]

/**
 * Packs the files that pages load as small as brotli can, which takes a server too long at its start. `first` begins
 * with what its build made, while the builds after it are made; `last` packs the pages and lays all beside the server.
 *
 * @param {string} folder The folder of the build of the server.
 * @returns {Readonly<Record<'first' | 'last', import('rollup').Plugin>>}
 */
export const packedFiles = (folder) => {
  const packing = []
  return {
    first: {
      name: 'packed-files-first',
      writeBundle(_options, bundle) {
        for (const { fileName, code } of Object.values(bundle)) if (isLoaded(fileName)) packing.push(pack(code))
      },
    },
    last: {
      name: 'packed-files-last',
      async writeBundle() {
        mkdirSync(`${folder}/packed`)
        const pages = readdirSync(`${folder}/paginas`).filter(isLoaded)
        packing.push(...pages.map((file) => pack(readFileSync(`${folder}/paginas/${file}`))))
        for (const [hash, packed] of await Promise.all(packing)) writeFileSync(`${folder}/packed/${hash}.br`, packed)
      },
    },
  }
}
