import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'

import { registerHealth } from '../../../adapters/server/health'

afterEach(() => vi.useRealTimers())

it('a stopping server keeps accepting calls for its whole drain time, which is in seconds', async () => {
  const app = fastify()
  registerHealth(app, 3)
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let isClosed = false
  const closed = app.close().then(() => (isClosed = true))
  await vi.advanceTimersByTimeAsync(2999)
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await closed
})
