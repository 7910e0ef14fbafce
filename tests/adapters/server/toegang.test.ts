import { setTimeout as wacht } from 'node:timers/promises'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { BASE, CALCULATION_PATH, passportOf, postVerzoek, exampleVerzoek, type Passport } from '../../support/server'
import { metProefserver, serverForTest, uitslagVan } from './opstelling'

const server = metProefserver()

/** Headers that remove the anti-forgery token and its cookie from the headers of `postVerzoek`. */
const ZONDER_TOKEN = { cookie: undefined, requestverificationtoken: undefined }

describe('the anti-forgery token', () => {
  it('the start page has an anti-forgery token in a hidden field, and a cookie that scripts cannot read', async () => {
    const { body, headers } = await server.app.inject('/')
    expect(body).toMatch(/<input type="hidden" name="__RequestVerificationToken" value="[\w-]{40,}" \/>/)
    expect(headers['set-cookie']).toMatch(/^anti-forgery=.+; Path=\/; HttpOnly; SameSite=(Strict|Lax)$/)
  })

  it('with HTTPS=ja the anti-forgery cookie is valid for this host only and over https only', async () => {
    const { app } = await serverForTest({ HTTPS: 'ja' })
    const cookie = String((await app.inject('/')).headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-anti-forgery=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect((await postVerzoek(app)).statusCode).toBe(200)
  })

  /** Returns the token and cookie of a page, with the signature cut off the cookie. */
  const zonderHandtekening = ({ cookie, ...rest }: Passport) => ({
    ...rest,
    cookie: cookie.slice(0, cookie.lastIndexOf('.')),
  })

  it.each<[string, (passport: Passport) => Partial<Record<keyof Passport, string | undefined>>]>([
    ['no anti-forgery token', () => ({ requestverificationtoken: undefined })],
    ['a wrong anti-forgery token', () => ({ requestverificationtoken: 'verzonnen-token' })],
    ['an empty anti-forgery token', () => ({ requestverificationtoken: '' })],
    ['the anti-forgery token of another browser', ({ requestverificationtoken }) => ({ requestverificationtoken })],
    ['an anti-forgery token without its cookie', () => ({ cookie: undefined })],
    ['an anti-forgery token and an unsigned cookie', () => ({ cookie: 'anti-forgery=verzonnen' })],
    ['an anti-forgery token and a cookie that lost its signature', zonderHandtekening],
  ])('the server refuses a calculation with %s', async (_wat, anders) => {
    const antwoord = await postVerzoek(server.app, exampleVerzoek, anders(await passportOf(server.app)))
    expect(uitslagVan(antwoord)).toBe('403 GeenGeldigToken')
  })

  it('an anti-forgery token is refused after a configured lifetime of one millisecond', async () => {
    const { app } = await serverForTest({}, { tokenLifetime: 1 })
    const paspoort = await passportOf(app)
    await wacht(10)
    expect((await postVerzoek(app, exampleVerzoek, { ...paspoort })).statusCode).toBe(403)
  })

  it.each([
    ['accepted after 11 hours and 59 minutes', 12 * 60 - 1, 200],
    ['refused after 12 hours and 1 minute', 12 * 60 + 1, 403],
  ])('an anti-forgery token with the default lifetime is %s', async (_wat, minuten, status) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const paspoort = await passportOf(server.app)
    vi.setSystemTime(Date.now() + minuten * 60_000)
    expect((await postVerzoek(server.app, exampleVerzoek, { ...paspoort })).statusCode).toBe(status)
  })

  it('an anti-forgery token is accepted by a copy with the same key, and refused by one with another key', async () => {
    const kopie = await serverForTest()
    const vreemde = await serverForTest({ ANTI_FORGERY_KEY: 'een-andere-sleutel-die-ook-lang-genoeg-is' })
    const paspoort = await passportOf(server.app)
    expect((await postVerzoek(kopie.app, exampleVerzoek, { ...paspoort })).statusCode).toBe(200)
    expect((await postVerzoek(vreemde.app, exampleVerzoek, { ...paspoort })).statusCode).toBe(403)
  })

  it('a copy with a new key accepts the cookies of the key before it, and signs with the new key', async () => {
    const [oud, nieuw] = ['oude-sleutel-voor-deze-test-alleen-0', 'nieuwe-sleutel-voor-deze-test-alleen']
    const { app: eerder } = await serverForTest({ ANTI_FORGERY_KEY: oud })
    const { app: gedraaid } = await serverForTest({ ANTI_FORGERY_KEY: nieuw, ANTI_FORGERY_KEY_BEFORE: oud })
    const { app: later } = await serverForTest({ ANTI_FORGERY_KEY: nieuw })
    const status = async (van: FastifyInstance, bij: FastifyInstance) =>
      (await postVerzoek(bij, exampleVerzoek, { ...(await passportOf(van)) })).statusCode
    expect([await status(eerder, gedraaid), await status(gedraaid, later), await status(eerder, later)]).toEqual([
      200, 200, 403,
    ])
    expect(await status(gedraaid, eerder)).toBe(403)
  })

  it('the calculation endpoint accepts a token and cookie of the anti-forgery endpoint', async () => {
    const { json, cookies } = await server.app.inject(`${BASE}/api/v1.0/anti-forgery`)
    const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const { token } = json<{ token: string }>()
    expect(
      (await postVerzoek(server.app, exampleVerzoek, { cookie, requestverificationtoken: token })).statusCode,
    ).toBe(200)
  })

  it('without ANTI_FORGERY_KEY the server accepts its own tokens and logs a warning', async () => {
    const { app, log } = await serverForTest({ ANTI_FORGERY_KEY: '' })
    expect((await postVerzoek(app)).statusCode).toBe(200)
    expect(log.join('')).toContain('ANTI_FORGERY_KEY ontbreekt')
  })
})

