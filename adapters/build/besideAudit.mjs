const AUDIT = '/adapters/audit/index.ts'

/**
 * Has a plugin leave the chunk of the audit as it is: axe comes minified, is larger than all other chunks together, and
 * no visitor loads it.
 *
 * @param {import('rollup').Plugin} plugin - One that changes chunks as they are rendered.
 * @returns {import('rollup').Plugin}
 */
export const besideAudit = (plugin) => ({
  ...plugin,
  renderChunk(code, chunk, ...rest) {
    return chunk.facadeModuleId?.endsWith(AUDIT) ? undefined : plugin.renderChunk.call(this, code, chunk, ...rest)
  },
})
