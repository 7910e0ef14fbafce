import { createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'

import { createTestServer, postVerzoek } from '../../support/server'

/** A place where something listens that hangs up on everybody, and how often it did. */
const luistert = async () => {
  let opgehangen = 0
  const server = createServer((socket) => {
    opgehangen += 1
    socket.destroy()
  })
  await new Promise<void>((klaar) => server.listen(0, '127.0.0.1', klaar))
  onTestFinished(() => void server.close())
  return { adres: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, opgehangen: () => opgehangen }
}

it('goes on with every call while Redis is away, and says so once', async () => {
  const { adres, opgehangen } = await luistert()
  const { app, logboek } = await createTestServer({ RATE_LIMIT: '1', REDIS_URL: adres })
  onTestFinished(() => app.close())
  await vi.waitFor(() => expect(logboek.join('')).toContain('REDIS_URL is niet bereikbaar'))
  for (const keer of [1, 2, 3]) expect([keer, (await postVerzoek(app)).statusCode]).toEqual([keer, 200])
  await vi.waitFor(() => expect(opgehangen()).toBeGreaterThan(2), 5000)
  expect(logboek.join('').split('REDIS_URL')).toHaveLength(2)
})
