import { rollup } from 'rollup'
import { inNode, onLog, typescript } from './tools.mjs'

/**
 * Runs a module of the source here, with what it imports.
 *
 * @param {string} input - Its path from the root.
 * @param {readonly import('rollup').Plugin[]} [plugins] - What changes the source first.
 * @returns {Promise<Readonly<Record<string, any>>>} The module.
 */
export const runModule = async (input, plugins = []) => {
  const bundle = await rollup({
    input,
    external: (id, importer) => importer !== undefined && /^[@\w]/.test(id),
    plugins: [...plugins, inNode, typescript],
    treeshake: false,
    preserveSymlinks: true,
    onLog,
  })
  const { output } = await bundle.generate({ inlineDynamicImports: true, paths: (id) => import.meta.resolve(id) })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}
