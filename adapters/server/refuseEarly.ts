import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { codeOf, sendProblem } from './problem/answerError'
import { toProblem, type ProblemCode } from './problem/problem'

const refused = new WeakMap<IncomingMessage, ProblemCode>()

/** A path without a route. */
const NOWHERE = '/onleesbaar'

/**
 * Refuses a call whose address the router cannot take. The router would answer it past every hook; routed again, it is
 * answered, counted and logged as every call is.
 */
export const refuseUnroutable = (error: FastifyError, { raw, server }: FastifyRequest, reply: FastifyReply): void => {
  refused.set(raw, codeOf(error))
  raw.url = NOWHERE
  server.routing(raw, reply.raw)
}

/** A host as RFC 3986 writes it, a name or an address, with or without a port. */
const HOST = /^(?:\[[\w.:%~-]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/

/** Whether a call names one host that can be read (RFC 9112, 3.2); HTTP/1.0 may leave it out. */
const hasHost = ({ httpVersion, rawHeaders, headers: { host = '' } }: IncomingMessage): boolean => {
  const lines = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return HOST.test(host) && (lines.length === 1 || (lines.length === 0 && httpVersion === '1.0'))
}

/** Refuses calls that Node would refuse without a word: with an unknown expectation, or without exactly one host. */
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
