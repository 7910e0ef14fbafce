import type { FastifyInstance } from 'fastify'

import type { IoTsTypeProvider } from '../problem/ioTs'
import { onlyKnown, type Callers } from '../security/knownCaller'
import { description } from '../openapi/description'
import { registerBerekening, type KaderPerLabel } from './berekening'
import { registerControle } from './controle'
import { registerNormen } from './normen'
import type { Access } from './route'

/** The base of the calculation call as pages know it. */
const BASE = '/api/v3.0/serviceproxy/orientatie'

/** The service answers behind the base, and at its own address for who reaches it directly. */
export const PREFIXES = [BASE, ''] as const

/** What the calls need. */
export interface ApiConfig extends KaderPerLabel {
  readonly callers: Callers
}

/** All calls of the service, for one prefix. */
export const createApi =
  (config: ApiConfig) =>
  (instance: FastifyInstance, _options: unknown, done: () => void): void => {
    const app = instance.withTypeProvider<IoTsTypeProvider>()
    app.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store')
      next()
    })
    const limited: Access = { onRequest: [app.rateLimit()] }
    const guarded: Access = { onRequest: [app.rateLimit(), onlyKnown(config.callers)] }

    registerBerekening(app, guarded, config)
    registerControle(app, guarded)
    registerNormen(app, limited)
    app.get('/api/v1.0/anti-forgery', limited, (_request, reply) => ({ token: reply.generateCsrf() }))
    app.get('/api/v1.0/openapi.json', limited, () => description)
    done()
  }
