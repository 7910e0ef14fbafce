import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

import type { compiled } from '../../../../adapters/build/compiled.mjs'

type Compiled = ReturnType<typeof compiled>

/** Returns a plugin that changes the design system as the plugin `compiled` of the build does. */
const replacing = (compiledStyles: Compiled): Plugin => {
  const { buildStart, transform } = compiledStyles as unknown as {
    readonly buildStart: () => Promise<void>
    readonly transform: (code: string, id: string) => Promise<{ readonly code: string } | undefined>
  }
  return {
    name: 'compiled-styles',
    setup: (bundling) => {
      bundling.onStart(buildStart)
      bundling.onLoad({ filter: /\/ui\/thema\/.*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        return { contents: (await transform(source, path))?.code ?? source, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}

/** Returns the gallery as one script for production: with Chakra, or with the style sheets of `compiledStyles`. */
export const galleryWith = async (compiledStyles?: Compiled): Promise<string> => {
  const { outputFiles, metafile } = await build({
    entryPoints: [resolve(import.meta.dirname, 'gallery.tsx')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    plugins: compiledStyles ? [replacing(compiledStyles)] : [],
  })
  const hasChakra = Object.keys(metafile.inputs).some((file) => file.includes('node_modules/@chakra-ui/'))
  if (hasChakra === (compiledStyles !== undefined)) throw new Error(`The gallery contains Chakra: ${hasChakra}`)
  return outputFiles[0]?.text ?? ''
}
