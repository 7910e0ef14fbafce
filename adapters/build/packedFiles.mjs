import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const scriptsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => /\.(css|js)$/.test(file))
    .map((file) => `${folder}/${file}`)

/**
 * Packs the files that pages load as small as brotli can, which takes a server too long at its start. Each is named by
 * the hash of what it holds, so that a server never takes the packing of another version for that of its own.
 *
 * @param {string} folder The folder of the build of the server.
 * @returns {import('rollup').Plugin}
 */
export const packedFiles = (folder) => ({
  name: 'packed-files',
  writeBundle() {
    mkdirSync(`${folder}/packed`)
    for (const file of [
      'dist/hypotheek-orientatie.js',
      ...scriptsIn('dist/chunks'),
      ...scriptsIn(`${folder}/paginas`),
    ]) {
      const content = readFileSync(file)
      const hash = createHash('sha256').update(content).digest('hex')
      writeFileSync(`${folder}/packed/${hash}.br`, brotliCompressSync(content, BEST))
    }
  },
})
