import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorCodes, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listen } from '../../../adapters/server/listen'
import { toProblem, type ProblemCode } from '../../../adapters/server/problem/problem'
import { CALCULATION_PATH, createTestServer, passportOf } from '../../support/server'

/** Starts a server that allows a caller `longestCall` milliseconds to send a request. */
const start = async (longestCall: number) => {
  const { app, log } = await createTestServer({ LOG_LEVEL: 'info', METRICS_ADDRESS: '127.0.0.1:0' }, { longestCall })
  const fouten: string[] = []
  app.addHook('onError', (_request, _reply, fout, klaar) => {
    fouten.push(fout.code)
    klaar()
  })
  const poort = await listen(app, '127.0.0.1', 0)
  const regels = () => log.map((regel) => JSON.parse(regel) as Readonly<Record<string, unknown>>)
  return {
    app,
    paspoort: await passportOf(app),
    regels,
    /** The codes of the errors that reached the onError hook of fastify. Tests may empty the list. */
    fouten,
    /** Sends these bytes, and returns everything that the server sends until it disconnects. */
    antwoordOp: async (bytes: string): Promise<string> => {
      const socket = connect(poort, '127.0.0.1')
      socket.write(bytes)
      return text(socket)
    },
    /** Returns the problem code of each log line that has one. */
    gelogd: () => regels().flatMap(({ code }) => (typeof code === 'string' ? [code] : [])),
    /** Returns the number of failures in the metrics, by problem code. */
    geteld: async () => {
      const [adres = ''] = regels().flatMap(({ msg }) => /^metrics: (\S+)$/.exec(String(msg))?.[1] ?? [])
      const gemeld = await (await fetch(adres)).text()
      const tellingen = gemeld.matchAll(/^hypotheek_problems_total\{code="(\w+)"\} (\d+)$/gm)
      return Object.fromEntries([...tellingen].map(([, code = '', aantal]) => [code, Number(aantal)]))
    },
  }
}

type Gestart = Awaited<ReturnType<typeof start>>

/** A server that waits five minutes for a caller, also on a busy machine, and one for callers that stop halfway. */
let server: Gestart
let ongeduldig: Gestart

beforeAll(async () => {
  ;[server, ongeduldig] = await Promise.all([start(300_000), start(300)])
})
afterAll(() => Promise.all([server, ongeduldig].map(({ app }) => app.close())))

const WEG = 'connection: close\r\n'
const HALS = `POST ${CALCULATION_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`

