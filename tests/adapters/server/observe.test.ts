import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'

import { listen } from '../../../adapters/server/listen'
import { toLogger } from '../../../adapters/server/observe/log'
import { CALCULATION_PATH, postVerzoek, exampleVerzoek } from '../../support/server'
import { metLogboek, metMetrics } from './opstelling'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const DEEL = '00f067aa0ba902b7'

/** Sends a request to exactly this path, which most clients would normalise. Returns the response status and body. */
const raw = async (port: number, pad: string): Promise<readonly [number, string]> => {
  const [antwoord] = (await once(request({ port, host: '127.0.0.1', path: pad }).end(), 'response')) as [
    IncomingMessage,
  ]
  return [antwoord.statusCode ?? 0, await text(antwoord)]
}

describe('the id of a call', () => {
  it('the response and the log repeat a valid x-request-id of the caller', async () => {
    const { app, regels } = await metLogboek()
    const { headers } = await postVerzoek(app, exampleVerzoek, { 'x-request-id': 'bank-42.a_b' })
    expect(headers['x-request-id']).toBe('bank-42.a_b')
    expect(regels()).toContainEqual(expect.objectContaining({ msg: 'aanroep', reqId: 'bank-42.a_b', status: 200 }))
  })

  it.each([undefined, '', 'jan@voorbeeld.nl', 'a b', 'x'.repeat(65), '{"a":1}'])(
    'a request with x-request-id %j, which is absent or invalid, gets a new id in the response and the log',
    async (id) => {
      const { app, regels, log } = await metLogboek()
      const { headers } = await postVerzoek(app, exampleVerzoek, { 'x-request-id': id })
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
      expect(regels()).toContainEqual(expect.objectContaining({ reqId: headers['x-request-id'] }))
      expect(log.join('')).not.toContain('voorbeeld.nl')
    },
  )
})

describe('the trace of a call', () => {
  const deelVan = async (traceparent: string | undefined) => {
    const { app, regels } = await metLogboek()
    const { headers } = await postVerzoek(app, exampleVerzoek, { traceparent })
    expect(regels()).toContainEqual(expect.objectContaining({ msg: 'aanroep', trace: headers['traceparent'] }))
    return String(headers['traceparent']).split('-')
  }

  it.each(['00', 'cc'])('the response continues the trace of the request (traceparent version %s)', async (versie) => {
    const [nu, trace, deel, vlaggen] = await deelVan(`${versie}-${TRACE}-${DEEL}-03${versie === '00' ? '' : '-later'}`)
    expect([nu, trace, vlaggen]).toEqual(['00', TRACE, '03'])
    expect(deel).toMatch(/^[\da-f]{16}$/)
    expect(deel).not.toBe(DEEL)
  })

  it.each([
    undefined,
    'geen',
    `ff-${TRACE}-${DEEL}-01`,
    `00-${'0'.repeat(32)}-${DEEL}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${DEEL}-01`,
    `00-${TRACE}-${DEEL}-01x`,
  ])('a request with traceparent %j, which is absent or invalid, starts a new trace', async (traceparent) => {
    const [nu, trace, deel, vlaggen] = await deelVan(traceparent)
    expect([nu, vlaggen]).toEqual(['00', '00'])
    expect(trace).toMatch(/^[\da-f]{32}$/)
    expect(trace).not.toBe(TRACE)
    expect(deel).toMatch(/^[\da-f]{16}$/)
  })
})

