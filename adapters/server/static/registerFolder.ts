import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import parseRange from 'range-parser'

import { sendProblem } from '../problem/answerError'
import { toProblem } from '../problem/problem'
import { readStaticFile, type StaticFile, chooseEncoding } from './staticFile'

/** A byte range: the first and the last byte, counted from 0. */
interface Part {
  readonly start: number
  readonly end: number
}

/** The request headers that ask for a byte range. */
interface PartHeaders {
  readonly range?: string | undefined
  readonly 'if-range'?: string | undefined
}

/**
 * Returns the byte range that a request asks for (RFC 9110, 14.2); `none` when that range is outside the file. Returns
 * `all` when the request asks for no range, several ranges or an invalid range, and when its `if-range` header is not
 * the ETag of this file.
 */
const partOf = (content: Buffer, etag: string, headers: PartHeaders): Part | 'all' | 'none' => {
  const { range, 'if-range': kept = etag } = headers
  if (range === undefined || kept !== etag) return 'all'
  const parts = parseRange(content.length, range)
  if (parts === -1) return 'none'
  const [part, ...more] = parts === -2 || parts.type !== 'bytes' ? [] : parts
  return part === undefined || more.length > 0 ? 'all' : part
}

/** A folder with the files to serve. */
interface PublicFolder {
  readonly root: string
  /** The folder with the Brotli files of the build. Undefined: the server compresses every file when it starts. */
  readonly packed: string | undefined
  /** The URL path before the name of each file; starts and ends with a slash. */
  readonly prefix: string
  /** Whether a file is served. `file` is its path in the folder, with slashes. */
  readonly isPublic: (file: string) => boolean
  readonly headersOf: (file: string) => Readonly<Record<string, string>>
}

const filesIn = async (root: string): Promise<readonly string[]> =>
  (await readdir(root, { recursive: true })).map((file) => file.replaceAll(sep, '/'))

/** Whether an If-None-Match header contains this ETag or `*` (RFC 9110, 13.1.2). */
const isKept = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((mark) => ['*', etag].includes(mark.trim().replace(/^W\//, '')))

/**
 * Serves the public files of a folder from memory, each at its own URL. `@fastify/static` is not used: it never closes
 * a file when the caller disconnects before the file is sent.
 */
export const registerFolder = async (app: FastifyInstance, folder: PublicFolder): Promise<void> => {
  const files = (await filesIn(folder.root)).filter(folder.isPublic)
  const packed = await Promise.all(files.map((file) => readStaticFile(join(folder.root, file), folder.packed)))
  for (const [index, file] of files.entries()) {
    const inMemory = packed[index]
    if (inMemory) registerFile(app, folder.prefix + file, inMemory, folder.headersOf(file))
  }
}

const registerFile = (
  app: FastifyInstance,
  url: string,
  { type, packings }: StaticFile,
  headersOf: Readonly<Record<string, string>>,
): void => {
  app.get(url, ({ headers }, reply) => {
    const encoding = chooseEncoding(headers, (name) => packings[name] !== undefined)
    const { content, etag } = packings[encoding] ?? packings.identity
    const vary = [reply.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', ')
    reply.headers({ ...headersOf, etag, vary, 'accept-ranges': 'bytes' })
    if (isKept(headers['if-none-match'], etag)) return reply.code(304).send()
    const part = partOf(content, etag, headers)
    if (part === 'none') {
      reply.header('content-range', `bytes */${content.length}`)
      return sendProblem(reply, toProblem('OnbruikbaarBereik'))
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    if (part === 'all') return reply.type(type).send(content)
    reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${content.length}`)
    return reply.type(type).send(content.subarray(part.start, part.end + 1))
  })
}
