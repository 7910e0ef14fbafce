import { minify } from '@swc/core'

const AUDIT = '/adapters/audit/index.ts'

/** Matches the start of an import whose address is a variable. */
const UNKNOWN_ADDRESS = /\bimport\((?=\w)/g

/** Comments that make a page's bundler leave an import as it is. They are added last, as minifying drops comments. */
const BUNDLER_COMMENTS = '/* @vite-ignore *//* webpackIgnore: true */'

/** Matches the import of the audit. The plugin adds `.trim()` to the address, as esbuild would bundle a literal one. */
const IMPORT_OF_AUDIT = /\bimport\(("[./]+audit\.js")\)/g

/**
 * A first line with which V8 compiles every function of a file while it loads. A chunk that runs nearly all its
 * functions at once starts sooner with this line. A chunk that runs half of them, such as React, starts later.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n'

/** Matches the entry modules of the chunks that start with `COMPILE_AT_ONCE`. */
const RUNS_AT_ONCE = /\/adapters\/element\/(?:index|mount\/mount)\.ts$/

/** Returns the source map of a file after one line was added at its start. */
const withLineBefore = (map) => {
  const { mappings, ...rest } = JSON.parse(map)
  return { ...rest, mappings: `;${mappings}` }
}

/**
 * Creates a plugin that minifies every chunk but the audit, which is for developers and whose axe is already minified.
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
