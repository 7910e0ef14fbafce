import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions, RawServerDefault } from 'fastify'

import { toFoutantwoord, type Foutcode } from './antwoord'

/** How often (per time limit) the callers that are too slow are looked for. */
const RONDES = 5

const perFoutcode: Readonly<Record<string, Foutcode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TeTraag',
  HPE_HEADER_OVERFLOW: 'KopTeGroot',
}

/** Answers what never becomes a call, because it is no HTTP, too large or too slow, and hangs up. */
const meldOnleesbaar = (fout: Error & { readonly code?: string }, socket: Socket): void => {
  if (fout.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const antwoord = toFoutantwoord(perFoutcode[fout.code ?? ''] ?? 'OnleesbareAanroep')
  const body = JSON.stringify(antwoord)
  socket.write(
    [
      `HTTP/1.1 ${antwoord.status} ${STATUS_CODES[antwoord.status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  socket.destroySoon()
}

/** Gives a caller so many milliseconds to send a request, and answers one that cannot be read. */
export const leidingMet = (langsteAanroep: number) =>
  ({
    requestTimeout: langsteAanroep,
    http: { headersTimeout: langsteAanroep, connectionsCheckingInterval: langsteAanroep / RONDES },
    clientErrorHandler: meldOnleesbaar,
  }) satisfies FastifyHttpOptions<RawServerDefault>
