import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ConnectionError, FastifyInstance } from 'fastify'

import { REQUEST_ID, toTraceparent, TRACEPARENT } from '../observe/trace'
import { PROBLEM_TYPE, toProblem, type Problem, type ProblemCode } from './problem'

type Count = (code: ProblemCode) => void

const perConnectionError: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TeTraag',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'TeGroot',
  HPE_HEADER_OVERFLOW: 'KopTeGroot',
}

const toMessage = (problem: Problem, headers: Readonly<Record<string, string>>): string => {
  const body = JSON.stringify(problem)
  const all = {
    ...headers,
    'content-type': PROBLEM_TYPE,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  }
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')
}

/**
 * Sends an error response on a socket for which fastify has no request, and closes the socket. The hooks of fastify do
 * not run for such a socket, so this function also counts and logs the error.
 */
const hangUp = (
  { log }: FastifyInstance,
  count: Count,
  socket: Duplex,
  code: ProblemCode,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const problem = toProblem(code)
  const [reqId, trace] = [randomUUID(), toTraceparent(undefined)]
  count(code)
  log.info({ reqId, route: 'onbekend', status: problem.status, code, trace }, 'aanroep')
  socket.end(toMessage(problem, { [REQUEST_ID]: reqId, [TRACEPARENT]: trace, ...headers }), () => socket.destroy())
}

/** Creates the handler for bytes that Node cannot read as a request. It ignores connections that are already closed. */
export const answerUnreadable =
  (app: () => FastifyInstance, count: Count) =>
  ({ code }: ConnectionError, socket: Duplex): void => {
    if (code !== 'ECONNRESET' && !socket.destroyed)
      hangUp(app(), count, socket, perConnectionError[code] ?? 'OnleesbareAanroep')
  }

/** Refuses `CONNECT` requests with status 405. Without a listener, Node closes their connection without a response. */
export const refuseTunnels = (app: FastifyInstance, count: Count): void => {
  app.server.on('connect', (_request, socket) => hangUp(app, count, socket, 'MethodeOnbekend', { allow: '' }))
}
