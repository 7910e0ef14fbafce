import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

/** The ways in which a file can be packed, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const

/** How a file travels: packed, or as it is (`identity`). */
type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** The part of a negotiator that is used; its published types leave the second argument out. */
interface WithPreference {
  readonly encoding: (there: readonly string[], options: { readonly preferred: readonly string[] }) => unknown
}

/**
 * The coding that the Accept-Encoding header (RFC 9110, 12.5.3) likes best of those there are; the smallest of equals,
 * and `identity` when none is welcome.
 */
export const chooseEncoding = (headers: Negotiator.Headers, isThere: (encoding: Encoding) => boolean): Encoding => {
  const negotiator: WithPreference = new Negotiator({ headers })
  const best = negotiator.encoding([...ENCODINGS.filter(isThere), 'identity'], { preferred: ENCODINGS })
  return ENCODINGS.find((encoding) => encoding === best) ?? 'identity'
}

/** A file in one encoding, and the mark (ETag) by which a browser asks whether what it kept still holds. */
interface Packing {
  readonly content: Buffer
  readonly etag: string
}

/** A file in memory, as it is and in every encoding that makes it smaller. */
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

/** The highest quality (11) would delay the start by seconds, for 7% fewer bytes: a build has the time for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const GZIP = { level: constants.Z_BEST_COMPRESSION }

/** What a build packed; nothing when it packed no file with this hash. */
const readPacked = async (folder: string | undefined, hash: string): Promise<Buffer | undefined> => {
  try {
    return folder === undefined ? undefined : await readFile(join(folder, `${hash}.br`))
  } catch {
    return undefined
  }
}

/** Reads a file, and packs it once for all who will ask; what a build packed of it stands in the folder `packed`. */
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
