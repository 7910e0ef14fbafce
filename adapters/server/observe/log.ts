import type { Writable } from 'node:stream'
import { LogController, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'

import { sentProblem } from '../problem/answerError'

/** Structured lines, without the fields that would tell who called or what was asked. */
export const toLogger = (level: string, stream: Writable) => ({
  level,
  stream,
  base: null,
  serializers: {
    req: () => ({}),
    err: ({ name, code }: FastifyError) => ({ type: name, message: code, stack: '' }),
  },
})

/**
 * One line for every call: its id and its part of a trace, which route, how it ended and how long it took. Never an
 * address or a body. A failure is always logged; beside it, by default, only what calls the service.
 */
export class CallLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true })
  }

  override requestCompleted(_error: FastifyError | null, request: FastifyRequest, reply: FastifyReply) {
    const { url: route = 'onbekend' } = request.routeOptions
    const code = sentProblem(reply)
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      code,
      ms: Math.round(reply.elapsedTime),
      trace: reply.getHeader('traceparent'),
    }
    request.log[route.includes('/api/') || code !== undefined ? 'info' : 'debug'](line, 'aanroep')
  }
}
