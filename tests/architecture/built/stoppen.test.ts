import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

import { startServer } from '../../support/process'

const BELLERS = 50

const vraag = (url: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, (antwoord) => void text(antwoord).then(() => resolve(antwoord), reject)).on('error', reject)
  })

it('a signal costs no caller on a busy connection an answer, and ends the server with code 0', async () => {
  const server = await startServer({ DRAIN: '3' })
  const agent = new Agent({ keepAlive: true })
  const bel = () => vraag(`${server.adres}/api/v1.0/normen/2025`, agent)
  const statussen = new Set<number | undefined>()

  /** Calls without a pause, until an answer asks to hang up. */
  const blijfBellen = async (): Promise<void> => {
    const { statusCode, headers } = await bel()
    statussen.add(statusCode)
    if (headers.connection !== 'close') await blijfBellen()
  }
  await Promise.all(Array.from({ length: BELLERS }, bel))
  const bellers = Array.from({ length: BELLERS }, blijfBellen)
  const einde = server.stop()
  const aflopen = await Promise.allSettled(bellers)
  expect(aflopen.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(statussen).toEqual(new Set([200]))

  const gereed = await vraag(`${server.adres}/ready`, new Agent())
  expect([gereed.statusCode, gereed.headers.connection]).toEqual([503, 'close'])
  expect(await einde).toBe(0)
})
