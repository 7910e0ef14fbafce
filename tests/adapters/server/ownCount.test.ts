import { expect, it, onTestFinished, vi } from 'vitest'

import { createOwnCount } from '../../../adapters/server/ownCount'
import { postVerzoek } from '../../support/server'
import { serverForTest } from './opstelling'

const MINUTE = 60_000

/** Creates a store whose clock the test sets, and a function that counts a call. */
const create = () => {
  const clock = { now: 0 }
  const store = new (createOwnCount(() => clock.now))({})
  const count = (caller: string): unknown => {
    let counted: unknown
    store.incr(caller, (_error, result) => (counted = result), MINUTE, 1)
    return counted
  }
  return { clock, count }
}

it('createOwnCount counts the calls of each caller in a window of a minute', () => {
  const { clock, count } = create()
  expect([count('a'), count('b')]).toEqual(Array(2).fill({ current: 1, ttl: MINUTE }))
  clock.now = 20_000
  expect(count('a')).toEqual({ current: 2, ttl: 40_000 })
  clock.now = MINUTE
  expect(count('a')).toEqual({ current: 1, ttl: MINUTE })
})

it('createOwnCount remembers at most 5000 callers, and drops the one that was silent longest', () => {
  const { count } = create()
  count('oud')
  for (let caller = 0; caller < 4999; caller += 1) count(`${caller}`)
  count('oud')
  count('nieuw')
  expect(count('oud')).toMatchObject({ current: 3 })
  expect(count('0')).toMatchObject({ current: 1 })
})

it('the server lets a caller in again after a minute, also when the system clock steps back an hour', async () => {
  const real = Date.now()
  const time = vi.spyOn(performance, 'now')
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => {
    time.mockRestore()
    clock.mockRestore()
  })
  const { app } = await serverForTest({ RATE_LIMIT: '1' })
  const start = 1_000_000
  time.mockReturnValue(start)
  expect((await postVerzoek(app)).statusCode).toBe(200)
  expect((await postVerzoek(app)).statusCode).toBe(429)
  clock.mockReturnValue(real - 60 * MINUTE)
  time.mockReturnValue(start + MINUTE)
  expect((await postVerzoek(app)).statusCode).toBe(200)
})
