import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Sends the headers (CORS) with which browsers give the answers to pages of these sites, and of no other. */
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
