import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { sendProblem } from './problem/answerError'
import { toProblem } from './problem/problem'

/** Is this path one of a route? A parameter, such as `:jaar`, stands for one part of it. */
const isOf = (route: string, path: string): boolean => {
  const [parts, asked] = [route.split('/'), path.split('/')]
  return parts.length === asked.length && parts.every((part, index) => part.startsWith(':') || part === asked[index])
}

/**
 * Answers every call that no route takes, before its body is read: with the methods that its address does know (405),
 * or that nothing is there (404). Knows the routes that are registered after it. `fastify-allow` names the methods in
 * every answer, and misses an address with a query.
 */
export const registerNotFound = (app: FastifyInstance): void => {
  const methodsOf = new Map<string, readonly string[]>()
  app.addHook('onRoute', ({ url, method }) => {
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), method].flat())
  })

  const answer = (request: FastifyRequest, reply: FastifyReply): void => {
    const [path = ''] = request.url.split('?', 1)
    const [, methods] = [...methodsOf].find(([route]) => isOf(route, path)) ?? []
    if (methods === undefined || methods.includes(request.method)) sendProblem(reply, toProblem('NietGevonden'))
    else sendProblem(reply.header('allow', methods.toSorted().join(', ')), toProblem('MethodeOnbekend'))
  }

  app.setNotFoundHandler(answer)
  app.addHook('onRequest', (request, reply, next) => {
    if (request.is404) answer(request, reply)
    else next()
  })
}