it.each<[string, string, ProblemCode]>([
  ['a request without a Host header', `GET /health HTTP/1.1\r\n${WEG}\r\n`, 'OnleesbareHost'],
  ['a request with two Host headers', `GET /health HTTP/1.1\r\nhost: a\r\nHost: b\r\n${WEG}\r\n`, 'OnleesbareHost'],
  ['an HTTP/1.0 request with two Host headers', 'GET /health HTTP/1.0\r\nhost: a\r\nhost: a\r\n\r\n', 'OnleesbareHost'],
  ['a request with an invalid Host header', `GET /health HTTP/1.1\r\nhost: a b\r\n${WEG}\r\n`, 'OnleesbareHost'],
  ['a request with an unknown Expect header', `${HALS}expect: koffie\r\n${WEG}\r\n`, 'OnbekendeVerwachting'],
  [
    'a request with a year of 101 characters in its path',
    `GET /api/v1.0/normen/${'2'.repeat(101)} HTTP/1.1\r\nhost: x\r\n${WEG}\r\n`,
    'AdresTeLang',
  ],
  ['a request whose path cannot be decoded', `GET /%zz HTTP/1.1\r\nhost: x\r\n${WEG}\r\n`, 'NietGevonden'],
  ['a CONNECT request', 'CONNECT x:443 HTTP/1.1\r\nhost: x:443\r\n\r\n', 'MethodeOnbekend'],
  ['a text that is not HTTP', 'rommel\r\n\r\n', 'OnleesbareAanroep'],
  ['an HTTP/2 request', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'OnleesbareAanroep'],
  ['a request with headers that are too large', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 'KopTeGroot'],
  [
    'a request with chunk extensions that are too large',
    `${HALS}transfer-encoding: chunked\r\n\r\n2;${'x'.repeat(17_000)}`,
    'TeGroot',
  ],
  ['a request with headers that never end', 'GET / HTTP/1.1\r\nhost: x\r\nx: y', 'TeTraag'],
  ['a connection that sends nothing', '', 'TeTraag'],
])('%s gets a problem document, and is logged once and counted once as a failure', async (_wat, bytes, code) => {
  const { antwoordOp, gelogd, geteld, regels } = code === 'TeTraag' ? ongeduldig : server
  const [logVooraf, telVooraf] = [gelogd().length, await geteld()]
  const [hoofd = '', body = ''] = (await antwoordOp(bytes)).split('\r\n\r\n')
  expect(hoofd).toMatch(new RegExp(`^HTTP/1\\.1 ${toProblem(code).status} `))
  expect(hoofd).toMatch(/^content-type: application\/problem\+json/im)
  expect(hoofd).toMatch(/^x-content-type-options: nosniff\r$/im)
  expect(JSON.parse(body)).toEqual(toProblem(code))
  await expect.poll(() => gelogd().slice(logVooraf)).toEqual([code])
  expect(await geteld()).toEqual({ ...telVooraf, [code]: (telVooraf[code] ?? 0) + 1 })
  const [, id] = /^x-request-id: (\S+)\r$/im.exec(hoofd) ?? []
  expect(regels().at(-1)).toMatchObject({ msg: 'aanroep', reqId: id, status: toProblem(code).status })
})

