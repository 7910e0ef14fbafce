import { minify } from '@swc/core'

const AUDIT = '/adapters/audit/index.ts'
const APPLICATION = '/adapters/element/mount/mount.ts'

/** An import of an address that only the running code knows. */
const UNKNOWN_ADDRESS = /\bimport\((?=\w)/g

/** Tells the bundler of a page to leave such an import alone; every other comment goes. */
const BUNDLER_COMMENTS = '/* @vite-ignore *//* webpackIgnore: true */'

/** An import of the audit, which pages bring by its own door: esbuild follows a text, also one it can join. */
const IMPORT_OF_AUDIT = /\bimport\(("[./]+audit\.js")\)/g

/**
 * Begins the application, most of which runs at once. Chromium compiles a function when it is first called, in the
 * thread that draws the page; all functions of a file that begins with this, it compiles before, in another thread.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes chunks small; not that of the audit: axe comes minified, is larger than any other, and no visitor loads it.
 *
 * @param {import('@swc/core').JsMinifyOptions['compress']} compress
 * @returns {import('rollup').Plugin}
 */
export const minified = (compress) => ({
  name: 'minified',
  async renderChunk(code, { facadeModuleId, moduleIds }, { sourcemap }) {
    if (facadeModuleId?.endsWith(AUDIT)) return undefined
    const isApplication = moduleIds.some((id) => id.endsWith(APPLICATION))
    const small = await minify(code, {
      module: true,
      ecma: 2020,
      compress,
      mangle: true,
      format: { comments: false, preamble: isApplication ? COMPILE_AHEAD : '' },
      sourceMap: Boolean(sourcemap),
    })
    const left = small.code.replace(UNKNOWN_ADDRESS, `$&${BUNDLER_COMMENTS}`)
    return { code: left.replace(IMPORT_OF_AUDIT, `import(${BUNDLER_COMMENTS}$1.trim())`), map: small.map ?? null }
  },
})
