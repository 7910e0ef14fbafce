import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { sendProblem } from './problem/answerError'
import { toProblem } from './problem/problem'

/** Whether the URL path `path` matches the path of `route`. A parameter such as `:jaar` matches one segment. */
const isOf = (route: string, path: string): boolean => {
  const [parts, asked] = [route.split('/'), path.split('/')]
  return parts.length === asked.length && parts.every((part, index) => part.startsWith(':') || part === asked[index])
}

/**
 * Answers a call without a matching route, before its body is read. Sends 405 with the allowed methods when the path
 * has routes for other methods; sends 404 otherwise. Knows only the routes that are registered after `registerNotFound`
 * is called. `fastify-allow` is not used: it adds the methods to every response, and does not recognise a path with a
 * query.
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
