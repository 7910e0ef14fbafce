import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'

import { PROBLEM_TYPE, toProblem, type Problem, type ProblemCode } from './problem'

const perErrorCode: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TeTraag',
  HPE_HEADER_OVERFLOW: 'KopTeGroot',
}

const toMessage = (problem: Problem): string => {
  const body = JSON.stringify(problem)
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    `content-type: ${PROBLEM_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Answers what never becomes a call, such as no HTTP or a head that does not end, and hangs up. */
export const answerUnreadable = ({ code }: ConnectionError, socket: Socket): void => {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const problem = toProblem(perErrorCode[code] ?? 'OnleesbareAanroep')
  socket.end(toMessage(problem), () => socket.destroy())
}
