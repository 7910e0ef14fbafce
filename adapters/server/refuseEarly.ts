import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { codeOf, sendProblem } from './problem/answerError'
import { toProblem, type ProblemCode } from './problem/problem'

const refused = new WeakMap<IncomingMessage, ProblemCode>()

/** A path without a route. */
const NOWHERE = '/onleesbaar'

/**
 * Refuses a call whose URL the router cannot handle. The router would answer it without running any hook. Routed again
 * to a path without a route, the call is answered, counted and logged like every other.
 */
export const refuseUnroutable = (error: FastifyError, { raw, server }: FastifyRequest, reply: FastifyReply): void => {
  refused.set(raw, codeOf(error))
  raw.url = NOWHERE
  server.routing(raw, reply.raw)
}

/** Matches a host as defined in RFC 3986: a name or an address, with or without a port. */
const HOST = /^(?:\[[\w.:%~-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/

/** Whether a request has exactly one valid Host header (RFC 9112, 3.2); HTTP/1.0 may omit it. */
const hasHost = ({ httpVersion, rawHeaders, headers: { host = '' } }: IncomingMessage): boolean => {
  const lines = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return HOST.test(host) && (lines.length === 1 || (lines.length === 0 && httpVersion === '1.0'))
}

/** Refuses calls that Node would refuse without a body: an unknown Expect header, or not exactly one valid Host. */
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