it.each([
  ['a port in its Host header', 'GET /health HTTP/1.1\r\nhost: localhost:4173\r\n'],
  ['an IPv6 address in its Host header', 'GET /health HTTP/1.1\r\nhost: [::1]:4173\r\n'],
  ['an empty Host header', 'GET /health HTTP/1.1\r\nhost:\r\n'],
  ['no Host header in HTTP/1.0', 'GET /health HTTP/1.0\r\n'],
  ['an Upgrade header for another protocol', 'GET /health HTTP/1.1\r\nhost: x\r\nupgrade: h2c\r\n'],
])('GET /health returns 200 for a request with %s', async (_wat, hoofd) => {
  expect(await server.antwoordOp(`${hoofd}${WEG}\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
})

it('a POST with Expect: 100-continue and without a token gets status 100, then 403', async () => {
  const antwoord = await server.antwoordOp(`${HALS}expect: 100-continue\r\ncontent-length: 2\r\n${WEG}\r\n{}`)
  expect(antwoord.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 403'])
})

it('a request whose body stops arriving gets 408 and is logged as one failure', async () => {
  const { app, antwoordOp, gelogd, paspoort } = ongeduldig
  const vooraf = gelogd().length
  const koppen = Object.entries(paspoort).map(([naam, waarde]) => `${naam}: ${waarde}\r\n`)
  const antwoord = await antwoordOp(`${HALS}${koppen.join('')}content-length: 100\r\n\r\n{`)
  expect(antwoord).toMatch(/^HTTP\/1\.1 408 /)
  await app.inject('/weg')
  await expect.poll(() => gelogd().slice(vooraf)).toEqual(['TeTraag', 'NietGevonden'])
})

type FoutCode = keyof typeof errorCodes

const POST: InjectOptions = { method: 'POST', url: CALCULATION_PATH, headers: { 'content-type': 'application/json' } }
const met = (payload: string, headers: InjectOptions['headers'] = {}): InjectOptions => ({
  ...POST,
  payload,
  headers: { ...POST.headers, ...headers },
})

/** The fastify errors that a caller can cause, each with an example request and the problem code of its response. */
const BEREIKBAAR: Partial<Readonly<Record<FoutCode, readonly [InjectOptions, ProblemCode]>>> = {
  FST_ERR_BAD_URL: [{ url: '/%zz' }, 'NietGevonden'],
  FST_ERR_CTP_BODY_TOO_LARGE: [met('x'.repeat(20_000)), 'TeGroot'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [POST, 'GeenJson'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [met('{}', { 'content-length': '3' }), 'OnleesbareAanroep'],
  FST_ERR_CTP_INVALID_JSON_BODY: [met('{'), 'GeenJson'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [met('x', { 'content-type': 'text/plain' }), 'GeenJsonType'],
  FST_ERR_MAX_PARAM_LENGTH: [{ url: `/api/v1.0/normen/${'2'.repeat(101)}` }, 'AdresTeLang'],
  FST_ERR_VALIDATION: [met('{}'), 'OngeldigVerzoek'],
}

/** Patterns for codes of fastify errors that no caller can cause, each with the real cause or why no caller can. */
const ONBEREIKBAAR: readonly (readonly [RegExp, string])[] = [
  [/^FST_ERR_(OPTIONS|QSP|AJV|SCHEMA|INIT|FORCE|LISTEN|LOG_)/, 'the options of the server, checked before it starts'],
  [/^FST_ERR_(DEC|DUPLICATED|MISSING_MIDDLEWARE|PLUGIN|ROOT|PARENT|ERROR_HANDLER|SCH)_/, 'how the server is composed'],
  [/^FST_ERR_HOOK_/, 'how a hook is added; only a startup hook can time out'],
  [/^FST_ERR_ROUTE_(?!MISSING_CONTENT)/, 'how a route is declared; URLs are never rewritten'],
  [/^FST_ERR_ROUTE_MISSING_CONTENT/, 'a QUERY without a content type: no route has that method, so it gets 405'],
  [/^FST_ERR_(REOPENED|INSTANCE)_/, 'a server that is started twice'],
  [/^FST_ERR_CTP_(ALREADY|INVALID_(TYPE|HANDLER|PARSE)|EMPTY_TYPE|INSTANCE)/, 'how a body parser is added'],
  [/^FST_ERR_(REP|SEND|BAD_STATUS|BAD_TRAILER|FAILED|MISSING_|REQ)/, 'how our own handlers answer'],
  [/^FST_ERR_NOT_FOUND/, 'our own handler answers requests for unknown paths'],
  [/^FST_ERR_(ASYNC_CONSTRAINT|HANDLER_TIMEOUT)/, 'no route has such a constraint or time limit'],
  [/^FST_ERR_INVALID_URL/, 'a URL that is no text: on a connection it always is text'],
]

const redenenVan = (code: string): readonly string[] =>
  ONBEREIKBAAR.flatMap(([begin, reden]) => (begin.test(code) ? [reden] : []))

describe('the errors of fastify', () => {
  it.each(Object.keys(errorCodes))('fastify error %s has an example request or one reason why it has none', (code) => {
    expect([code in BEREIKBAAR, redenenVan(code).length]).toEqual(code in BEREIKBAAR ? [true, 0] : [false, 1])
  })

  it.each(Object.entries(BEREIKBAAR))('fastify error %s gets a problem document', async (fout, [vraag, code]) => {
    const { app, fouten, paspoort } = server
    fouten.length = 0
    const { statusCode, headers, body } = await app.inject({ ...vraag, headers: { ...paspoort, ...vraag.headers } })
    expect([statusCode, String(headers['content-type']).split(';', 1)]).toEqual([
      toProblem(code).status,
      ['application/problem+json'],
    ])
    expect(JSON.parse(body)).toMatchObject({ code })
    // A URL that the router refuses does not reach the onError hook.
    expect(fouten).toEqual(/URL|PARAM/.test(fout) ? [] : [fout])
  })
})
