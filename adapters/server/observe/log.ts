import type { Writable } from 'node:stream'
import { LogController, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'

import { sentProblem } from '../problem/answerError'

/** Returns the options of the logger: structured lines, without fields that reveal the caller or the request. */
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
 * Logs one line per call: its id, its trace, its route, its status and its duration. Never an address or a body. At
 * level `info`, only API calls and failures are logged.
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
