import { once } from 'node:events'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'

import { listen } from '../../../adapters/server/listen'
import { NORMJAREN, normenVan } from '../../../domain'
import { BASE, CALCULATION_PATH, postVerzoek, exampleVerzoek } from '../../support/server'
import { metProefserver, serverForTest, uitslagVan } from './opstelling'

const server = metProefserver()

describe('the norms endpoint', () => {
  it.each([2025, 2026] as const)('the norms endpoint returns all norms of %i unchanged', async (jaar) => {
    const antwoord = await server.app.inject(`/api/v1.0/normen/${jaar}`)
    expect(antwoord.json()).toEqual(JSON.parse(JSON.stringify(normenVan(jaar))))
  })

  it('the Cache-Control header of the norms endpoint allows caching for a day', async () => {
    const { headers } = await server.app.inject(`${BASE}/api/v1.0/normen/2025`)
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })

  it.each(['2024', '2025.0', 'ditjaar', '02025'])('the norms endpoint returns 404 for the year %s', async (jaar) => {
    expect(uitslagVan(await server.app.inject(`/api/v1.0/normen/${jaar}`))).toBe('404 NietGevonden')
  })
})

describe('the host pages', () => {
  it.each([
    ['/index.html', 'text/html; charset=utf-8'],
    ['/proef.html?label-code=MY', 'text/html; charset=utf-8'],
    ['/pagina.css', 'text/css; charset=utf-8'],
    ['/proef.js', 'text/javascript; charset=utf-8'],
  ])('the server serves %s with content type %s', async (url, type) => {
    expect((await server.app.inject(url)).headers['content-type']).toBe(type)
  })

  it('the start page offers every norm year of this build, and preselects the newest', async () => {
    const { body } = await server.app.inject('/')
    const nieuwste = String(Math.max(...NORMJAREN))
    const keuzes = [...body.matchAll(/name="normjaar" value="(\d+)"( checked)?/g)]
    expect(keuzes.map(([, jaar]) => jaar)).toEqual(NORMJAREN.map(String))
    expect(keuzes.filter(([, , gekozen]) => gekozen).map(([, jaar]) => jaar)).toEqual([nieuwste])
    expect(/<hypotheek-orientatie[^>]* normjaar="(\d+)"/.exec(body)?.[1]).toBe(nieuwste)
  })

  it.each([
    '/weg.html',
    '/map/',
    '/..%2fstart.js',
    '/%2e%2e/%2e%2e/package.json',
    '/element/../../package.json',
    '/%zz',
    '/element/',
    '/element/chunks/',
    '/element/%2e%2e/package.json',
    '/%5c..%5cpackage.json',
    '//elders.example/%2e%2e',
  ])('the server returns 404 for %s, which is not the path of a served file', async (url) => {
    expect(uitslagVan(await server.app.inject(url))).toBe('404 NietGevonden')
  })

  it.each(['hypotheek-orientatie.js', 'licenties.txt', 'custom-elements.json', 'chunks/app-1a2b3c4d.js'])(
    'the server serves the public build file %s',
    async (bestand) => {
      expect((await server.app.inject(`/element/${bestand}`)).statusCode).toBe(200)
    },
  )

  it.each(['command.js', 'manifest.json', 'types/index.js', 'domain/index.js', 'chunks/map/a.js'])(
    'the server does not serve the internal build file %s',
    async (bestand) => {
      expect((await server.app.inject(`/element/${bestand}`)).statusCode).toBe(404)
    },
  )
})

it.each([
  ['/', 404],
  ['/index.html', 404],
  ['/proef.html', 404],
  ['/pagina.css', 404],
  ['/element/hypotheek-orientatie.js', 200],
  ['/api/v1.0/anti-forgery', 200],
])('with PAGINAS=uit the server serves the element and the API, but no pages: %s returns %i', async (url, status) => {
  const { app } = await serverForTest({ PAGINAS: 'uit' })
  expect((await app.inject(url)).statusCode).toBe(status)
})

it('the log has the route, status and duration of each calculation, and no personal data', async () => {
  const { app, log } = await serverForTest({ LOG_LEVEL: 'info' })
  await app.inject('/proef.html')
  await postVerzoek(app, { ...exampleVerzoek, labelCode: 'jan@voorbeeld.nl' }, { 'user-agent': 'Jans telefoon' })
  await postVerzoek(app, { ...exampleVerzoek, eigenInleg: 12_345 })
  const regels = log.map((regel) => JSON.parse(regel) as Record<string, unknown>)
  const ms = expect.any(Number) as number
  expect(regels).toMatchObject([
    { msg: 'aanroep', method: 'POST', route: CALCULATION_PATH, status: 400, ms },
    { msg: 'aanroep', method: 'POST', route: CALCULATION_PATH, status: 200, ms },
  ])
  const zonderNamen = log.join('').replaceAll(/"(reqId|trace)":"[\da-f-]+"/g, '')
  expect(zonderNamen).not.toMatch(/jan@|Jans|12345|127\.0\.0\.1|anti-forgery=|[\w-]{30,}/)
})

