import { minify } from '@swc/core'

const AUDIT = '/adapters/audit/index.ts'

/** Matches an import whose address is known only at run time. */
const UNKNOWN_ADDRESS = /\bimport\((?=\w)/g

/** Makes the bundler of a host page leave an import unchanged. Minifying removes all other comments. */
const BUNDLER_COMMENTS = '/* @vite-ignore *//* webpackIgnore: true */'

/** Matches the import of the audit. Esbuild would bundle a literal address, so this one gets `.trim()`. */
const IMPORT_OF_AUDIT = /\bimport\(("[./]+audit\.js")\)/g

/**
 * As first line, makes V8 compile every function of a file while it loads. A chunk that runs nearly all its functions
 * at once starts sooner; a chunk that runs half of them, such as React, starts later.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

/** Matches the entry modules of the chunks that get `COMPILE_AT_ONCE`. */
const RUNS_AT_ONCE = /\/adapters\/element\/(?:index|mount\/mount)\.ts$/

/** Returns the source map of a file after a line was added at its start. */
const withLineBefore = (map) => {
  const { mappings, ...rest } = JSON.parse(map)
  return { ...rest, mappings: `;${mappings}` }
}

/**
 * Minifies the chunks, except the audit: axe is already minified, it is the largest chunk, and no visitor loads it.
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
