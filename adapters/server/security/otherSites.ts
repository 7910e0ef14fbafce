import cors from '@fastify/cors'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'

import { sendProblem, toProblem } from '../problem'

/** Lets browsers hand our answers to pages of these sites, and says nothing to any other. */
export const registerCors = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && origins.includes(origin) && origin),
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', 'requestverificationtoken'],
    exposedHeaders: ['retry-after'],
    strictPreflight: false,
  })
}

/**
 * Refuses a call of which the browser says that a page elsewhere makes it, unless it is a page of these sites. Who
 * calls without a browser says nothing, and has no cookies that someone else could use.
 */
export const onlyFrom =
  (origins: readonly string[]): onRequestHookHandler =>
  ({ headers }, reply, next) => {
    const { origin = '', 'sec-fetch-site': site = 'none' } = headers
    if (site === 'none' || site === 'same-origin' || origins.includes(origin)) next()
    else sendProblem(reply, toProblem('VreemdeSite'))
  }
