import { minify } from '@swc/core'

const AUDIT = '/adapters/audit/index.ts'

/** An import whose address is known only at run time. */
const UNKNOWN_ADDRESS = /\bimport\((?=\w)/g

/** Tells the bundler of a host page to leave such an import alone. Minifying removes all other comments. */
const BUNDLER_COMMENTS = '/* @vite-ignore *//* webpackIgnore: true */'

/** An import of the audit, a file of its own: esbuild bundles an address that is a text, so this gets `.trim()`. */
const IMPORT_OF_AUDIT = /\bimport\(("[./]+audit\.js")\)/g

/**
 * Asks V8 to compile every function of a file while it loads, instead of at the first call. It must be the first line.
 * A chunk of which nearly everything runs at once starts sooner; one of which half runs, such as React, starts later.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

/** The entry modules of the chunks that get that hint. */
const RUNS_AT_ONCE = /\/adapters\/element\/(?:index|mount\/mount)\.ts$/

/** The source map of a file after a line was added above its first. */
const withLineBefore = (map) => {
  const { mappings, ...rest } = JSON.parse(map)
  return { ...rest, mappings: `;${mappings}` }
}

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
    const small = await minify(code, {
      module: true,
      ecma: 2020,
      compress,
      mangle: true,
      format: { comments: false },
      sourceMap: Boolean(sourcemap),
    })
    const left = small.code.replace(UNKNOWN_ADDRESS, `$&${BUNDLER_COMMENTS}`)
    const complete = left.replace(IMPORT_OF_AUDIT, `import(${BUNDLER_COMMENTS}$1.trim())`)
    if (!moduleIds.some((id) => RUNS_AT_ONCE.test(id))) return { code: complete, map: small.map ?? null }
    return { code: COMPILE_AT_ONCE + complete, map: small.map && withLineBefore(small.map) }
  },
})
