import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { stuur, toFoutantwoord } from './antwoord'

/** Is this path one of a route? A parameter, such as `:jaar`, stands for one part of it. */
const isVan = (route: string, pad: string): boolean => {
  const [delen, gevraagd] = [route.split('/'), pad.split('/')]
  return (
    delen.length === gevraagd.length && delen.every((deel, plek) => deel.startsWith(':') || deel === gevraagd[plek])
  )
}

/**
 * Answers every call that no route takes, before its body is read: with the methods that its address does know (405),
 * or that nothing is there (404). Knows the routes that are registered after it.
 */
export const registreerNietGevonden = (app: FastifyInstance): void => {
  const methodenVan = new Map<string, readonly string[]>()
  app.addHook('onRoute', ({ url, method }) => {
    methodenVan.set(url, [...(methodenVan.get(url) ?? []), method].flat())
  })

  const meld = (request: FastifyRequest, reply: FastifyReply): void => {
    const [pad = ''] = request.url.split('?', 1)
    const [, methoden] = [...methodenVan].find(([route]) => isVan(route, pad)) ?? []
    if (methoden === undefined || methoden.includes(request.method)) stuur(reply, toFoutantwoord('NietGevonden'))
    else stuur(reply.header('allow', methoden.toSorted().join(', ')), toFoutantwoord('MethodeOnbekend'))
  }

  app.setNotFoundHandler(meld)
  app.addHook('onRequest', (request, reply, verder) => {
    if (request.is404) meld(request, reply)
    else verder()
  })
}
