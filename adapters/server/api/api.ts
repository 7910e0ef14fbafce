import type { FastifyInstance } from 'fastify'

import type { IoTsTypeProvider } from '../antwoord'
import { alleenVan } from '../beveiliging'
import { beschrijving } from '../openapi'
import { registreerBerekening, type Rekenaar } from './berekening'
import { registreerControle } from './controle'
import { registreerNormen } from './normen'
import type { Toegang } from './route'

/** The base of the calculation call as pages know it. */
const BASIS = '/api/v3.0/serviceproxy/orientatie'

/** The service answers behind the base, and at its own address for who reaches it directly. */
export const PREFIXES = [BASIS, ''] as const

/** What the calls need. */
export interface ApiConfig extends Rekenaar {
  /** Sites elsewhere whose pages may call. */
  readonly origins: readonly string[]
}

/** All calls of the service, for one prefix. */
export const createApi =
  (config: ApiConfig) =>
  (instance: FastifyInstance, _opties: unknown, klaar: () => void): void => {
    const app = instance.withTypeProvider<IoTsTypeProvider>()
    app.addHook('onRequest', (_request, reply, verder) => {
      reply.header('cache-control', 'no-store')
      verder()
    })
    const beperkt: Toegang = { onRequest: [app.rateLimit()] }
    const beschermd: Toegang = {
      onRequest: [
        app.rateLimit(),
        alleenVan(config.origins),
        (request, reply, verder) => app.csrfProtection(request, reply, verder),
      ],
    }

    registreerBerekening(app, beschermd, config)
    registreerControle(app, beschermd)
    registreerNormen(app, beperkt)
    app.get('/api/v1.0/anti-forgery', beperkt, (_request, reply) => ({ token: reply.generateCsrf() }))
    app.get('/api/v1.0/openapi.json', beperkt, () => beschrijving)
    klaar()
  }
