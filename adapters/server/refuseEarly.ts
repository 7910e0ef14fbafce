import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { codeOf, sendProblem } from './problem/answerError'
import { toProblem, type ProblemCode } from './problem/problem'

const refused = new WeakMap<IncomingMessage, ProblemCode>()

/** A path that has no route. */
const NOWHERE = '/onleesbaar'

/**
 * Refuses a call whose URL the router of fastify cannot handle. The router itself would answer without running any
 * hook. Therefore this function routes the call to a path without a route, so that the hooks count and log the call.
 */
export const refuseUnroutable = (error: FastifyError, { raw, server }: FastifyRequest, reply: FastifyReply): void => {
  refused.set(raw, codeOf(error))
  raw.url = NOWHERE
  server.routing(raw, reply.raw)
}

/** Matches a host as in RFC 3986: a name or an IP address, with or without a port. Also matches an empty host. */
const HOST = /^(?:\[[\w.:%~-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/

/** Whether a request has exactly one valid Host header (RFC 9112, 3.2). An HTTP/1.0 request may omit the header. */
const hasHost = ({ httpVersion, rawHeaders, headers: { host = '' } }: IncomingMessage): boolean => {
  const lines = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return HOST.test(host) && (lines.length === 1 || (lines.length === 0 && httpVersion === '1.0'))
}

/** Refuses calls with an unknown Expect header or without one valid Host header, and calls that cannot be routed. */
export const registerEarlyRefusals = (app: FastifyInstance): void => {
  app.server.on('checkExpectation', (request: IncomingMessage, response) => {
    refused.set(request, 'OnbekendeVerwachting')
    app.server.emit('request', request, response)
  })
  app.addHook('onRequest', ({ raw }, reply, next) => {
    const code = refused.get(raw) ?? (hasHost(raw) ? undefined : 'OnleesbareHost')
    if (code === undefined) next()
    else sendProblem(reply, toProblem(code))
  })
}
