import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** The header that names a call. */
export const REQUEST_ID = 'x-request-id'
/** The header that names its part of a trace (W3C Trace Context). */
export const TRACEPARENT = 'traceparent'

/** An id that may stand in a log: it holds no address of a person and no end of a line. */
const SAFE_ID = /^[\w.-]{1,64}$/

/**
 * A traceparent header (W3C Trace Context): the trace, the caller's part of it, and whether it is recorded. Read here,
 * for `@opentelemetry/api` has no reader of it: that stands in its core, and ids in its SDK.
 */
const TRACE = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-|$)/

const NOT_RECORDED = '00'

/** The id that the caller gave a call, or one of our own. */
export const toRequestId = ({ headers }: IncomingMessage): string => {
  const id = headers[REQUEST_ID]
  return typeof id === 'string' && SAFE_ID.test(id) ? id : randomUUID()
}

/** Our part of the trace that a call belongs to; the first part of a new one when the caller names none. */
export const toTraceparent = (header: unknown): string => {
  const [, trace = randomBytes(16).toString('hex'), flags = NOT_RECORDED] = TRACE.exec(String(header)) ?? []
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`
}

/** Names in every answer the call (`x-request-id`) and its part of a trace (`traceparent`); the log names both too. */
export const registerTrace = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ id, headers }, reply, next) => {
    reply.headers({ [REQUEST_ID]: id, [TRACEPARENT]: toTraceparent(headers[TRACEPARENT]) })
    next()
  })
}