it.each<[string, InjectOptions]>([
  ['a calculation', { method: 'POST', url: `${CALCULATION_PATH}?van=jan@voorbeeld.nl` }],
  ['the norms of a year', { url: '/api/v1.0/normen/jan@voorbeeld.nl?van=jan@voorbeeld.nl' }],
  ['a host page', { url: '/proef.html?van=jan@voorbeeld.nl' }],
  ['a path that does not exist', { url: '/jan@voorbeeld.nl?van=jan@voorbeeld.nl' }],
  ['a path that cannot be decoded', { url: '/%zz?van=jan@voorbeeld.nl' }],
])('the log of a request for %s contains no text of its URL except the route', async (_wat, vraag) => {
  const { app, log } = await serverForTest({ LOG_LEVEL: 'trace' })
  await app.inject(vraag)
  expect(log.join('')).toContain('"msg":"aanroep"')
  expect(log.join('')).not.toMatch(/jan|voorbeeld|%zz/)
})

it('/health and /ready return 200 while the server runs', async () => {
  const antwoorden = [await server.app.inject('/health'), await server.app.inject('/ready')]
  expect(antwoorden.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

describe('listen', () => {
  const metBezettePoort = async (claim: (app: FastifyInstance, bezet: number) => Promise<void>) => {
    const ander = createTcpServer().listen(0, '127.0.0.1')
    await once(ander, 'listening')
    const { app } = await serverForTest()
    await claim(app, (ander.address() as AddressInfo).port)
    await app.close()
    ander.close()
  }

  it('listen uses a later port when no port is given and the first port is in use', () =>
    metBezettePoort(async (app, bezet) => {
      expect(await listen(app, '127.0.0.1', undefined, bezet)).toBeGreaterThan(bezet)
    }))

  it('listen rejects with a message about PORT when the given port is in use', () =>
    metBezettePoort(async (app, bezet) => {
      await expect(listen(app, '127.0.0.1', bezet)).rejects.toThrow(`PORT: ${bezet} is al in gebruik`)
    }))

  it('listen rejects with a message about HOST when the host is no address of this machine', async () => {
    const { app } = await serverForTest()
    await expect(listen(app, '203.0.113.1', 0)).rejects.toThrow('HOST: 203.0.113.1 is geen adres van deze machine')
  })
})

type Methode = 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT'

const roep = (method: Methode, url: string) =>
  server.app.inject({ method, url, headers: { 'content-type': 'application/json' } })

it.each<[Methode, string, string]>([
  ['GET', CALCULATION_PATH, 'POST'],
  ['HEAD', CALCULATION_PATH, 'POST'],
  ['PUT', CALCULATION_PATH, 'POST'],
  ['PATCH', CALCULATION_PATH, 'POST'],
  ['DELETE', CALCULATION_PATH, 'POST'],
  ['OPTIONS', CALCULATION_PATH, 'POST'],
  ['GET', '/api/v1.0/rekenbewijs/controle', 'POST'],
  ['POST', `${BASE}/api/v1.0/normen/2025`, 'GET, HEAD'],
  ['POST', '/api/v1.0/anti-forgery?x=1', 'GET, HEAD'],
  ['DELETE', '/health', 'GET, HEAD'],
  ['POST', '/', 'GET, HEAD'],
  ['POST', '/proef.html', 'GET, HEAD'],
])(
  'the server answers an unsupported method with 405 and the allowed methods: %s %s',
  async (method, url, methoden) => {
    const antwoord = await roep(method, url)
    expect([uitslagVan(antwoord), antwoord.headers.allow]).toEqual(['405 MethodeOnbekend', methoden])
  },
)

it.each<[Methode, string]>([
  ['POST', '/api/v1.0/financieringsopzet/'],
  ['POST', '/api/v1.0/Financieringsopzet'],
  ['POST', '/api/v1x0/financieringsopzet'],
  ['PUT', '/api/v1.0/normen/2025/tabel'],
  ['GET', '/api/v1.0/constructor'],
  ['OPTIONS', '/weg'],
])('the server answers an unknown path with 404 and no Allow header: %s %s', async (method, url) => {
  const antwoord = await roep(method, url)
  expect([uitslagVan(antwoord), antwoord.headers.allow]).toEqual(['404 NietGevonden', undefined])
})
