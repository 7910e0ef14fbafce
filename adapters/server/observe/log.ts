import { LogController, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'

import { sentProblem } from '../problem/answerError'

interface Logger {
  readonly level: string
  readonly stream: { readonly write: (line: string) => void }
  readonly base: null
  readonly serializers: {
    readonly req: () => Record<string, never>
    readonly err: (error: FastifyError) => { readonly type: string; readonly message: string; readonly stack: string }
  }
}

/** Returns the options of the fastify logger. A logged `req` is empty; a logged `err` has only its name and code. */
export const toLogger = (level: string, stream: Logger['stream']): Logger => ({
  level,
  stream,
  base: null,
  serializers: {
    req: () => ({}),
    err: ({ name, code }: FastifyError) => ({ type: name, message: code, stack: '' }),
  },
})

/**
 * Logs a line for each finished call: id, trace, method, route, status, problem code and duration in milliseconds.
 * Never logs the address of a caller or the body of a call. The level is `info` for API calls and problems, and `debug`
 * for other calls.
 */
export class CallLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true })
  }

  override requestCompleted(_error: FastifyError | null, request: FastifyRequest, reply: FastifyReply): void {
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
