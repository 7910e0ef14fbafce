import type { FastifyInstance } from 'fastify'

import type { IoTsTypeProvider } from '../antwoord'
import { beschrijving } from '../openapi'
import { registreerBerekening, type Rekenaar } from './berekening'
import { registreerNormen } from './normen'

/** The base of the calculation call as pages know it. */
const BASIS = '/api/v3.0/serviceproxy/orientatie'

/** The service answers behind the base, and at its own address for who reaches it directly. */
export const PREFIXES = [BASIS, ''] as const

/** What the calls need. */
export type ApiConfig = Rekenaar

/** All calls of the service, for one prefix. */
export const createApi =
  (config: ApiConfig) =>
  async (instance: FastifyInstance): Promise<void> => {
    const app = instance.withTypeProvider<IoTsTypeProvider>()
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    const beperkt = { onRequest: [app.rateLimit()] }
    const beschermd = { onRequest: [app.rateLimit(), app.csrfProtection] }

    registreerBerekening(app, beschermd, config)
    registreerNormen(app, beperkt)
    app.get('/api/v1.0/anti-forgery', beperkt, (_request, reply) => ({ token: reply.generateCsrf() }))
    app.get('/api/v1.0/openapi.json', beperkt, () => beschrijving)
  }
