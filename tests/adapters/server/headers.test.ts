import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'

import { postVerzoek, exampleVerzoek } from '../../support/server'
import { metProefserver } from './opstelling'

const server = metProefserver()

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
  'accelerometer autoplay camera cross-origin-isolated display-capture encrypted-media fullscreen geolocation ' +
  'gyroscope keyboard-map magnetometer microphone midi payment picture-in-picture publickey-credentials-get ' +
  'screen-wake-lock sync-xhr usb xr-spatial-tracking clipboard-read gamepad hid idle-detection serial unload'

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

describe.each<[string, () => Promise<LightMyRequestResponse>, 'no-store' | 'no-cache']>([
  ['a page', () => server.app.inject('/'), 'no-store'],
  ['the element', () => server.app.inject('/element/hypotheek-orientatie.js'), 'no-cache'],
  ['a style of a page', () => server.app.inject('/pagina.css'), 'no-cache'],
  ['health', () => server.app.inject('/health'), 'no-store'],
  ['readiness', () => server.app.inject('/ready'), 'no-store'],
  ['a new token', () => server.app.inject('/api/v1.0/anti-forgery'), 'no-store'],
  ['a calculation', () => postVerzoek(server.app), 'no-store'],
  ['a refusal', () => postVerzoek(server.app, exampleVerzoek, { cookie: undefined }), 'no-store'],
  ['a body that does not decode', () => postVerzoek(server.app, {}), 'no-store'],
  ['what is not there', () => server.app.inject('/weg'), 'no-store'],
  ['an address that cannot be read', () => server.app.inject('/%zz'), 'no-store'],
])('the headers of %s', (_wat, vraag, bewaren) => {
  it.each(Object.entries(OWASP))('hold %s', async (naam, waarde) => {
    expect((await vraag()).headers[naam]).toMatch(waarde)
  })

  it('close what a page here never asks of a browser', async () => {
    const beleid = String((await vraag()).headers['permissions-policy']).split(', ')
    expect(GESLOTEN.split(' ').filter((functie) => !beleid.includes(`${functie}=()`))).toEqual([])
  })

  it('say how long it may be kept', async () => {
    expect((await vraag()).headers['cache-control']).toBe(bewaren)
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
