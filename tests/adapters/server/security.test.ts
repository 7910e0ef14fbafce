import { setTimeout as wacht } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { BASE, passportOf, postVerzoek, exampleVerzoek } from '../../support/server'
import { metProefserver, serverForTest } from './opstelling'

const server = metProefserver()

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

  it('is accepted by the calculation path', async () => {
    expect((await postVerzoek(server.app)).statusCode).toBe(200)
  })

  it.each<[string, Record<string, string | undefined>]>([
    ['missing', { requestverificationtoken: undefined }],
    ['wrong', { requestverificationtoken: 'verzonnen-token' }],
    ['empty', { requestverificationtoken: '' }],
    ['without its cookie', { cookie: undefined }],
    ['with a cookie that nobody signed', { cookie: 'anti-forgery=verzonnen' }],
  ])('%s is refused with 403', async (_wat, headers) => {
    const antwoord = await postVerzoek(server.app, exampleVerzoek, headers)
    expect(antwoord.statusCode).toBe(403)
    expect(antwoord.json()).toMatchObject({ code: 'GeenGeldigToken' })
  })

  it('is refused when the cookie has lost its signature', async () => {
    const { cookie, ...rest } = await passportOf(server.app)
    const zonderHandtekening = cookie.slice(0, cookie.lastIndexOf('.'))
    expect((await postVerzoek(server.app, exampleVerzoek, { ...rest, cookie: zonderHandtekening })).statusCode).toBe(
      403,
    )
  })

  it('of one browser is refused in another', async () => {
    const { requestverificationtoken } = await passportOf(server.app)
    expect((await postVerzoek(server.app, exampleVerzoek, { requestverificationtoken })).statusCode).toBe(403)
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

/** What the OWASP Secure Headers Project asks of every answer. */
const OWASP: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
  'cross-origin-embedder-policy': /^require-corp$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'referrer-policy': /^no-referrer$/,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/i,
  'x-permitted-cross-domain-policies': /^none$/,
}
/** The features it wants disabled, without the clipboard of our page and two names that Chromium does not know. */
const GESLOTEN =
  'accelerometer autoplay camera cross-origin-isolated display-capture encrypted-media fullscreen geolocation gyroscope keyboard-map magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock sync-xhr usb xr-spatial-tracking clipboard-read gamepad hid idle-detection serial unload'

/** The headers there may be; it asks to leave out the many that tell what a server is made of. */
const BEKEND = new RegExp(
  `^(${[
    'access-control-allow-origin|cache-control|connection|content-(length|security-policy|type)|date|etag',
    'last-modified|accept-ranges',
    'cross-origin-(embedder|opener|resource)-policy|origin-agent-cluster|permissions-policy|set-cookie',
    'referrer-policy|strict-transport-security|traceparent|vary|x-content-type-options|x-dns-prefetch-control',
    'x-download-options|x-frame-options|x-permitted-cross-domain-policies|x-ratelimit-(limit|remaining|reset)',
    'x-request-id|x-xss-protection',
  ].join('|')})$`,
)

describe.each<[string, () => Promise<LightMyRequestResponse>]>([
  ['a page', () => server.app.inject('/')],
  ['the element', () => server.app.inject('/element/hypotheek-orientatie.js')],
  ['a calculation', () => postVerzoek(server.app)],
  ['a refusal', () => postVerzoek(server.app, exampleVerzoek, { cookie: undefined })],
  ['a body that does not decode', () => postVerzoek(server.app, {})],
  ['what is not there', () => server.app.inject('/weg')],
  ['an address that cannot be read', () => server.app.inject('/%zz')],
])('the headers of %s', (_wat, vraag) => {
  it.each(Object.entries(OWASP))('hold %s', async (naam, waarde) => {
    expect((await vraag()).headers[naam]).toMatch(waarde)
  })

  it('close what a page here never asks of a browser', async () => {
    const beleid = String((await vraag()).headers['permissions-policy']).split(', ')
    expect(GESLOTEN.split(' ').filter((functie) => !beleid.includes(`${functie}=()`))).toEqual([])
  })

  it('say how long it may be kept', async () => {
    expect((await vraag()).headers['cache-control']).toMatch(/^no-(store|cache)$/)
  })

  it('do not tell what the server is made of', async () => {
    expect(Object.keys((await vraag()).headers).filter((naam) => !BEKEND.test(naam))).toEqual([])
  })
})

describe('the policy of a page', () => {
  it('lets only scripts run that carry the nonce of this very answer', async () => {
    const [een, ander] = [await server.app.inject('/'), await server.app.inject('/')]
    const policy = String(een.headers['content-security-policy'])
    const nonces = [...een.body.matchAll(/<script nonce="(\w+)"/g)].map(([, nonce]) => nonce)
    expect(nonces.length).toBeGreaterThan(0)
    expect(new Set(nonces).size).toBe(1)
    expect(policy).toContain(`script-src 'strict-dynamic' 'nonce-${nonces[0]}'`)
    expect(ander.headers['content-security-policy']).not.toBe(policy)
  })

  it('allows no inline code, no eval and no other site', async () => {
    const policy = String((await server.app.inject('/')).headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
    expect(policy).toContain("require-trusted-types-for 'script'")
  })
})
