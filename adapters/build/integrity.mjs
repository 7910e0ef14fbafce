import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const LATER_ATTEMPTS = 'adapters/element/loader/createLoader.ts'

/** Reads the loader's source. Returns the suffixes that the loader adds to a chunk's address for later attempts. */
const readAttempts = () => {
  const [, list] = /LATER_ATTEMPTS = \[([^\]]*)\]/.exec(readFileSync(LATER_ATTEMPTS, 'utf8')) ?? []
  if (list === undefined) throw new Error(`${LATER_ATTEMPTS} does not define LATER_ATTEMPTS`)
  return [...list.matchAll(/'([^']+)'/g)].map(([, attempt]) => attempt)
}

const integrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`

/**
 * Creates a plugin that writes `integriteit.json`: an import map with the integrity of every script of the element, by
 * the path from the loader. The map includes the addresses of later attempts to load a chunk.
 *
 * @returns {import('rollup').Plugin}
 */
export const integrity = () => ({
  name: 'integrity',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const attempts = readAttempts()
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const entries = chunks.flatMap(({ fileName, code, isDynamicEntry }) =>
        ['', ...(isDynamicEntry && fileName.startsWith('chunks/') ? attempts : [])].map((attempt) => [
          `./${fileName}${attempt}`,
          integrityOf(code),
        ]),
      )
      const source = `${JSON.stringify({ integrity: Object.fromEntries(entries) }, undefined, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'integriteit.json', source })
    },
  },
})
