import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** The supported compressed encodings, the preferred one first. */
const ENCODINGS = ['br', 'gzip'] as const

/** The content encoding of a file: Brotli, gzip, or uncompressed (`identity`). */
type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** The method of Negotiator that this module uses. The published types of that method lack the second parameter. */
interface WithPreference {
  readonly encoding: (there: readonly string[], options: { readonly preferred: readonly string[] }) => unknown
}

/**
 * Returns the available encoding that the Accept-Encoding header prefers (RFC 9110, 12.5.3). Brotli comes before gzip
 * when both are equally preferred. Returns `identity` when neither is available and accepted.
 */
export const chooseEncoding = (headers: Negotiator.Headers, isThere: (encoding: Encoding) => boolean): Encoding => {
  const negotiator: WithPreference = new Negotiator({ headers })
  const best = negotiator.encoding([...ENCODINGS.filter(isThere), 'identity'], { preferred: ENCODINGS })
  return ENCODINGS.find((encoding) => encoding === best) ?? 'identity'
}

/** A file in one encoding, with its ETag. */
interface Packing {
  readonly content: Buffer
  readonly etag: string
}

/** A file in memory, uncompressed and in every encoding that makes it smaller. */
export interface StaticFile {
  readonly type: string
  readonly packings: Readonly<Partial<Record<Encoding, Packing>> & Record<'identity', Packing>>
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** Brotli options for compression at server start. The build's quality 11 saves 7% more bytes but takes seconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const GZIP = { level: constants.Z_BEST_COMPRESSION }

/** Returns the Brotli file of the build for content with this hash; undefined without a folder or a readable file. */
const readPacked = async (folder: string | undefined, hash: string): Promise<Buffer | undefined> => {
  try {
    return folder === undefined ? undefined : await readFile(join(folder, `${hash}.br`))
  } catch {
    return undefined
  }
}

/** Reads and compresses a file. Uses its Brotli file in `packed`, if any. Omits encodings that save no bytes. */
export const readStaticFile = async (path: string, packed?: string): Promise<StaticFile> => {
  const content = await readFile(path)
  const hash = createHash('sha256').update(content).digest('hex')
  const ifSmaller = (encoding: Encoding, packed: Buffer) =>
    packed.length < content.length ? { [encoding]: { content: packed, etag: `"${hash}-${encoding}"` } } : {}
  const [withBrotli, withGzip] = await Promise.all([
    readPacked(packed, hash).then((ready) => ready ?? promisify(brotliCompress)(content, BROTLI)),
    promisify(gzip)(content, GZIP),
  ])
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    packings: {
      identity: { content, etag: `"${hash}"` },
      ...ifSmaller('br', withBrotli),
      ...ifSmaller('gzip', withGzip),
    },
  }
}