const BANK = 'https://www.bank.example'
const KWAAD = 'https://kwaad.example'
/** An origin that starts with the origin of the bank. */
const BANK_LIJKT = `${BANK}.kwaad.example`

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

describe('CORS', () => {
  it('by default the server sends no CORS headers to a page on another site', async () => {
    const antwoord = await postVerzoek(server.app, exampleVerzoek, { origin: BANK })
    expect([...corsVan(antwoord), ...corsVan(await vraagVooraf(server.app, BANK))]).toEqual([])
  })

  it('the preflight response to a page of an allowed origin allows GET and POST, without credentials', async () => {
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

  it('CORS lets a page of an allowed origin read the response headers Retry-After and X-Request-Id', async () => {
    const app = await metOrigins(BANK)
    const antwoord = await postVerzoek(app, exampleVerzoek, { origin: BANK })
    expect(antwoord.headers['access-control-expose-headers']).toBe('retry-after, x-request-id')
  })

  it.each([KWAAD, 'null', BANK_LIJKT, 'http://www.bank.example', `${BANK}:8443`])(
    'a page of %s gets no CORS headers when only another origin is allowed',
    async (origin) => {
      const app = await metOrigins(BANK)
      const antwoorden = [await vraagVooraf(app, origin), await postVerzoek(app, exampleVerzoek, { origin })]
      expect(antwoorden.flatMap(corsVan)).toEqual([])
    },
  )
})

it.each([
  ['a page on an allowed site', BANK, 200],
  ['a page on another site', KWAAD, 403],
  ['a page on a site whose origin starts with an allowed one', BANK_LIJKT, 403],
  ['a caller without an Origin header', undefined, 403],
])('without a token, a calculation from %s (%s) returns %i', async (_wat, origin, status) => {
  const app = await metOrigins(BANK)
  expect((await postVerzoek(app, exampleVerzoek, { ...ZONDER_TOKEN, origin })).statusCode).toBe(status)
})

describe('a call with a valid anti-forgery token', () => {
  it.each([
    ['cross-site', KWAAD],
    ['same-site', 'https://ander.voorbeeld.nl'],
    ['cross-site', undefined],
  ])('a calculation with a valid token is refused when Sec-Fetch-Site is %s and Origin is %s', async (site, origin) => {
    const antwoord = await postVerzoek(server.app, exampleVerzoek, { 'sec-fetch-site': site, origin })
    expect(uitslagVan(antwoord)).toBe('403 VreemdeSite')
  })

  it('a calculation with a valid token is accepted with Sec-Fetch-Site same-origin or no such header', async () => {
    for (const site of ['same-origin', undefined])
      expect((await postVerzoek(server.app, exampleVerzoek, { 'sec-fetch-site': site })).statusCode).toBe(200)
  })

  it('with a valid token, a calculation from another site is accepted only when its origin is allowed', async () => {
    const app = await metOrigins(BANK)
    const statusVan = async (origin: string) =>
      (await postVerzoek(app, exampleVerzoek, { 'sec-fetch-site': 'cross-site', origin })).statusCode
    expect([await statusVan(BANK), await statusVan(KWAAD)]).toEqual([200, 403])
  })
})

const EEN = 'een-token-van-een-machine-dat-lang-genoeg-is'
const ANDER = 'een-token-van-een-andere-machine-even-lang'

/** Posts a calculation without an anti-forgery token and with this Authorization header, if any. */
const roep = (app: FastifyInstance, authorization?: string) =>
  postVerzoek(app, exampleVerzoek, { ...ZONDER_TOKEN, authorization })

describe('a machine token', () => {
  const machines = metProefserver({ MACHINE_TOKENS: `${EEN}, ${ANDER}` })

  it.each([EEN, ANDER])('a calculation with the machine token %s needs no anti-forgery token', async (token) => {
    expect((await roep(machines.app, `Bearer ${token}`)).statusCode).toBe(200)
  })

  it.each(['bearer', 'BEARER', 'bEaReR', 'Bearer '])(
    'the server accepts the scheme of an Authorization header written as %j',
    async (naam) => {
      expect((await roep(machines.app, `${naam} ${EEN}`)).statusCode).toBe(200)
    },
  )

  it.each([
    ['no text', ''],
    ['a wrong token after a lower-case scheme', `bearer ${EEN}x`],
    ['a wrong token', `Bearer ${EEN}x`],
    ['no token', 'Bearer '],
    ['another scheme', `Basic ${EEN}`],
    ['two tokens', `Bearer ${EEN}, ${ANDER}`],
  ])('an Authorization header with %s is refused with 401', async (_wat, authorization) => {
    const antwoord = await roep(machines.app, authorization)
    expect(uitslagVan(antwoord)).toBe('401 GeenToegang')
    expect(antwoord.headers['www-authenticate']).toBe('Bearer')
  })

  it('a calculation without an Authorization header still needs an anti-forgery token', async () => {
    expect(uitslagVan(await roep(machines.app))).toBe('403 GeenGeldigToken')
  })

  it.each(['Bearer ', 'Bearer undefined', `Bearer ${EEN}`])(
    'a server without MACHINE_TOKENS returns 401 for the Authorization header %j',
    async (authorization) => {
      expect((await roep(server.app, authorization)).statusCode).toBe(401)
    },
  )
})
