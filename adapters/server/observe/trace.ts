import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export const REQUEST_ID = 'x-request-id'
/** The header with the position of a call in a trace (W3C Trace Context). */
export const TRACEPARENT = 'traceparent'

/** Matches an id that is safe to log: 1 to 64 letters, digits, dots, hyphens and underscores. */
const SAFE_ID = /^[\w.-]{1,64}$/

/**
 * Matches a traceparent header (W3C Trace Context) and captures its trace id and flags. The package
 * `@opentelemetry/api` is not used: only larger packages of OpenTelemetry have the parser and the id generator.
 */
const TRACE = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-|$)/

const NOT_RECORDED = '00'

/** Returns the request id of the caller; a new id when it is missing or not safe to log. */
export const toRequestId = ({ headers }: IncomingMessage): string => {
  const id = headers[REQUEST_ID]
  return typeof id === 'string' && SAFE_ID.test(id) ? id : randomUUID()
}

/** Returns a traceparent header with a new span id. Its trace id is that of `header`, or new if `header` is invalid. */
export const toTraceparent = (header: unknown): string => {
  const [, trace = randomBytes(16).toString('hex'), flags = NOT_RECORDED] = TRACE.exec(String(header)) ?? []
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`
}

/** Adds the request id (`x-request-id`) and the trace (`traceparent`) to the response of each call; both are logged. */
export const registerTrace = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ id, headers }, reply, next) => {
    reply.headers({ [REQUEST_ID]: id, [TRACEPARENT]: toTraceparent(headers[TRACEPARENT]) })
    next()
  })
}
