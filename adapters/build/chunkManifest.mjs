import { relative } from 'node:path'

/**
 * Creates a plugin that lists the source and the imports of each chunk, for tests and for preloads in the host pages.
 *
 * @returns {import('rollup').Plugin}
 */
export const chunkManifest = () => ({
  name: 'chunk-manifest',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entries = chunks.map(({ fileName, facadeModuleId, moduleIds, imports, dynamicImports }) => [
      fileName,
      { source: relative('.', facadeModuleId ?? moduleIds.at(-1)), imports, dynamicImports },
    ])
    const source = JSON.stringify(Object.fromEntries(entries), undefined, 2)
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source })
  },
})
