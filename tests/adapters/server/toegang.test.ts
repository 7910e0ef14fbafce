import { setTimeout as wacht } from 'node:timers/promises'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { BASE, CALCULATION_PATH, passportOf, postVerzoek, exampleVerzoek, type Passport } from '../../support/server'
import { metProefserver, serverForTest, uitslagVan } from './opstelling'

const server = metProefserver()

/** What takes the token of its page from a call. */
const ZONDER_TOKEN = { cookie: undefined, requestverificationtoken: undefined }

describe('the anti-forgery token', () => {
  it('stands in a hidden field of the page, with a cookie that scripts cannot read', async () => {
    const { body, headers } = await server.app.inject('/')
    expect(body).toMatch(/<input type="hidden" name="__RequestVerificationToken" value="[\w-]{40,}" \/>/)
    expect(headers['set-cookie']).toMatch(/^anti-forgery=.+; Path=\/; HttpOnly; SameSite=(Strict|Lax)$/)
  })

  it('has a cookie for this host and https alone where there is https', async () => {
    const { app } = await serverForTest({ HTTPS: 'ja' })
    const cookie = String((await app.inject('/')).headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-anti-forgery=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect((await postVerzoek(app)).statusCode).toBe(200)
  })

  /** The passport of a page, of which the cookie has no signature behind it. */
  const zonderHandtekening = ({ cookie, ...rest }: Passport) => ({
    ...rest,
    cookie: cookie.slice(0, cookie.lastIndexOf('.')),
  })

  it.each<[string, (passport: Passport) => Partial<Record<keyof Passport, string | undefined>>]>([
    ['missing', () => ({ requestverificationtoken: undefined })],
    ['wrong', () => ({ requestverificationtoken: 'verzonnen-token' })],
    ['empty', () => ({ requestverificationtoken: '' })],
    ['that of another browser', ({ requestverificationtoken }) => ({ requestverificationtoken })],
    ['without its cookie', () => ({ cookie: undefined })],
    ['with a cookie that nobody signed', () => ({ cookie: 'anti-forgery=verzonnen' })],
    ['with a cookie that lost its signature', zonderHandtekening],
  ])('is refused when it is %s', async (_wat, anders) => {
    const antwoord = await postVerzoek(server.app, exampleVerzoek, anders(await passportOf(server.app)))
    expect(uitslagVan(antwoord)).toBe('403 GeenGeldigToken')
  })

  it('is refused when it is out of date', async () => {
    const { app } = await serverForTest({}, { tokenLifetime: 1 })
    const paspoort = await passportOf(app)
    await wacht(10)
    expect((await postVerzoek(app, exampleVerzoek, { ...paspoort })).statusCode).toBe(403)
  })

  it.each([
    ['accepted a minute before', 12 * 60 - 1, 200],
    ['refused a minute after', 12 * 60 + 1, 403],
  ])('is good for twelve hours when nobody says otherwise: %s', async (_wat, minuten, status) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const paspoort = await passportOf(server.app)
    vi.setSystemTime(Date.now() + minuten * 60_000)
    expect((await postVerzoek(server.app, exampleVerzoek, { ...paspoort })).statusCode).toBe(status)
  })

  it('of one copy is accepted by every copy with the same key, and by no other', async () => {
    const kopie = await serverForTest()
    const vreemde = await serverForTest({ ANTI_FORGERY_KEY: 'een-andere-sleutel-die-ook-lang-genoeg-is' })
    const paspoort = await passportOf(server.app)
    expect((await postVerzoek(kopie.app, exampleVerzoek, { ...paspoort })).statusCode).toBe(200)
    expect((await postVerzoek(vreemde.app, exampleVerzoek, { ...paspoort })).statusCode).toBe(403)
  })

  it('can be renewed by a page that stays open', async () => {
    const { json, cookies } = await server.app.inject(`${BASE}/api/v1.0/anti-forgery`)
    const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const { token } = json<{ token: string }>()
    expect(
      (await postVerzoek(server.app, exampleVerzoek, { cookie, requestverificationtoken: token })).statusCode,
    ).toBe(200)
  })

  it('is signed with a key of its own, with a warning, when the environment has none', async () => {
    const { app, logboek } = await serverForTest({ ANTI_FORGERY_KEY: '' })
    expect((await postVerzoek(app)).statusCode).toBe(200)
    expect(logboek.join('')).toContain('ANTI_FORGERY_KEY ontbreekt')
  })
})

