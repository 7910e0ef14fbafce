import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import parseRange from 'range-parser'

import { sendProblem } from '../problem/answerError'
import { toProblem } from '../problem/problem'
import { readStaticFile, type StaticFile, chooseEncoding } from './staticFile'

/** The first and the last byte that are asked for, counted from 0. */
interface Part {
  readonly start: number
  readonly end: number
}

/** The headers that ask for a part. */
interface PartHeaders {
  readonly range?: string | undefined
  readonly 'if-range'?: string | undefined
}

/**
 * Which part of a file a call asks for (RFC 9110, 14.2): `none` when the file has no such part, and `all` for one who
 * asks for none, for several, for what cannot be read, or for a part of what the file was before.
 */
const partOf = (content: Buffer, etag: string, headers: PartHeaders): Part | 'all' | 'none' => {
  const { range, 'if-range': kept = etag } = headers
  if (range === undefined || kept !== etag) return 'all'
  const parts = parseRange(content.length, range)
  if (parts === -1) return 'none'
  const [part, ...more] = parts === -2 || parts.type !== 'bytes' ? [] : parts
  return part === undefined || more.length > 0 ? 'all' : part
}

/** Which files of a folder are served, where and how. */
interface PublicFolder {
  readonly root: string
  /** Where a build put its packings; everything is packed at the start when absent. */
  readonly packed: string | undefined
  /** What their addresses begin with; ends with a slash. */
  readonly prefix: string
  /** Is this file (its path in the folder, with slashes) served? */
  readonly isPublic: (file: string) => boolean
  /** The headers that go with it. */
  readonly headersOf: (file: string) => Readonly<Record<string, string>>
}

const filesIn = async (root: string): Promise<readonly string[]> =>
  (await readdir(root, { recursive: true })).map((file) => file.replaceAll(sep, '/'))

/** Does an If-None-Match header name this mark (RFC 9110, 13.1.2)? */
const isKept = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((mark) => ['*', etag].includes(mark.trim().replace(/^W\//, '')))

/**
 * Serves the files of a folder from memory, each at an address of its own; the bytes are shared by all callers.
 * `@fastify/static` opens a file for each call and leaves it open for good when the caller hangs up before its turn.
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
