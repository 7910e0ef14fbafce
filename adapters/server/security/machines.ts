import bearerAuth from '@fastify/bearer-auth'
import type { FastifyInstance } from 'fastify'

import type { Check } from './knownCaller'

/** Gives the check of machines that call without a page, each with a token of its own (`Authorization: Bearer …`). */
export const registerMachines = async (app: FastifyInstance, tokens: readonly string[]): Promise<Check> => {
  await app.register(bearerAuth, { keys: new Set(tokens), addHook: false, verifyErrorLogLevel: 'debug' })
  const { verifyBearerAuth } = app
  if (verifyBearerAuth === undefined) throw new Error('@fastify/bearer-auth gives no check.')
  return (request, reply, next) =>
    verifyBearerAuth(request, reply, (error) => {
      if (error !== undefined) reply.header('www-authenticate', 'Bearer')
      next(error)
    })
}
