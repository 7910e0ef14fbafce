import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The header with the id of a call. */
export const REQUEST_ID = 'x-request-id'
/** The header with the position of a call in a trace (W3C Trace Context). */
export const TRACEPARENT = 'traceparent'

/** Matches an id that is safe to log: it contains no e-mail address and no line break. */
const SAFE_ID = /^[\w.-]{1,64}$/

/**
 * Matches a traceparent header (W3C Trace Context) and captures its trace id and flags. `@opentelemetry/api` has no
 * parser for it: that is in its core package, and the id generator is in its SDK.
 */
const TRACE = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-|$)/

const NOT_RECORDED = '00'

/** Returns the id that the caller gave the call, or a new one. */
export const toRequestId = ({ headers }: IncomingMessage): string => {
  const id = headers[REQUEST_ID]
  return typeof id === 'string' && SAFE_ID.test(id) ? id : randomUUID()
}

/** Returns a traceparent with a new span in the caller's trace; a new trace when the caller sends none. */
export const toTraceparent = (header: unknown): string => {
  const [, trace = randomBytes(16).toString('hex'), flags = NOT_RECORDED] = TRACE.exec(String(header)) ?? []
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`
}

/** Adds the id (`x-request-id`) and the trace (`traceparent`) of the call to every answer; the log has both too. */
export const registerTrace = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ id, headers }, reply, next) => {
    reply.headers({ [REQUEST_ID]: id, [TRACEPARENT]: toTraceparent(headers[TRACEPARENT]) })
    next()
  })
}
