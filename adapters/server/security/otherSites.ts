import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

import { sendProblem, toProblem } from '../problem'
import type { Check } from './machines'

/** Sends the headers (CORS) with which browsers give the answers to pages of these sites, and of no other. */
export const registerCors = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && origins.includes(origin) && origin),
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', 'requestverificationtoken'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    strictPreflight: false,
  })
}

/**
 * Refuses a call that, according to the browser, a page of another site makes, unless that site is one of these. A
 * caller without a browser sends no such header, and has no cookies that another site could use.
 */
export const onlyFrom =
  (origins: readonly string[]): Check =>
  ({ headers }, reply, next) => {
    const { origin = '', 'sec-fetch-site': site = 'none' } = headers
    if (site === 'none' || site === 'same-origin' || origins.includes(origin)) next()
    else sendProblem(reply, toProblem('VreemdeSite'))
  }