describe('the metrics', () => {
  it.each(['/metrics', '/%6detrics', '/%6Detrics', '/metric%73', '/METRICS', '//metrics', '/./metrics', '/metrics?'])(
    'the port of the service returns 404 and no metrics for the path %s',
    async (pad) => {
      const { app } = await metMetrics()
      const port = await listen(app, '127.0.0.1', 0)
      const [status, body] = await raw(port, pad)
      expect(status).toBe(404)
      expect(body).not.toContain('http_request_duration_seconds')
    },
  )

  it('without METRICS_ADDRESS the server returns 404 for /metrics and logs no metrics URL', async () => {
    const { app, regels } = await metLogboek()
    await app.ready()
    expect((await app.inject('/metrics')).statusCode).toBe(404)
    expect(JSON.stringify(regels())).not.toContain('metrics:')
  })

  it('the metrics server answers GET and HEAD of /metrics, and returns 404 for POST and other paths', async () => {
    const { metrics } = await metMetrics()
    expect((await fetch(metrics())).status).toBe(200)
    expect((await fetch(`${metrics()}?van=prometheus`)).status).toBe(200)
    const elders = await fetch(metrics().replace('/metrics', '/health'))
    expect([elders.status, elders.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    expect((await fetch(metrics(), { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(metrics(), { method: 'POST' })).status).toBe(404)
  })

  it('the metrics URL in the log can be opened when METRICS_ADDRESS is an IPv6 address', async () => {
    const { metrics } = await metMetrics({ METRICS_ADDRESS: '[::]:0' })
    expect(metrics()).toMatch(/^http:\/\/\[::\]:\d+\/metrics$/)
    expect((await fetch(metrics())).status).toBe(200)
  })

  it('the metrics URL accepts no connections after the server has stopped', async () => {
    const { app, metrics } = await metMetrics()
    const adres = metrics()
    await app.close()
    await expect(fetch(adres)).rejects.toThrow()
  })

  it('the stopping server closes a silent connection to the metrics', async () => {
    const { app, metrics } = await metMetrics()
    const stil = connect(Number(new URL(metrics()).port), '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void stil.destroy())
    await once(stil, 'connect')
    const gesloten = once(stil, 'close')
    await app.close()
    await gesloten
  })

  it('the server fails to start when METRICS_ADDRESS is in use', async () => {
    const { metrics } = await metMetrics()
    const { port } = new URL(metrics())
    const { app } = await metLogboek({ METRICS_ADDRESS: `127.0.0.1:${port}` })
    await expect(listen(app, '127.0.0.1', 0)).rejects.toThrow(
      `METRICS_ADDRESS: 127.0.0.1 met poort ${port} is niet te gebruiken (EADDRINUSE)`,
    )
  })

  it('the metrics count requests and durations by route and status, and failures by problem code', async () => {
    const { app, metrics } = await metMetrics({ NORMJAAR: '2026' })
    const begin = performance.now()
    await postVerzoek(app)
    await postVerzoek(app)
    await postVerzoek(app, {})
    const verstreken = (performance.now() - begin) / 1000
    await app.inject('/weg?wie=jan@voorbeeld.nl')
    const antwoord = await fetch(metrics())
    const body = await antwoord.text()
    expect(antwoord.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(antwoord.headers.get('cache-control')).toBe('no-store')
    const van = (status: number) => `_count{method="POST",route="${CALCULATION_PATH}",status="${status}"}`
    expect(body).toContain(`http_request_duration_seconds${van(200)} 2`)
    expect(body).toContain(`http_request_duration_seconds${van(400)} 1`)
    const seconden = [...body.matchAll(/_sum\{method="POST",[^}]+\} (\S+)/g)].map(([, som]) => Number(som))
    expect(seconden).toHaveLength(2)
    expect(Math.min(...seconden)).toBeGreaterThan(0)
    expect(seconden.reduce((som, een) => som + een)).toBeLessThanOrEqual(verstreken)
    expect(body).toContain('hypotheek_problems_total{code="OngeldigVerzoek"} 1')
    expect(body).toContain('hypotheek_problems_total{code="NietGevonden"} 1')
    expect(body.match(/^hypotheek_problems_total\{/gm)).toHaveLength(2)
    expect(body).toContain('hypotheek_normjaar 2026')
    expect(body).toContain('process_resident_memory_bytes')
    expect(body).not.toMatch(/jan@|\/weg/)
  })

  it.each([
    ['2 after two calls while Redis is unreachable', { REDIS_URL: 'redis://127.0.0.1:1' }, 2],
    ['0 after two calls without Redis', {}, 0],
  ])('the metric hypotheek_uncounted_calls_total is %s', async (_wat, omgeving, aantal) => {
    const { app, metrics } = await metMetrics(omgeving)
    for (const verwacht of [200, 200]) expect((await postVerzoek(app)).statusCode).toBe(verwacht)
    expect(await (await fetch(metrics())).text()).toContain(`hypotheek_uncounted_calls_total ${aantal}`)
  })
})

it('at level info the log has a line with the duration of an API call, but no line for a page request', async () => {
  const { app, regels } = await metLogboek()
  await app.inject('/')
  const begin = performance.now()
  await postVerzoek(app)
  const verstreken = performance.now() - begin
  const aanroepen = regels().filter(({ msg }) => msg === 'aanroep')
  expect(aanroepen.map(({ route }) => route)).toEqual([CALCULATION_PATH])
  expect(aanroepen[0]?.['ms']).toBeGreaterThan(0)
  expect(aanroepen[0]?.['ms']).toBeLessThanOrEqual(Math.ceil(verstreken))
})

describe('a failure in the log', () => {
  it('an invalid calculation request is logged with its problem code and its status', async () => {
    const { app, regels } = await metLogboek()
    await postVerzoek(app, {})
    expect(regels()).toContainEqual(expect.objectContaining({ status: 400, code: 'OngeldigVerzoek' }))
  })

  it('the error serializer of toLogger keeps the type and code of an error, and drops its message and stack', () => {
    const { err } = toLogger('info', new Writable()).serializers
    const failure = Object.assign(new RangeError('60000 is te veel'), { code: 'FST_TE_VEEL', statusCode: 500 })
    expect(err(failure)).toEqual({ type: 'RangeError', message: 'FST_TE_VEEL', stack: '' })
  })
})
