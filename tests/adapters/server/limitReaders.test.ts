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
 * Larger than the socket buffers, so that the response waits for its reader. Linux grants a fast reader up to 32 MB,
 * and a sender 4 MB.
 */
const GROOTTE = 64 * MEGABYTE

/** A generous timeout for busy machines. */
const RUSTIG = { timeout: 10_000 }

const vraagNaar = (pad: string, aantal = 1): string => `GET ${pad} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(aantal)

/** Starts a server with one large chunk, and counts the requests that reach it. */
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
    /** Opens a connection that sends these requests and does not read. */
    lezer: (vraag: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      socket.write(vraag)
      return socket
    },
  }
}

/** Asserts that the only connection is closed after a minute, and not sooner. */
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

/** Returns how often this process has this file open. Tests that run in parallel open and close other files. */
const timesOpen = (file: string): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => targetOf(descriptor) === file).length

describe('a caller that does not read its responses', () => {
  afterEach(() => void vi.useRealTimers())

  it('a caller that disconnects without reading leaves no file and no connection open', async () => {
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

  it('unread responses do not make memory grow', async () => {
    const { lezer, gevraagd } = await metGroteChunk()
    const [lezers, vragen] = [40, 30]
    const voor = process.memoryUsage().arrayBuffers
    for (let nummer = 0; nummer < lezers; nummer += 1) lezer(vraagNaar(CHUNK, vragen))
    await expect.poll(gevraagd, RUSTIG).toBe(lezers * vragen)
    await once(lezer(vraagNaar('/health')), 'data')
    expect((process.memoryUsage().arrayBuffers - voor) / MEGABYTE).toBeLessThan(16)
  })

  it('a caller gets an answer to each of 32 requests that it sends at once', async () => {
    const { lezer } = await metGroteChunk()
    const socket = lezer(vraagNaar('/health', 32))
    let tekst = ''
    socket.on('data', (stuk: Buffer) => (tekst += stuk.toString()))
    await expect.poll(() => tekst.split('HTTP/1.1 200').length - 1, RUSTIG).toBe(32)
  })

  it('the server disconnects a caller that sends 1000 requests and reads nothing', async () => {
    const { lezer, verbindingen } = await metGroteChunk()
    const socket = lezer(vraagNaar(CHUNK, 1000))
    await once(socket, 'close')
    await expect.poll(verbindingen, RUSTIG).toBe(0)
  })

  it('the server disconnects a caller after a minute when it reads only the first of two responses', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { lezer, gevraagd, verbindingen } = await metGroteChunk()
    const socket = lezer(vraagNaar('/health') + vraagNaar(CHUNK))
    await once(socket, 'data')
    socket.pause()
    await expect.poll(gevraagd, RUSTIG).toBe(2)
    await isOpgehangenNaEenMinuut(verbindingen)
  })

  it('a caller that has read a response gets a full minute for the next', async () => {
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

  it('the server disconnects a caller that has read nothing for a minute', async () => {
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
