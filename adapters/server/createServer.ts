import type { Writable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'

import { normenVan, type LabelCode, type TarievenPerLabel } from '../../domain'
import { decodeerMet, meldFout } from './antwoord'
import { createApi, PREFIXES } from './api'
import { registreerAntiForgery, registreerCors, registreerHeaders } from './beveiliging'
import type { Configuratie } from './configuratie'
import { registreerGezondheid } from './gezondheid'
import { begrensLezers } from './lezers'
import { Logboek, toLogger } from './logboek'
import { registreerNietGevonden } from './nietGevonden'
import { registreerElement, registreerPaginas, type Mappen } from './paginas'
import { sluitZwijgers } from './zwijgers'

/** The largest body that is read, in bytes; the largest request a page can make is a tenth of it. */
const GROOTSTE_BODY = 16 * 1024
/** How long a caller may take to send a request, in milliseconds. */
const LANGSTE_AANROEP = 10_000
/** How often (per time limit) the callers that are too slow are looked for. */
const RONDES = 5
/** How long a caller may take to read an answer, in milliseconds: the largest file, packed, takes 25 kbit/s. */
const LANGSTE_ANTWOORD = 60_000
/** How long an anti-forgery token can be used, in milliseconds: a working day. */
const TOKEN_GELDIGHEID = 12 * 60 * 60 * 1000
const MINUUT = 60_000

/** What a server is made of. */
export interface ServerConfig extends Configuratie {
  readonly tarieven: TarievenPerLabel
  readonly mappen: Mappen
  /** Milliseconds; a working day when absent. */
  readonly tokenGeldigheid?: number
  /** Milliseconds; ten seconds when absent. */
  readonly langsteAanroep?: number
  /** Where the log is written; stderr when absent. */
  readonly logboek?: Writable
}

/** Where nothing is: what an address that cannot be read leads to. */
const ONLEESBAAR = '/onleesbaar'

const isLeesbaar = (url: string): boolean => {
  try {
    return decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}

/** Composes the server; it keeps nothing between two calls, so any number of copies can stand side by side. */
export const createServer = async (config: ServerConfig): Promise<FastifyInstance> => {
  const langsteAanroep = config.langsteAanroep ?? LANGSTE_AANROEP
  const app = fastify({
    bodyLimit: GROOTSTE_BODY,
    return503OnClosing: false,
    requestTimeout: langsteAanroep,
    http: { headersTimeout: langsteAanroep, connectionsCheckingInterval: langsteAanroep / RONDES },
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    rewriteUrl: ({ url = '/' }) => (isLeesbaar(url) ? url : ONLEESBAAR),
    logController: new Logboek(),
    logger: toLogger(config.LOG_LEVEL, config.logboek ?? process.stderr),
  })
  begrensLezers(app, LANGSTE_ANTWOORD)
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(decodeerMet)
  app.setErrorHandler(meldFout)

  await registreerHeaders(app)
  const origins = config.ALLOWED_ORIGINS
  await registreerCors(app, origins)
  registreerNietGevonden(app)
  await app.register(rateLimit, { global: false, max: config.RATE_LIMIT, timeWindow: MINUUT })
  await registreerAntiForgery(app, {
    sleutel: config.ANTI_FORGERY_KEY,
    geldigheid: config.tokenGeldigheid ?? TOKEN_GELDIGHEID,
    ookVanElders: origins.length > 0,
  })

  const normen = normenVan(config.NORMJAAR)
  const outlineOf = (labelCode: LabelCode) => ({ normen, rentetarieven: config.tarieven[labelCode] })
  const api = createApi({ outlineOf, origins })
  for (const prefix of PREFIXES) await app.register(api, { prefix })
  registreerGezondheid(app, config.DRAIN)
  sluitZwijgers(app)
  await registreerElement(app, config.mappen.element)
  if (config.PAGINAS === 'aan') await registreerPaginas(app, config.mappen.paginas)
  return app
}
