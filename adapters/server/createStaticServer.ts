import { createReadStream } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

import { contentTypeOf } from './contentType'
import { findFile, type Mount } from './findFile'

/** Names of chunks carry a hash of what is in them, so that they never go out of date. */
const isHashed = (file: string): boolean => /\/chunks\/[^/]+\.js$/.test(file)

const refuse = (response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${message}\n`)
}

const answer = async (mounts: readonly Mount[], request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Alleen lezen.', { allow: 'GET, HEAD' })
    return
  }
  const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1)
  const file = await findFile(mounts, pathname)
  if (file === undefined) {
    refuse(response, 404, 'Niet gevonden.')
    return
  }
  response.writeHead(200, {
    'content-type': contentTypeOf(file),
    'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(file), response)
}

/** Serves the files of the mounts, and nothing else. A visitor who leaves halfway ends only their own answer. */
export const createStaticServer = (mounts: readonly Mount[]): Server =>
  createServer((request, response) => {
    answer(mounts, request, response).catch(() => response.destroy())
  })
