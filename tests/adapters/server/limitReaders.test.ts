import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  readdirSync,
  readlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { listen } from '../../../adapters/server/listen'
import { ROOT } from '../../support/root'
import { serverForTest } from './opstelling'

const CHUNK = '/element/chunks/app-1a2b3c4d.js'
const MEGABYTE = 1024 * 1024
/**
 * More bytes than the system buffers for a connection, so that the answer waits for its reader: Linux grants a quick
 * reader up to 32 MB, and a sender 4 MB.
 */
const GROOTTE = 64 * MEGABYTE

/** A busy machine takes its time. */
const RUSTIG = { timeout: 10_000 }

const vraagNaar = (pad: string, aantal = 1): string => `GET ${pad} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(aantal)

/** A server with one large chunk, and how many requests reached it. */
const metGroteChunk = async () => {
  const map = mkdtempSync(join(tmpdir(), 'lezers-'))
  mkdirSync(join(map, 'chunks'))
  const chunk = join(map, 'chunks/app-1a2b3c4d.js')
  writeFileSync(chunk, '')
  truncateSync(chunk, GROOTTE)
  const folders = { pages: `${ROOT}/adapters/server/paginas`, element: map }
  const { app } = await serverForTest({}, { folders })
  let gevraagd = 0
  app.server.on('request', () => (gevraagd += 1))
  const port = await listen(app, '127.0.0.1', 0)
  return {
    chunk,
    gevraagd: () => gevraagd,
    verbindingen: () => new Promise((resolve) => app.server.getConnections((_fout, aantal) => resolve(aantal))),
    /** Someone who asks, and reads nothing. */
    lezer: (vraag: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      socket.write(vraag)
      return socket
    },
  }
}

/** The one connection is hung up on after a minute, and no sooner. */
const isOpgehangenNaEenMinuut = async (verbindingen: () => Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await verbindingen()).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  await expect.poll(verbindingen, RUSTIG).toBe(0)
}

const targetOf = (descriptor: string): string | undefined => {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    return undefined
  }
}

/** How often this process has a file open. Tests beside this one open and close other files. */
const timesOpen = (file: string): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => targetOf(descriptor) === file).length

describe('who asks and does not read', () => {
  afterEach(() => void vi.useRealTimers())

  it('leaves no file and no connection open after hanging up', async () => {
    const { chunk, lezer, gevraagd, verbindingen } = await metGroteChunk()
    const opened = openSync(chunk, 'r')
    expect(timesOpen(chunk)).toBe(1)
    closeSync(opened)
    const socket = lezer(vraagNaar(CHUNK, 10))
    await expect.poll(gevraagd, RUSTIG).toBe(10)
    expect(await verbindingen()).toBe(1)
    socket.destroy()
    await expect.poll(verbindingen, RUSTIG).toBe(0)
    await expect.poll(() => timesOpen(chunk), RUSTIG).toBe(0)
  })

  it('does not make memory grow with what was asked', async () => {
    const { lezer, gevraagd } = await metGroteChunk()
    const [lezers, vragen] = [40, 30]
    const voor = process.memoryUsage().arrayBuffers
    for (let nummer = 0; nummer < lezers; nummer += 1) lezer(vraagNaar(CHUNK, vragen))
    await expect.poll(gevraagd, RUSTIG).toBe(lezers * vragen)
    await once(lezer(vraagNaar('/health')), 'data')
    expect((process.memoryUsage().arrayBuffers - voor) / MEGABYTE).toBeLessThan(16)
  })

  it('has an answer to each of 32 questions at once', async () => {
    const { lezer } = await metGroteChunk()
    const socket = lezer(vraagNaar('/health', 32))
    let tekst = ''
    socket.on('data', (stuk: Buffer) => (tekst += stuk.toString()))
    await expect.poll(() => tekst.split('HTTP/1.1 200').length - 1, RUSTIG).toBe(32)
  })

  it('is hung up on when asking for more and more', async () => {
    const { lezer, verbindingen } = await metGroteChunk()
    const socket = lezer(vraagNaar(CHUNK, 1000))
    await once(socket, 'close')
    await expect.poll(verbindingen, RUSTIG).toBe(0)
  })

  it('is hung up on after a minute when only the first of two answers is taken', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { lezer, gevraagd, verbindingen } = await metGroteChunk()
    const socket = lezer(vraagNaar('/health') + vraagNaar(CHUNK))
    await once(socket, 'data')
    socket.pause()
    await expect.poll(gevraagd, RUSTIG).toBe(2)
    await isOpgehangenNaEenMinuut(verbindingen)
  })

  it('has a full minute again after an answer that was taken', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { lezer, gevraagd, verbindingen } = await metGroteChunk()
    const socket = lezer(vraagNaar(CHUNK, 2)).pause()
    await expect.poll(gevraagd, RUSTIG).toBe(2)
    await vi.advanceTimersByTimeAsync(40_000)
    let gelezen = 0
    socket.on('data', (stuk: Buffer) => {
      gelezen += stuk.length
      if (gelezen > GROOTTE + MEGABYTE) socket.pause()
    })
    socket.resume()
    await expect.poll(() => socket.isPaused(), RUSTIG).toBe(true)
    await isOpgehangenNaEenMinuut(verbindingen)
  })

  it('is hung up on after a minute, however many answers came before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { lezer, gevraagd, verbindingen } = await metGroteChunk()
    const socket = lezer(vraagNaar('/health'))
    await once(socket, 'data')
    await vi.advanceTimersByTimeAsync(600_000)
    socket.write(vraagNaar('/health'))
    await once(socket, 'data')
    socket.pause().write(vraagNaar(CHUNK))
    await expect.poll(gevraagd, RUSTIG).toBe(3)
    await isOpgehangenNaEenMinuut(verbindingen)
  })
})
