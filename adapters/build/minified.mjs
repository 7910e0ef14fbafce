import { minify } from '@swc/core'

const AUDIT = '/adapters/audit/index.ts'

/** An import whose address is known only at run time. */
const UNKNOWN_ADDRESS = /\bimport\((?=\w)/g

/** Tells the bundler of a host page to leave such an import alone. Minifying removes all other comments. */
const BUNDLER_COMMENTS = '/* @vite-ignore *//* webpackIgnore: true */'

/**
 * An import of the audit. A page that is bundled imports the audit through its own door, so the bundler must not follow
 * this import.
 */
const IMPORT_OF_AUDIT = /\bimport\(("[./]+audit\.js")\)/g

/** Its address as a call: bundlers follow a text, also one that is joined out of texts, and esbuild reads no comment. */
const UNFOLLOWED = `import(${BUNDLER_COMMENTS}$1.trim())`

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
    return { code: left.replace(IMPORT_OF_AUDIT, UNFOLLOWED), map: small.map ?? null }
  },
})
