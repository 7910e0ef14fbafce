import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readAddress } from '../../../adapters/server/callers'
import { every } from '../../support/every'
import { serverForTest } from './opstelling'

/**
 * Sends one request for each X-Forwarded-For value to a server that allows one request per caller. Returns the number
 * of allowed requests and the log.
 */
const doorgelaten = async (bellers: readonly string[]) => {
  const { app, log } = await serverForTest({
    TRUST_PROXY: '1',
    RATE_LIMIT: '1',
    PAGINAS: 'uit',
    LOG_LEVEL: 'warn',
  })
  const antwoorden = []
  for (const beller of bellers)
    antwoorden.push(await app.inject({ url: '/api/v1.0/anti-forgery', headers: { 'x-forwarded-for': beller } }))
  return { aantal: antwoorden.filter(({ statusCode }) => statusCode === 200).length, logboek: log.join('') }
}

const POORTEN = Array.from({ length: 12 }, (_, keer) => 40_000 + keer)

describe('the rate limit behind a proxy', () => {
  it.each([
    ['one IPv4 address with different ports', POORTEN.map((poort) => `203.0.113.7:${poort}`)],
    ['one IPv6 address with different ports', POORTEN.map((poort) => `[2001:db8::7]:${poort}`)],
    ['one IPv6 address with unbracketed ports', POORTEN.map((poort) => `2001:db8:1:2:3:4:5:6:${poort % 10_000}`)],
    [
      'one address in every notation',
      ['203.0.113.7', ' "203.0.113.7:1" ', '::ffff:203.0.113.7', '[::ffff:cb00:7107]:2'],
    ],
    ['addresses of one IPv6 network', ['2001:db8::1', '[2001:DB8::2]', '"[2001:db8::3]:443"', '2001:db8::4%eth0']],
    [
      'texts that are no address',
      ['unknown', '_verborgen', '203.0.113', '203.0.113.7.9:80', '[zz]:1', '1.2.3.4:poort'],
    ],
  ])('the rate limit counts %s as one caller', async (_wat, bellers) => {
    expect((await doorgelaten(bellers)).aantal).toBe(1)
  })

  it('the rate limit counts two IPv4 addresses and two IPv6 networks as four callers', async () => {
    const bellers = ['203.0.113.7:1', '203.0.113.8:1', '[2001:db8::1]:1', '[2001:db8:0:1::1]:1']
    expect((await doorgelaten(bellers)).aantal).toBe(4)
  })

  it('the log warns once about X-Forwarded-For values without an address, and does not repeat them', async () => {
    const { logboek } = await doorgelaten(['jan@voorbeeld.nl', 'unknown', 'unknown'])
    expect(logboek.match(/TRUST_PROXY: de proxy noemt geen adres/g)).toHaveLength(1)
    expect(logboek).not.toMatch(/jan|unknown/)
  })

  it('the log has no warning when each X-Forwarded-For value has an address', async () => {
    expect((await doorgelaten(['203.0.113.7:1', '::1'])).logboek).toBe('')
  })
})

const poorten = fc.integer({ min: 0, max: 65_535 })

it('readAddress ignores a port, brackets and quotes around an address', () => {
  every(fc.oneof(fc.ipV4(), fc.ipV6()), poorten, (adres, poort) => {
    const metPoort = adres.includes(':') ? `[${adres}]:${poort}` : `${adres}:${poort}`
    const gelezen = readAddress(adres)
    expect(gelezen).toBeDefined()
    expect([readAddress(metPoort), readAddress(`"${metPoort}"`)]).toEqual([gelezen, gelezen])
  })
})

it.each([undefined, '', ' ', 'unknown', '[]', '""', ':80'])('readAddress(%j) returns undefined', (tekst) => {
  expect(readAddress(tekst)).toBeUndefined()
})
