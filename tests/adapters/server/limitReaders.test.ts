import { once } from 'node:events'
import { mkdirSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { listen } from '../../../adapters/server/listen'
import { ROOT } from '../../support/root'
import { serverForTest } from './opstelling'

const CHUNK = '/element/chunks/app-1a2b3c4d.js'
const MEGABYTE = 1024 * 1024
/** The chunk size: above the socket buffers of Linux (at most 32 + 4 MB), so that a response waits for its reader. */
const GROOTTE = 64 * MEGABYTE

const LAATSTE = 'GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'

const vraagNaar = (pad: string, aantal = 1): string => `GET ${pad} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(aantal)

/** Waits until a connection closes, also when the other end resets it. */
const gesloten = (socket: Socket) => new Promise((resolve) => void socket.once('close', resolve))

/**
 * Starts a server with a large chunk. `lezer` connects to it. `gevraagd` waits until the server has so many requests,
 * and `verlaten` until it has no connection.
 */
const metGroteChunk = async () => {
  const map = mkdtempSync(join(tmpdir(), 'lezers-'))
  mkdirSync(join(map, 'chunks'))
  const chunk = join(map, 'chunks/app-1a2b3c4d.js')
  writeFileSync(chunk, '')
  truncateSync(chunk, GROOTTE)
  const folders = { pages: `${ROOT}/adapters/server/paginas`, element: map }
  const { app } = await serverForTest({}, { folders })
  const open = new Set<Socket>()
  let aantalGevraagd = 0
  app.server.on('request', () => (aantalGevraagd += 1))
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const port = await listen(app, '127.0.0.1', 0)
  return {
    gevraagd: async (aantal: number) => {
      while (aantalGevraagd < aantal) await once(app.server, 'request')
    },
    verbindingen: () => open.size,
    verlaten: () => Promise.all([...open].map(gesloten)),
    /** Opens a connection and sends these requests. The connection reads nothing until the test adds a listener. */
    lezer: (vraag: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      socket.write(vraag)
      return socket
    },
  }
}

type Opstelling = Awaited<ReturnType<typeof metGroteChunk>>

/** Moves the fake clock, and asserts that the server closes the only connection after 59 to 61 seconds. */
const isOpgehangenNaEenMinuut = async ({ verbindingen, verlaten }: Opstelling) => {
  await vi.advanceTimersByTimeAsync(59_000)
  expect(verbindingen()).toBe(1)
  const weg = verlaten()
  await vi.advanceTimersByTimeAsync(2000)
  await weg
}

describe('a caller that does not read its responses', () => {
  afterEach(() => void vi.useRealTimers())

  it('the server closes the connection when a caller disconnects with ten unread responses', async () => {
    const { lezer, gevraagd, verbindingen, verlaten } = await metGroteChunk()
    const socket = lezer(vraagNaar(CHUNK, 10))
    await gevraagd(10)
    expect(verbindingen()).toBe(1)
    socket.destroy()
    await verlaten()
  })

  it('1200 unread responses of 64 MB increase the memory of the server by less than 16 MB', async () => {
    const { lezer, gevraagd } = await metGroteChunk()
    const [lezers, vragen] = [40, 30]
    const voor = process.memoryUsage().arrayBuffers
    for (let nummer = 0; nummer < lezers; nummer += 1) lezer(vraagNaar(CHUNK, vragen))
    await gevraagd(lezers * vragen)
    await once(lezer(vraagNaar('/health')), 'data')
    expect((process.memoryUsage().arrayBuffers - voor) / MEGABYTE).toBeLessThan(16)
  })

  it('the server answers all 32 requests that a caller sends at once on one connection', async () => {
    const { lezer } = await metGroteChunk()
    const socket = lezer(vraagNaar('/health', 31) + LAATSTE)
    expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(Array.from({ length: 32 }, () => 'HTTP/1.1 200'))
  })

  it('the server disconnects a caller that sends 1000 requests and reads no response', async () => {
    const { lezer, verlaten } = await metGroteChunk()
    const socket = lezer(vraagNaar(CHUNK, 1000))
    await gesloten(socket)
    await verlaten()
  })

  it('after a minute, the server disconnects a caller that reads only the first of two responses', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const opstelling = await metGroteChunk()
    const { lezer, gevraagd } = opstelling
    const socket = lezer(vraagNaar('/health') + vraagNaar(CHUNK))
    await once(socket, 'data')
    socket.pause()
    await gevraagd(2)
    await isOpgehangenNaEenMinuut(opstelling)
  })

  it('a caller that reads a response after 40 seconds gets a full minute for the next response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const opstelling = await metGroteChunk()
    const { lezer, gevraagd } = opstelling
    const socket = lezer(vraagNaar(CHUNK, 2)).pause()
    await gevraagd(2)
    await vi.advanceTimersByTimeAsync(40_000)
    let gelezen = 0
    const genoeg = once(socket, 'pause')
    socket.on('data', (stuk: Buffer) => {
      gelezen += stuk.length
      if (gelezen > GROOTTE + MEGABYTE) socket.pause()
    })
    socket.resume()
    await genoeg
    await isOpgehangenNaEenMinuut(opstelling)
  })

  it('the server keeps an idle connection open, and closes it when a response stays unread for a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const opstelling = await metGroteChunk()
    const { lezer, gevraagd } = opstelling
    const socket = lezer(vraagNaar('/health'))
    await once(socket, 'data')
    await vi.advanceTimersByTimeAsync(600_000)
    socket.write(vraagNaar('/health'))
    await once(socket, 'data')
    socket.pause().write(vraagNaar(CHUNK))
    await gevraagd(3)
    await isOpgehangenNaEenMinuut(opstelling)
  })
})
