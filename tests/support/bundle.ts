import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

import { ROOT } from './root'

interface Chunk {
  /** The source file of this chunk, as a path from the root; for a shared chunk, that of its last module. */
  readonly source: string | null
  /** The chunks that must be loaded before this chunk can run. */
  readonly imports: readonly string[]
  /** The chunks that this chunk loads with a dynamic import. */
  readonly dynamicImports: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

export const DIST = `${ROOT}/dist`
/** The built command line program. */
export const COMMAND = `${DIST}/command.js`
export const SERVER = `${ROOT}/adapters/server/dist/start.js`
export const LOADER = 'hypotheek-orientatie.js'

/** The maximum number of bytes, compressed with brotli, that may be fetched until step 1 can be used. */
export const FIRST_LOAD_BUDGET = 129_500

export const readManifest = (): Manifest => JSON.parse(readFileSync(`${DIST}/manifest.json`, 'utf8')) as Manifest

const chunkIn = (manifest: Manifest, file: string): Chunk => {
  const chunk = manifest[file]
  if (chunk === undefined) throw new Error(`${file} is not in the manifest`)
  return chunk
}

/** Returns these files and their static imports, direct and indirect; throws if a file is not in the manifest. */
export const withImports = (manifest: Manifest, files: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    chunkIn(manifest, file).imports.forEach(visit)
  }
  files.forEach(visit)
  return found
}

/** Returns the first chunk of the manifest whose source file matches; throws when there is none. */
export const chunkOf = (manifest: Manifest, source: RegExp): string => {
  const found = Object.keys(manifest).find((file) => source.test(chunkIn(manifest, file).source ?? ''))
  if (found === undefined) throw new Error(`No chunk has a source file like ${source.source}`)
  return found
}

const APPLICATION = /^adapters\/element\/mount\/mount\.ts$/

/** Returns the files fetched until step 1 can be used: loader, application, norms of one year, and their imports. */
export const firstLoad = (manifest: Manifest, normjaar: number): ReadonlySet<string> =>
  withImports(manifest, [
    LOADER,
    chunkOf(manifest, APPLICATION),
    chunkOf(manifest, new RegExp(`^domain/normen/${normjaar}/index\\.ts$`)),
  ])

/** The source files of the chunks that are fetched once the first step is on screen. */
export const LATER = [
  'adapters/lokaal/index.ts',
  'ui/samenvatting/paneelcijfers.tsx',
  'ui/stappen/inkomensvoorbeeld.ts',
  'ui/stappen/vervolgstappen.tsx',
  'ui/stappen/Foutenlijst.tsx',
  'ui/vensters/hulp/JaarinkomenDialog.tsx',
  'ui/vensters/hulp/KredietBerekening.tsx',
  'ui/samenvatting/aannamedelen.tsx',
]

/** Returns the files fetched once the first step is on screen, without those that the application already loaded. */
export const lazyLoad = (manifest: Manifest): ReadonlySet<string> => {
  const chunks = LATER.map((source) => chunkOf(manifest, new RegExp(`^${source}$`)))
  const application = withImports(manifest, [chunkOf(manifest, APPLICATION)])
  return new Set([...withImports(manifest, chunks)].filter((file) => !application.has(file)))
}

/** Returns the size in bytes after the best compression that a web server uses: brotli, level 11. */
export const brotliSize = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const sizes = new Map<string, number>()

/** Returns the size in bytes of a built file, compressed with brotli. It compresses a file only the first time. */
export const sizeOf = (file: string): number => {
  const size = sizes.get(file) ?? brotliSize(readFileSync(`${DIST}/${file}`))
  sizes.set(file, size)
  return size
}
