import bearerAuth from '@fastify/bearer-auth'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'

/** Lets a call pass, or refuses it. */
export type Check = (...call: Parameters<onRequestHookHandler>) => void

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

/** Has a call that brings the token of a machine pass the check of machines, and any other call those of a page. */
export const machineOr = (ofMachine: Check, ...ofPage: readonly Check[]): Check[] => {
  const isOfMachine: (call: Parameters<Check>[0]) => boolean = ({ headers }) => headers.authorization !== undefined
  return [
    (request, reply, next) => (isOfMachine(request) ? ofMachine(request, reply, next) : next()),
    ...ofPage.map(
      (check): Check =>
        (request, reply, next) =>
          isOfMachine(request) ? next() : check(request, reply, next),
    ),
  ]
}
