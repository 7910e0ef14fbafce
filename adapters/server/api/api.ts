import type { FastifyInstance } from 'fastify'
import { either } from 'fp-ts'
import * as t from 'io-ts'

import {
  berekenFinancieringsOpzet,
  opmerkingenOver,
  verzoekCodec,
  NORMJAREN,
  normenVan,
  type Berekening,
  type Rekenkader,
  type RekenFout,
} from '../../../domain'
import { loosely } from '../../../domain/codec'
import type { LabelCode } from '../../../domain/orientatie'
import { isVerouderd, metMerken } from '../../files'
import { description } from '../openapi/description'
import { sendProblem } from '../problem/answerError'
import type { Access, App, IoTsTypeProvider } from '../problem/ioTs'
import { toProblem } from '../problem/problem'
import { onlyKnown, type Callers } from '../security/knownCaller'
import { registerControle } from './controle'
import { readOnce } from './readOnce'

/** The norms and rates with which the API calculates, and the clock that shows whether the norms are of this year. */
interface KaderPerLabel {
  readonly kaderVan: (labelCode: LabelCode) => Rekenkader
  /** Whether the rates are examples, which nobody offers. */
  readonly isVoorbeeldrente: boolean
  readonly nu: () => Date
}

const bodyCodec = loosely(verzoekCodec)

/**
 * Registers the endpoint that calculates a financieringsopzet, with the same rules as the element. The answer lists the
 * fields of the request that do not exist, asks about each income that may be a monthly income, and says so when its
 * rate is an example or its norms are of an earlier year.
 */
const registerBerekening = (app: App, access: Access, { kaderVan, isVoorbeeldrente, nu }: KaderPerLabel): void => {
  app.post('/api/v1.0/financieringsopzet', { ...access, schema: { body: bodyCodec } }, ({ body }, reply) => {
    const { waarde: verzoek, genegeerd } = body
    const opmerkingen = opmerkingenOver(verzoek)
    const kader = kaderVan(verzoek.labelCode)
    const merken = { isVoorbeeldrente, isVerouderd: isVerouderd(kader.normen.jaar, nu()) }
    return either.match(
      ({ _tag }: RekenFout) => sendProblem(reply, toProblem('NietTeBerekenen', { reden: _tag })),
      ({ financieringsOpzet }: Berekening) =>
        reply.send({
          ...metMerken(financieringsOpzet, merken),
          ...(genegeerd.length > 0 && { genegeerd }),
          ...(opmerkingen.length > 0 && { opmerkingen }),
        }),
    )(berekenFinancieringsOpzet(verzoek, kader))
  })
}

/** The base path under which pages call the calculation service. */
const BASE = '/api/v3.0/serviceproxy/orientatie'

/** The path prefixes of the API: the base path for pages, and an empty prefix for clients that call it directly. */
export const PREFIXES = [BASE, ''] as const

/** The norms and rates of the API, and the checks that decide which callers may use the API. */
interface ApiConfig extends KaderPerLabel {
  readonly callers: Callers
}

const parametersCodec = t.type({ jaar: t.string })

/** Registers the endpoint for the norms of a year. Caches may keep norms for a day: only a release changes norms. */
const registerNormen = (app: App, access: Access): void => {
  app.get('/api/v1.0/normen/:jaar', { ...access, schema: { params: parametersCodec } }, ({ params }, reply) => {
    const jaar = NORMJAREN.find((known) => String(known) === params.jaar)
    return jaar === undefined
      ? sendProblem(reply, toProblem('NietGevonden'))
      : reply.header('cache-control', 'public, max-age=86400').send(normenVan(jaar))
  })
}

/** Creates the fastify plugin that registers all API routes. */
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

    readOnce(app)
    registerBerekening(app, guarded, config)
    registerControle(app, guarded)
    registerNormen(app, limited)
    app.get('/api/v1.0/anti-forgery', limited, (_request, reply) => ({ token: reply.generateCsrf() }))
    app.get('/api/v1.0/openapi.json', limited, () => description)
    done()
  }