const BANK = 'https://www.bank.example'
const KWAAD = 'https://kwaad.example'
/** A site whose address begins as that of the bank. */
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

  it.each([KWAAD, 'null', BANK_LIJKT, 'http://www.bank.example', `${BANK}:8443`])(
    'get none at all when only others are configured: %s',
    async (origin) => {
      const app = await metOrigins(BANK)
      const antwoorden = [await vraagVooraf(app, origin), await postVerzoek(app, exampleVerzoek, { origin })]
      expect(antwoorden.flatMap(corsVan)).toEqual([])
    },
  )
})

it.each([
  ['a site that is configured', BANK, 200],
  ['a site that is not', KWAAD, 403],
  ['a site whose address begins like that', BANK_LIJKT, 403],
  ['no site at all', undefined, 403],
])('a call without a token from %s', async (_wat, origin, status) => {
  const app = await metOrigins(BANK)
  expect((await postVerzoek(app, exampleVerzoek, { ...ZONDER_TOKEN, origin })).statusCode).toBe(status)
})

describe('a call with a token that is right', () => {
  it.each([
    ['cross-site', KWAAD],
    ['same-site', 'https://ander.voorbeeld.nl'],
    ['cross-site', undefined],
  ])('is refused when the browser says that a page elsewhere makes it (%s, %s)', async (site, origin) => {
    const antwoord = await postVerzoek(server.app, exampleVerzoek, { 'sec-fetch-site': site, origin })
    expect(uitslagVan(antwoord)).toBe('403 VreemdeSite')
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

const EEN = 'een-token-van-een-machine-dat-lang-genoeg-is'
const ANDER = 'een-token-van-een-andere-machine-even-lang'

/** Calls as a machine does, which has no page. */
const roep = (app: FastifyInstance, authorization?: string) =>
  postVerzoek(app, exampleVerzoek, { ...ZONDER_TOKEN, authorization })

describe('a machine with a token of its own', () => {
  const machines = metProefserver({ MACHINE_TOKENS: `${EEN}, ${ANDER}` })

  it.each([EEN, ANDER])('calls without a page: %s', async (token) => {
    expect((await roep(machines.app, `Bearer ${token}`)).statusCode).toBe(200)
  })

  it.each(['bearer', 'BEARER', 'bEaReR', 'Bearer '])('may write the name of the scheme as %j', async (naam) => {
    expect((await roep(machines.app, `${naam} ${EEN}`)).statusCode).toBe(200)
  })

  it.each([
    ['without anything', ''],
    ['wrong behind a scheme in small letters', `bearer ${EEN}x`],
    ['wrong', `Bearer ${EEN}x`],
    ['empty', 'Bearer '],
    ['of another kind', `Basic ${EEN}`],
    ['two at once', `Bearer ${EEN}, ${ANDER}`],
  ])('is refused with 401 when it is %s', async (_wat, authorization) => {
    const antwoord = await roep(machines.app, authorization)
    expect(uitslagVan(antwoord)).toBe('401 GeenToegang')
    expect(antwoord.headers['www-authenticate']).toBe('Bearer')
  })

  it('does not take the place of the token of a page', async () => {
    expect(uitslagVan(await roep(machines.app))).toBe('403 GeenGeldigToken')
  })

  it.each(['Bearer ', 'Bearer undefined', `Bearer ${EEN}`])(
    'is let in by no server that knows no machine: %s',
    async (authorization) => {
      expect((await roep(server.app, authorization)).statusCode).toBe(401)
    },
  )
})
