import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Compresses a buffer with brotli, asynchronously and in parallel with other work. */
const compress = promisify(brotliCompress)

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const isLoaded = (file) => /\.(css|js)$/.test(file)

/** Returns the hash of the content, for the file name, and the compressed content. A hash keeps two versions apart. */
const pack = async (content) => [createHash('sha256').update(content).digest('hex'), await compress(content, BEST)]

/**
 * Creates two plugins that compress the scripts and style sheets of pages, at the best quality of brotli. That quality
 * is too slow for a server that starts. `first` compresses the files of its own build while later builds run. `last`
 * compresses those of the host pages, and writes all compressed files into the folder `packed` of the server.
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
