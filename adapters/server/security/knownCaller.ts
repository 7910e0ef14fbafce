import type { onRequestHookHandler, FastifyInstance } from 'fastify'
import bearerAuth from '@fastify/bearer-auth'
import cors from '@fastify/cors'

import { sendProblem } from '../problem/answerError'
import { toProblem } from '../problem/problem'

/** Lets a call pass, or refuses it. */
type Check = (...call: Parameters<onRequestHookHandler>) => void

/** The checks that decide which callers are accepted. */
export interface Callers {
  /** Checks the token of a machine. */
  readonly ofMachine: Check
  /** Checks the anti-forgery token of our own page. */
  readonly ofPage: Check
  /** The origins of other sites whose pages may call the service. */
  readonly origins: readonly string[]
}

/**
 * Accepts a call from a machine with its token, from a page of an allowed site, and from our own page with its
 * anti-forgery token. For a page of another site the `Origin` header is enough: such calls carry no cookie, so a forged
 * header gains nothing. A caller without a browser sends no such header and has no cookie that another site could use.
 */
export const onlyKnown =
  ({ ofMachine, ofPage, origins }: Callers): Check =>
  (request, reply, next) => {
    const { authorization, origin = '', 'sec-fetch-site': site = 'none' } = request.headers
    if (authorization !== undefined) ofMachine(request, reply, next)
    else if (origins.includes(origin)) next()
    else if (site === 'none' || site === 'same-origin') ofPage(request, reply, next)
    else sendProblem(reply, toProblem('VreemdeSite'))
  }

/** Returns the check for machines, which call without a page and send their own token (`Authorization: Bearer …`). */
export const registerMachines = async (app: FastifyInstance, tokens: readonly string[]): Promise<Check> => {
  await app.register(bearerAuth, {
    keys: new Set(tokens),
    addHook: false,
    verifyErrorLogLevel: 'debug',
    // Accepts the name of the scheme in any case, as RFC 9110 (11.1) requires.
    specCompliance: 'rfc6749',
  })
  const { verifyBearerAuth } = app
  if (verifyBearerAuth === undefined) throw new Error('@fastify/bearer-auth did not register its check.')
  return (request, reply, next) =>
    verifyBearerAuth(request, reply, (error) => {
      if (error !== undefined) reply.header('www-authenticate', 'Bearer')
      next(error)
    })
}

/** Sends the CORS headers that let pages of these origins, and no others, read the responses. */
export const registerCors = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && origins.includes(origin) && origin),
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    strictPreflight: false,
  })
}
