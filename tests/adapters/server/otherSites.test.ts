import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'

import { CALCULATION_PATH, postVerzoek, exampleVerzoek } from '../../support/server'
import { metProefserver, serverForTest } from './opstelling'

const server = metProefserver()

const BANK = 'https://www.bank.example'
const KWAAD = 'https://kwaad.example'

const metOrigins = async (origins: string) => {
  const { app } = await serverForTest({ ALLOWED_ORIGINS: origins })
  return app
}

const corsVan = ({ headers }: LightMyRequestResponse) =>
  Object.keys(headers).filter((naam) => naam.startsWith('access-control-'))

const vraagVooraf = (app: typeof server.app, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url: CALCULATION_PATH,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })

describe('pages on other sites', () => {
  it('get no CORS headers', async () => {
    const antwoord = await postVerzoek(server.app, exampleVerzoek, { origin: BANK })
    expect([...corsVan(antwoord), ...corsVan(await vraagVooraf(server.app, BANK))]).toEqual([])
  })

  it('get them when they are configured: for the calls there are, without a cookie', async () => {
    const app = await metOrigins(`${BANK}, https://anders.example`)
    const { statusCode, headers } = await vraagVooraf(app, BANK)
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': BANK,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
      vary: 'Origin',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it('may read, when configured, how long to wait before they call again, and the id of their call', async () => {
    const app = await metOrigins(BANK)
    const antwoord = await postVerzoek(app, exampleVerzoek, { origin: BANK })
    expect(antwoord.headers['access-control-expose-headers']).toBe('retry-after, x-request-id')
  })

  it.each([KWAAD, 'null', `${BANK}.kwaad.example`, 'http://www.bank.example', `${BANK}:8443`])(
    'get none at all when only others are configured: %s',
    async (origin) => {
      const app = await metOrigins(BANK)
      const antwoorden = [await vraagVooraf(app, origin), await postVerzoek(app, exampleVerzoek, { origin })]
      expect(antwoorden.flatMap(corsVan)).toEqual([])
    },
  )
})

describe('a call without a token', () => {
  const zonderToken = { cookie: undefined, requestverificationtoken: undefined }

  it.each([
    ['a site that is configured', BANK, 200],
    ['a site that is not', KWAAD, 403],
    ['no site at all', undefined, 403],
  ])('from %s', async (_wat, origin, status) => {
    const app = await metOrigins(BANK)
    expect((await postVerzoek(app, exampleVerzoek, { ...zonderToken, origin })).statusCode).toBe(status)
  })
})

describe('a call with a token that is right', () => {
  it.each([
    ['cross-site', KWAAD],
    ['same-site', 'https://ander.voorbeeld.nl'],
    ['cross-site', undefined],
  ])('is refused when the browser says that a page elsewhere makes it (%s, %s)', async (site, origin) => {
    const antwoord = await postVerzoek(server.app, exampleVerzoek, { 'sec-fetch-site': site, origin })
    expect([antwoord.statusCode, antwoord.json<{ code: string }>().code]).toEqual([403, 'VreemdeSite'])
  })

  it('is answered when the page is our own, or when it is no browser that calls', async () => {
    for (const site of ['same-origin', undefined])
      expect((await postVerzoek(server.app, exampleVerzoek, { 'sec-fetch-site': site })).statusCode).toBe(200)
  })

  it('is answered when the site of the page is configured, and no other is', async () => {
    const app = await metOrigins(BANK)
    const statusVan = async (origin: string) =>
      (await postVerzoek(app, exampleVerzoek, { 'sec-fetch-site': 'cross-site', origin })).statusCode
    expect([await statusVan(BANK), await statusVan(KWAAD)]).toEqual([200, 403])
  })
})
