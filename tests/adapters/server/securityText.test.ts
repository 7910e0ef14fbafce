import { afterEach, expect, it, vi } from 'vitest'

import { serverForTest } from './opstelling'

const ADDRESS = '/.well-known/security.txt'

afterEach(() => {
  vi.useRealTimers()
})

it('security.txt names each contact and expires after thirty days (RFC 9116)', async () => {
  const { app } = await serverForTest({ SECURITY_CONTACT: 'mailto:security@voorbeeld.nl, https://voorbeeld.nl/melden' })
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), toFake: ['Date'] })
  const { statusCode, headers, body } = await app.inject(ADDRESS)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toBe(
    [
      'Contact: mailto:security@voorbeeld.nl',
      'Contact: https://voorbeeld.nl/melden',
      'Expires: 2026-12-28T12:00:00.000Z',
      'Preferred-Languages: nl, en',
      '',
    ].join('\n'),
  )
})

it('without SECURITY_CONTACT the server returns 404 for security.txt', async () => {
  const { app } = await serverForTest()
  expect((await app.inject(ADDRESS)).statusCode).toBe(404)
})
