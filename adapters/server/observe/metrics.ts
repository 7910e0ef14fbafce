import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FastifyInstance } from 'fastify'

import type { Normjaar } from '../../../domain'
import { sentProblem } from '../problem/answerError'

/** The upper bounds of the durations that are counted apart, in seconds: a calculation takes less than one of them. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10]

/** What the process itself takes: memory, processor time, open files. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/**
 * Counts the calls and how long they take by route, and the failures by code, for Prometheus. Nothing in it tells who
 * called or what was asked.
 */
export const registerMetrics = (app: FastifyInstance, normjaar: Normjaar): Registry => {
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
  new Gauge({
    name: 'hypotheek_normjaar',
    help: 'The norm year that this copy calculates with.',
    registers,
  }).set(normjaar)

  app.addHook('onResponse', ({ method, routeOptions: { url: route = 'onbekend' } }, reply, next) => {
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    const code = sentProblem(reply)
    if (code !== undefined) problems.inc({ code })
    next()
  })
  return Registry.merge([ofProcess, ofCalls])
}
