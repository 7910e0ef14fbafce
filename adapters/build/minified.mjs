import { minify } from '@swc/core'

const AUDIT = '/adapters/audit/index.ts'

/** An import whose address is known only at run time. */
const UNKNOWN_ADDRESS = /\bimport\((?=\w)/g

/** Tells the bundler of a host page to leave such an import alone. Minifying removes all other comments. */
const BUNDLER_COMMENTS = '/* @vite-ignore *//* webpackIgnore: true */'

/** An import of the audit, a file of its own: esbuild bundles an address that is a text, so this gets `.trim()`. */
const IMPORT_OF_AUDIT = /\bimport\(("[./]+audit\.js")\)/g

/**
 * Makes chunks small; not that of the audit: axe comes minified, is larger than any other, and no visitor loads it.
 *
 * @param {import('@swc/core').JsMinifyOptions['compress']} compress
 * @returns {import('rollup').Plugin}
 */
export const minified = (compress) => ({
  name: 'minified',
  async renderChunk(code, { facadeModuleId }, { sourcemap }) {
    if (facadeModuleId?.endsWith(AUDIT)) return undefined
    const small = await minify(code, {
      module: true,
      ecma: 2020,
      compress,
      mangle: true,
      format: { comments: false },
      sourceMap: Boolean(sourcemap),
    })
    const left = small.code.replace(UNKNOWN_ADDRESS, `$&${BUNDLER_COMMENTS}`)
    return { code: left.replace(IMPORT_OF_AUDIT, `import(${BUNDLER_COMMENTS}$1.trim())`), map: small.map ?? null }
  },
})
