import fastify, { type FastifyInstance } from 'fastify'

import { normenVan, type TarievenPerLabel } from '../../domain'
import type { LabelCode } from '../../domain/orientatie'
import { eisGewoneTarieven, guardedLog, isVoorbeeld, type OutputStream } from '../files'
import { createApi, PREFIXES } from './api/api'
import { closeSilent } from './closeSilent'
import type { Config } from './config/config'
import { registerHealth } from './health'
import { limitReaders } from './limitReaders'
import { registerNotFound } from './notFound'
import { CallLog, toLogger } from './observe/log'
import { createMetrics, serveMetrics } from './observe/metrics'
import { registerTrace, toRequestId } from './observe/trace'
import { registerElement, registerPages, type Folders } from './pages'
import { answerError } from './problem/answerError'
import { answerUnreadable, refuseTunnels } from './problem/answerUnreadable'
import { decodeWith } from './problem/ioTs'
import { registerRateLimit } from './rateLimit'
import { refuseUnroutable, registerEarlyRefusals } from './refuseEarly'
import { registerAntiForgery } from './security/antiForgery'
import { registerHeaders } from './security/headers'
import { registerMachines, registerCors } from './security/knownCaller'
import { registerSecurityText } from './security/securityText'
import { warnOfMissingNormen } from './warnOfMissingNormen'

/** The default maximum size of a request body, in bytes. The largest request of a page is about a tenth of that. */
const LARGEST_BODY = 16 * 1024
/** The default time limit for receiving a request, in milliseconds. */
const LONGEST_CALL = 10_000
/** The number of times within `longestCall` that Node checks for slow requests. */
const ROUNDS = 5
/** Milliseconds in which a caller must read a response. The largest compressed file then requires about 25 kbit/s. */
const LONGEST_ANSWER = 60_000
/** The default lifetime of an anti-forgery token, in milliseconds: 12 hours. */
const TOKEN_LIFETIME = 12 * 60 * 60 * 1000

/** The settings of a server, its rates (percent a year, per brand and period in months), and its folders. */
export interface ServerConfig extends Config {
  readonly tarieven: TarievenPerLabel
  readonly folders: Folders
  /** The lifetime of an anti-forgery token, in milliseconds; 12 hours when absent. */
  readonly tokenLifetime?: number | undefined
  /** The time limit for receiving a request, in milliseconds; ten seconds when absent. */
  readonly longestCall?: number | undefined
  /** The stream for the log; stderr when absent. */
  readonly log?: OutputStream | undefined
  /** Returns the present moment; the clock of the machine when absent. */
  readonly nu?: (() => Date) | undefined
}

/**
 * Creates the server; it does not listen yet. Several copies can run side by side when they have the same
 * `ANTI_FORGERY_KEY`. Rejects for rates below 0.1 or above 20 percent, unless `ONGEWONE_RENTES` is `ja`.
 */
export const createServer = async (config: ServerConfig): Promise<FastifyInstance> => {
  eisGewoneTarieven(config.tarieven, { isZeker: config.ONGEWONE_RENTES === 'ja', hoe: 'ONGEWONE_RENTES=ja' })
  const longestCall = config.longestCall ?? LONGEST_CALL
  const metrics = createMetrics(config.NORMJAAR)
  const app: FastifyInstance = fastify({
    bodyLimit: LARGEST_BODY,
    return503OnClosing: false,
    requestTimeout: longestCall,
    http: {
      headersTimeout: longestCall,
      connectionsCheckingInterval: longestCall / ROUNDS,
      // Without this option, Node itself refuses a request that has no Host header, and its response has an empty body.
      requireHostHeader: false,
    },
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: answerUnreadable(() => app, metrics.countProblem),
    genReqId: toRequestId,
    logController: new CallLog(),
    logger: toLogger(config.LOG_LEVEL, guardedLog(config.log ?? process.stderr, metrics.countLost)),
  })
  registerTrace(app)
  limitReaders(app, LONGEST_ANSWER)
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(decodeWith)
  app.setErrorHandler(answerError)

  await registerHeaders(app)
  const origins = config.ALLOWED_ORIGINS
  await registerCors(app, origins)
  registerEarlyRefusals(app)
  refuseTunnels(app, metrics.countProblem)
  registerNotFound(app)
  await registerRateLimit(app, {
    max: config.RATE_LIMIT,
    redisUrl: config.REDIS_URL,
    key: config.ANTI_FORGERY_KEY,
    onUncounted: metrics.countUncounted,
  })
  const ofMachine = await registerMachines(app, config.MACHINE_TOKENS)
  const ofPage = await registerAntiForgery(app, {
    key: config.ANTI_FORGERY_KEY,
    keyBefore: config.ANTI_FORGERY_KEY_BEFORE,
    lifetime: config.tokenLifetime ?? TOKEN_LIFETIME,
    isHttps: config.HTTPS === 'ja',
  })

  const normen = normenVan(config.NORMJAAR)
  const kaderVan = (labelCode: LabelCode) => ({ normen, rentetarieven: config.tarieven[labelCode] })
  const isZonderTarieven = isVoorbeeld(config.tarieven)
  const isVoorbeeldrente = isZonderTarieven || config.VOORBEELDRENTES === 'ja'
  if (isZonderTarieven)
    app.log.warn('RENTETARIEVEN_FILE ontbreekt: de dienst rekent met voorbeeldrentes, en zegt dat bij elk antwoord')
  const nu = config.nu ?? (() => new Date())
  warnOfMissingNormen(app, config.NORMJAAR, nu)
  const api = createApi({
    kaderVan,
    isVoorbeeldrente,
    nu,
    callers: { ofMachine, ofPage, origins },
  })
  for (const prefix of PREFIXES) await app.register(api, { prefix })
  registerHealth(app, config.DRAIN)
  registerSecurityText(app, config.SECURITY_CONTACT)
  metrics.register(app)
  if (config.METRICS_ADDRESS) serveMetrics(app, metrics.registry, config.METRICS_ADDRESS)
  closeSilent(app)
  await registerElement(app, config.folders)
  if (config.PAGINAS === 'aan') await registerPages(app, config.folders)
  return app
}
