import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { Normjaar } from '../../../domain'
import type { Config } from '../config/config'
import { sentProblem } from '../problem/answerError'
import { PROBLEM_TYPE, toProblem, type ProblemCode } from '../problem/problem'

/** The upper bounds of the durations that are counted apart, in seconds: a calculation takes less than one of them. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10]

/** What the process itself takes: memory, processor time, open files. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** What is counted, for Prometheus. Nothing in it tells who called or what was asked. */
export interface Metrics {
  readonly registry: Registry
  /** Counts an answer that is not a success. */
  readonly countProblem: (code: ProblemCode) => void
  /** Counts a call that goes on although Redis did not count it for `RATE_LIMIT`. */
  readonly countUncounted: () => void
  /** Has the calls counted and how long they take, by route, and the failures among them. */
  readonly register: (app: FastifyInstance) => void
}

export const createMetrics = (normjaar: Normjaar): Metrics => {
  const ofCalls = new Registry()
  const registers = [ofCalls]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, from their head to the end of their answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers,
  })
  const problems = new Counter({
    name: 'hypotheek_problems_total',
    help: 'Answers that are not a success, by the code of their problem document.',
    labelNames: ['code'],
    registers,
  })
  const uncounted = new Counter({
    name: 'hypotheek_uncounted_calls_total',
    help: 'Calls that did not count for RATE_LIMIT, since Redis gave no count.',
    registers,
  })
  new Gauge({
    name: 'hypotheek_normjaar',
    help: 'The norm year that this copy calculates with.',
    registers,
  }).set(normjaar)

  const countProblem = (code: ProblemCode): void => problems.inc({ code })
  return {
    registry: Registry.merge([ofProcess, ofCalls]),
    countProblem,
    countUncounted: () => uncounted.inc(),
    register: (app) => {
      app.addHook('onResponse', ({ method, routeOptions: { url: route = 'onbekend' } }, reply, next) => {
        duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
        const code = sentProblem(reply)
        if (code !== undefined) countProblem(code)
        next()
      })
    },
  }
}

const PATH = '/metrics'

const answerWith =
  (registry: Registry) =>
  async ({ url, method }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url?.split('?', 1)[0] !== PATH || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': PROBLEM_TYPE }).end(JSON.stringify(toProblem('NietGevonden')))
      return
    }
    const body = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(body)
  }

/** An address as it stands in a URL: that of IPv6 between brackets. */
const toUrl = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${PATH}`

/**
 * Serves the metrics (`/metrics`) at an address of their own from the moment the server is ready until it has
 * stopped: whoever reaches the service does not reach them, however a path is written. The server does not become ready
 * when that address cannot be had.
 */
export const serveMetrics = (
  app: FastifyInstance,
  registry: Registry,
  address: NonNullable<Config['METRICS_ADDRESS']>,
): void => {
  const answer = answerWith(registry)
  const server = createServer((request, response) => void answer(request, response))
  app.addHook('onReady', async () => {
    try {
      await once(server.listen(address), 'listening')
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'onbekende fout'
      throw new Error(`METRICS_ADDRESS: ${address.host} met poort ${address.port} is niet te gebruiken (${code})`)
    }
    app.log.info(`metrics: ${toUrl(server.address() as AddressInfo)}`)
  })
  app.addHook('onClose', (_instance, done) => {
    server.closeAllConnections()
    server.close(() => done())
  })
}
