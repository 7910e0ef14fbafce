import type { IncomingMessage } from 'node:http'
import type { onRequestHookHandler, FastifyInstance } from 'fastify'
import bearerAuth from '@fastify/bearer-auth'
import cors from '@fastify/cors'

import { sendProblem } from '../problem/answerError'
import { toProblem } from '../problem/problem'

/** A function that accepts a call by calling `next`, or refuses it. */
type Check = (...call: Parameters<onRequestHookHandler>) => void

/** The checks of callers, and the origins that need no token. */
export interface Callers {
  /** Checks the token of a machine. */
  readonly ofMachine: Check
  /** Checks the anti-forgery token of a page of this server. */
  readonly ofPage: Check
  /** The origins of other websites whose pages may call the API. */
  readonly origins: readonly string[]
}

/** Returns how often a request has a header, also when Node keeps only the first one. */
const countOf = ({ rawHeaders }: IncomingMessage, name: string): number =>
  rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length

/**
 * Creates the check of callers. It accepts machines with a token, pages of an allowed origin, and pages of this server
 * with an anti-forgery token. For an allowed origin the `Origin` header is enough: such a call uses no cookie, so a
 * forged header gains nothing. A call with neither `Origin` nor `Sec-Fetch-Site` needs a token too. Two `Authorization`
 * headers are refused: a proxy in front may have checked the other one.
 */
export const onlyKnown =
  ({ ofMachine, ofPage, origins }: Callers): Check =>
  (request, reply, next) => {
    const { authorization, origin = '', 'sec-fetch-site': site = 'none' } = request.headers
    if (countOf(request.raw, 'authorization') > 1)
      sendProblem(reply.header('www-authenticate', 'Bearer'), toProblem('GeenToegang'))
    else if (authorization !== undefined) ofMachine(request, reply, next)
    else if (origins.includes(origin)) next()
    else if (site === 'none' || site === 'same-origin') ofPage(request, reply, next)
    else sendProblem(reply, toProblem('VreemdeSite'))
  }

/** Registers and returns the check of machines: programs that send a token (`Authorization: Bearer …`). */
export const registerMachines = async (app: FastifyInstance, tokens: readonly string[]): Promise<Check> => {
  await app.register(bearerAuth, {
    keys: new Set(tokens),
    addHook: false,
    verifyErrorLogLevel: 'debug',
    // Accepts `Bearer` in upper and lower case: RFC 9110 (11.1) makes the name of a scheme case-insensitive.
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

/** Adds the CORS headers with which pages of these origins can read the responses. Does nothing without `origins`. */
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
