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
 * Returns the byte range that a request asks for (RFC 9110, 14.2); `none` when the file does not have it. Returns `all`
 * without a range, with several or invalid ones, and when `if-range` names an older version of the file.
 */
const partOf = (content: Buffer, etag: string, headers: PartHeaders): Part | 'all' | 'none' => {
  const { range, 'if-range': kept = etag } = headers
  if (range === undefined || kept !== etag) return 'all'
  const parts = parseRange(content.length, range)
  if (parts === -1) return 'none'
  const [part, ...more] = parts === -2 || parts.type !== 'bytes' ? [] : parts
  return part === undefined || more.length > 0 ? 'all' : part
}

/** The files of a folder to serve, with their addresses and headers. */
interface PublicFolder {
  readonly root: string
  /** The folder with the files that the build compressed; when absent, every file is compressed at the start. */
  readonly packed: string | undefined
  /** The prefix of the addresses of the files; ends with a slash. */
  readonly prefix: string
  /** Whether this file (its path in the folder, with slashes) is served. */
  readonly isPublic: (file: string) => boolean
  /** Returns the response headers of a file. */
  readonly headersOf: (file: string) => Readonly<Record<string, string>>
}

const filesIn = async (root: string): Promise<readonly string[]> =>
  (await readdir(root, { recursive: true })).map((file) => file.replaceAll(sep, '/'))

/** Whether an If-None-Match header contains this ETag (RFC 9110, 13.1.2). */
const isKept = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((mark) => ['*', etag].includes(mark.trim().replace(/^W\//, '')))

/**
 * Serves the files of a folder from memory, each at its own address; all responses share the same bytes.
 * `@fastify/static` is not used: it leaves a file open for good when the caller disconnects before the file is sent.
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
