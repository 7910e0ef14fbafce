import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'

import { postVerzoek, exampleVerzoek } from '../../support/server'
import { metProefserver } from './opstelling'

const server = metProefserver()

/** The response headers that the OWASP Secure Headers Project requires. */
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
/** The features that OWASP wants disabled, without `clipboard-write` (a page uses it) and two unknown to Chromium. */
const GESLOTEN =
  'accelerometer autoplay camera cross-origin-isolated display-capture encrypted-media fullscreen geolocation ' +
  'gyroscope keyboard-map magnetometer microphone midi payment picture-in-picture publickey-credentials-get ' +
  'screen-wake-lock sync-xhr usb xr-spatial-tracking clipboard-read gamepad hid idle-detection serial unload'

/** Matches the allowed response headers. OWASP warns against the many headers that reveal the software of a server. */
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
  ['a page request', () => server.app.inject('/'), 'no-store'],
  ['a request for the element', () => server.app.inject('/element/hypotheek-orientatie.js'), 'no-cache'],
  ['a request for a stylesheet', () => server.app.inject('/pagina.css'), 'no-cache'],
  ['a health check', () => server.app.inject('/health'), 'no-store'],
  ['a readiness check', () => server.app.inject('/ready'), 'no-store'],
  ['a request for a token', () => server.app.inject('/api/v1.0/anti-forgery'), 'no-store'],
  ['a calculation', () => postVerzoek(server.app), 'no-store'],
  ['a refused calculation', () => postVerzoek(server.app, exampleVerzoek, { cookie: undefined }), 'no-store'],
  ['a calculation with an invalid body', () => postVerzoek(server.app, {}), 'no-store'],
  ['a request for an unknown path', () => server.app.inject('/weg'), 'no-store'],
  ['a request for a path that cannot be decoded', () => server.app.inject('/%zz'), 'no-store'],
])('the headers of the response to %s', (wat, vraag, bewaren) => {
  it.each(Object.entries(OWASP))(`the response to ${wat} has the OWASP header %s`, async (naam, waarde) => {
    expect((await vraag()).headers[naam]).toMatch(waarde)
  })

  it(`the response to ${wat} disables the browser features that OWASP wants disabled`, async () => {
    const beleid = String((await vraag()).headers['permissions-policy']).split(', ')
    expect(GESLOTEN.split(' ').filter((functie) => !beleid.includes(`${functie}=()`))).toEqual([])
  })

  it(`the response to ${wat} has the header Cache-Control: ${bewaren}`, async () => {
    expect((await vraag()).headers['cache-control']).toBe(bewaren)
  })

  it(`the response to ${wat} has only headers on the list of allowed headers`, async () => {
    expect(Object.keys((await vraag()).headers).filter((naam) => !BEKEND.test(naam))).toEqual([])
  })
})

it('the permissions policy of a page allows that page to write to the clipboard, for its copy button', async () => {
  const { headers } = await server.app.inject('/')
  expect(String(headers['permissions-policy']).split(', ')).toContain('clipboard-write=(self)')
})

describe('the content security policy of a page', () => {
  it('the CSP of a page allows scripts with the nonce of the response, and the scripts that they load', async () => {
    const [een, ander] = [await server.app.inject('/'), await server.app.inject('/')]
    const policy = String(een.headers['content-security-policy'])
    const nonces = [...een.body.matchAll(/<script nonce="(\w+)"/g)].map(([, nonce]) => nonce)
    expect(nonces.length).toBeGreaterThan(0)
    expect(new Set(nonces).size).toBe(1)
    expect(policy).toContain(`script-src 'strict-dynamic' 'nonce-${nonces[0]}'`)
    expect(ander.headers['content-security-policy']).not.toBe(policy)
  })

  it('the content security policy of a page allows no inline code, no eval and no other site', async () => {
    const policy = String((await server.app.inject('/')).headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe-|https?:|\*/)
    expect(policy).toContain("require-trusted-types-for 'script'")
  })
})
