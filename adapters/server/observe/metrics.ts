import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { Normjaar } from '../../../domain'
import type { Config } from '../config/config'
import { sentProblem } from '../problem/answerError'
import { PROBLEM_TYPE, toProblem, type ProblemCode } from '../problem/problem'

/** The upper bounds of the histogram buckets, in seconds. A calculation takes a few milliseconds. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10]

/** The metrics of the Node process, such as memory and processor time. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** The Prometheus metrics. They contain no address, URL or body of a call. */
export interface Metrics {
  readonly registry: Registry
  readonly countProblem: (code: ProblemCode) => void
  /** Counts a call that was allowed although Redis did not count it for `RATE_LIMIT`. */
  readonly countUncounted: () => void
  /** Counts a line of the log that could not be written. */
  readonly countLost: () => void
  /** Makes the server record the duration of each call, and the problem code of each error response. */
  readonly register: (app: FastifyInstance) => void
}

export const createMetrics = (normjaar: Normjaar): Metrics => {
  const ofCalls = new Registry()
  const registers = [ofCalls]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of calls in seconds, from their request headers to the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers,
  })
  const problems = new Counter({
    name: 'hypotheek_problems_total',
    help: 'Error responses, by the code of their problem document.',
    labelNames: ['code'],
    registers,
  })
  const uncounted = new Counter({
    name: 'hypotheek_uncounted_calls_total',
    help: 'Calls that did not count for RATE_LIMIT, because Redis returned no count.',
    registers,
  })
  const lost = new Counter({
    name: 'hypotheek_lost_log_lines_total',
    help: 'Lines of the log that could not be written, for example to a full disk.',
    registers,
  })
  new Gauge({
    name: 'hypotheek_normjaar',
    help: 'The norm year that this copy of the server calculates with.',
    registers,
  }).set(normjaar)

  const countProblem = (code: ProblemCode): void => problems.inc({ code })
  return {
    registry: Registry.merge([ofProcess, ofCalls]),
    countProblem,
    countUncounted: () => uncounted.inc(),
    countLost: () => lost.inc(),
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

/** Returns the URL of the metrics. Puts an IPv6 address in brackets. */
const toUrl = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${PATH}`

/**
 * Serves `/metrics` on a separate address while the server runs. Callers of the API therefore cannot reach the metrics
 * with any path. The server fails to start when that address is not available.
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
