import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readAddress } from '../../../adapters/server/callers'
import { every } from '../../support/every'
import { serverForTest } from './opstelling'

/** How many calls of these callers, each told of by one proxy, pass a limit of one call per caller; and the log. */
const doorgelaten = async (bellers: readonly string[]) => {
  const { app, logboek } = await serverForTest({
    TRUST_PROXY: '1',
    RATE_LIMIT: '1',
    PAGINAS: 'uit',
    LOG_LEVEL: 'warn',
  })
  const antwoorden = []
  for (const beller of bellers)
    antwoorden.push(await app.inject({ url: '/api/v1.0/anti-forgery', headers: { 'x-forwarded-for': beller } }))
  return { aantal: antwoorden.filter(({ statusCode }) => statusCode === 200).length, logboek: logboek.join('') }
}

const POORTEN = Array.from({ length: 12 }, (_, keer) => 40_000 + keer)

describe('the rate limit behind a gateway', () => {
  it.each([
    ['an address of IPv4 with a port', POORTEN.map((poort) => `203.0.113.7:${poort}`)],
    ['an address of IPv6 with a port', POORTEN.map((poort) => `[2001:db8::7]:${poort}`)],
    ['a full address of IPv6 with a bare port', POORTEN.map((poort) => `2001:db8:1:2:3:4:5:6:${poort % 10_000}`)],
    [
      'one address in every notation',
      ['203.0.113.7', ' "203.0.113.7:1" ', '::ffff:203.0.113.7', '[::ffff:cb00:7107]:2'],
    ],
    ['addresses of one network of IPv6', ['2001:db8::1', '[2001:DB8::2]', '"[2001:db8::3]:443"', '2001:db8::4%eth0']],
    [
      'nothing that is an address',
      ['unknown', '_verborgen', '203.0.113', '203.0.113.7.9:80', '[zz]:1', '1.2.3.4:poort'],
    ],
  ])('counts %s as one caller', async (_wat, bellers) => {
    expect((await doorgelaten(bellers)).aantal).toBe(1)
  })

  it('counts two addresses as two callers, and two networks of IPv6 too', async () => {
    const bellers = ['203.0.113.7:1', '203.0.113.8:1', '[2001:db8::1]:1', '[2001:db8:0:1::1]:1']
    expect((await doorgelaten(bellers)).aantal).toBe(4)
  })

  it('warns once that the proxy names no address, and repeats nothing of what it sent', async () => {
    const { logboek } = await doorgelaten(['jan@voorbeeld.nl', 'unknown', 'unknown'])
    expect(logboek.match(/TRUST_PROXY: de proxy noemt geen adres/g)).toHaveLength(1)
    expect(logboek).not.toMatch(/jan|unknown/)
  })

  it('warns of nothing while there are addresses', async () => {
    expect((await doorgelaten(['203.0.113.7:1', '::1'])).logboek).toBe('')
  })
})

const poorten = fc.integer({ min: 0, max: 65_535 })

it('a port, brackets and quotes change no address', () => {
  every(fc.oneof(fc.ipV4(), fc.ipV6()), poorten, (adres, poort) => {
    const metPoort = adres.includes(':') ? `[${adres}]:${poort}` : `${adres}:${poort}`
    const gelezen = readAddress(adres)
    expect(gelezen).toBeDefined()
    expect([readAddress(metPoort), readAddress(`"${metPoort}"`)]).toEqual([gelezen, gelezen])
  })
})

it.each([undefined, '', ' ', 'unknown', '[]', '""', ':80'])('%j is no address', (tekst) => {
  expect(readAddress(tekst)).toBeUndefined()
})
