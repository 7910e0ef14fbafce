import { readdirSync, readFileSync } from 'node:fs'

const PAGES = 'adapters/server/paginas'

/**
 * Lays the host pages beside the server, so that dist/ runs without the sources.
 *
 * @returns {import('rollup').Plugin}
 */
export const hostPages = () => ({
  name: 'host-pages',
  generateBundle() {
    for (const page of readdirSync(PAGES))
      this.emitFile({ type: 'asset', fileName: `paginas/${page}`, source: readFileSync(`${PAGES}/${page}`) })
  },
})
