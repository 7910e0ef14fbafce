import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { CALCULATION_PATH } from '../../support/server'
import type { RunningProcess } from '../../support/process'
import { body, callFor, headers, requirePrograms, seconds, startCopies, type Copies, type Load } from './copies'

requirePrograms('haproxy', 'redis-server')

let copies: Copies
beforeAll(async () => {
  copies = await startCopies(() => ({}))
})
afterAll(() => copies.stop())

/** Calls the balancer for six seconds, runs `trouble` after two seconds, and returns the measured load. */
const underLoad = async (trouble: () => unknown): Promise<Load> => {
  const [load] = await Promise.all([callFor(copies.address, 6), seconds(2).then(trouble)])
  expect(load.calls).toBeGreaterThan(500)
  return load
}

it('no call fails while a server copy is killed, drained or restarted, or Redis is killed or restarted', async () => {
  const table: Record<string, Load> = {}
  table['nothing'] = await underLoad(() => undefined)
  table['copy killed'] = await underLoad(() => copies.at(0).stop('SIGKILL'))
  table['copy started again'] = await underLoad(() => copies.start(0))
  await copies.bothReady()
  table['copy drained'] = await underLoad(() => copies.at(1).stop())
  await copies.start(1)
  await copies.bothReady()
  table['Redis gone'] = await underLoad(() => copies.redis.kill())
  for (const place of [0, 1] as const) expect(copies.at(place).log()).toContain('REDIS_URL is niet bereikbaar')
  table['Redis back'] = await underLoad(() => copies.redis.start())
  console.table(table)
  expect(Object.entries(table).filter(([, { lost }]) => lost > 0)).toEqual([])
})

it.each(['/metrics', '/%6detrics', '//metrics', '/metrics/'])(
  'the balancer answers 404 for the metrics path %s',
  async (path) => {
    expect((await fetch(copies.address + path)).status).toBe(404)
  },
)

it('two server copies count the calls of one address together in Redis', async () => {
  for (const place of [0, 1] as const) {
    await copies.at(place).stop('SIGKILL')
    await copies.start(place, { RATE_LIMIT: '5' })
  }
  const statusOf = async ({ address }: RunningProcess) =>
    (await fetch(address + CALCULATION_PATH, { method: 'POST', headers, body })).status
  await vi.waitFor(async () => expect(await statusOf(copies.at(0))).toBe(429), 10_000)
  expect(await statusOf(copies.at(1))).toBe(429)
  const [key = ''] = copies.redis.ask('keys', 'aanroepen-*').split('\n')
  const left = Number(copies.redis.ask('pttl', key))
  await statusOf(copies.at(1))
  expect(Number(copies.redis.ask('pttl', key)), 'further calls do not extend the wait').toBeLessThan(left)
  copies.redis.ask('persist', key)
  await statusOf(copies.at(1))
  expect(Number(copies.redis.ask('pttl', key)), 'a key without an end gets one').toBeGreaterThan(0)
})
