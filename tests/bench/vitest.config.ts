import { relative, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'

const ROOT = resolve(import.meta.dirname, '../..')
const DIST = `${ROOT}/dist`

/**
 * Resolves imports of the domain to the built files, which Node loads without Vitest. Vitest wraps each call to an
 * imported source file, and a wrapped call takes longer than the calculation that is measured.
 */
const builtDomain: Plugin = {
  name: 'built-domain',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const path = found ? relative(ROOT, found.id) : ''
    return path.startsWith('domain/') ? `${DIST}/${path.replace(/\.ts$/, '.js')}` : found
  },
}

export default defineConfig({
  root: ROOT,
  plugins: [builtDomain],
  test: {
    environment: 'node',
    benchmark: { include: ['tests/bench/**/*.bench.ts'] },
    server: { deps: { external: [/\/dist\//] } },
  },
})
