import cors from '@fastify/cors'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'

import { stuur, toFoutantwoord } from '../antwoord'

/** Lets browsers hand our answers to pages of these sites, and says nothing to any other. */
export const registreerCors = async (app: FastifyInstance, origins: readonly string[]): Promise<void> => {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: (origin, meld) => meld(null, origin !== undefined && origins.includes(origin) && origin),
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
export const alleenVan =
  (origins: readonly string[]): onRequestHookHandler =>
  ({ headers }, reply, verder) => {
    const { origin = '', 'sec-fetch-site': site = 'none' } = headers
    if (site === 'none' || site === 'same-origin' || origins.includes(origin)) verder()
    else stuur(reply, toFoutantwoord('VreemdeSite'))
  }
