import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { listen } from '../../../adapters/server/listen'
import { toProblem } from '../../../adapters/server/problem/problem'
import { CALCULATION_PATH, createTestServer, passportOf, exampleVerzoek } from '../../support/server'
import { serverForTest } from './opstelling'

/** Connects to a server. Returns both ends of the connection. */
const verbind = async ({ server }: FastifyInstance, poort: number) => {
  const verbonden = once(server, 'connection')
  const socket = connect(poort, '127.0.0.1')
  const [overkant] = (await verbonden) as [Socket]
  return { socket, overkant }
}

/**
 * Starts a server on which a caller may take five minutes. `verbind` connects to it. `sluit` begins to stop the server,
 * and returns once it stops; `gesloten` then resolves when every connection is closed.
 */
const start = async () => {
  const { app } = await createTestServer({}, { longestCall: 300_000 })
  const stopt = new Promise<void>((klaar) => {
    app.addHook('preClose', (volgende) => {
      klaar()
      volgende()
    })
  })
  const poort = await listen(app, '127.0.0.1', 0)
  const sluit = async () => {
    const gesloten = app.close()
    await stopt
    return { gesloten }
  }
  return { verbind: () => verbind(app, poort), sluit }
}

/** Stops the clock by which a stopping server knows the age of a connection. */
const stopDeKlok = (): void => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Waits until the server has read the headers of its next request, and returns the response to that request. */
const volgende = async ({ server }: FastifyInstance) => {
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
  return response
}

describe('a stopping server', () => {
  it.each([
    ['/ready', 503, '{"status":"stopt"}'],
    ['/health', 200, '{"status":"ok"}'],
    ['/api/v1.0/anti-forgery', 200, '{"token":'],
  ])('a stopping server answers a request that is still arriving, and disconnects: %s', async (pad, status, body) => {
    const { verbind, sluit } = await start()
    const { socket, overkant } = await verbind()
    socket.write(`GET ${pad} HTTP/1.1\r\n`)
    await expect.poll(() => overkant.bytesRead).toBeGreaterThan(0)
    const { gesloten } = await sluit()
    socket.write('host: x\r\n\r\n')
    const antwoord = await text(socket)
    expect(antwoord).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(antwoord).toMatch(/^connection: close\r$/im)
    expect(antwoord).toContain(body)
    await gesloten
  })

  const VRAAG = 'GET /api/v1.0/anti-forgery HTTP/1.1\r\nhost: x\r\n\r\n'

  it('a stopping server still answers a request on a connection that is less than a second old', async () => {
    stopDeKlok()
    const { verbind, sluit } = await start()
    const { socket } = await verbind()
    vi.advanceTimersByTime(999)
    const { gesloten } = await sluit()
    socket.write(VRAAG)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
    await gesloten
  })

  it('a stopping server closes a connection that was silent for a second before it closes a newer one', async () => {
    stopDeKlok()
    const { verbind, sluit } = await start()
    const oud = await verbind()
    vi.advanceTimersByTime(1000)
    const nieuw = await verbind()
    const nieuwIsWeg = once(oud.overkant, 'close').then(() => nieuw.overkant.destroyed)
    const { gesloten } = await sluit()
    expect(await nieuwIsWeg).toBe(false)
    await Promise.all([gesloten, once(nieuw.socket, 'close')])
  })

  it('a stopping server closes connections with incomplete headers, also one with an answered request', async () => {
    const { verbind, sluit } = await start()
    const eerder = await verbind()
    onTestFinished(() => void eerder.socket.destroy())
    eerder.socket.write(VRAAG)
    await once(eerder.socket, 'data')
    const nieuw = await verbind()
    for (const { socket, overkant } of [eerder, nieuw]) {
      const gelezen = overkant.bytesRead
      socket.write('POST /x HTTP/1.1\r\nHost:')
      await expect.poll(() => overkant.bytesRead).toBeGreaterThan(gelezen)
    }
    // The server closes both connections in one go.
    const eerderIsWeg = once(nieuw.overkant, 'close').then(() => eerder.overkant.destroyed)
    const { gesloten } = await sluit()
    expect(await eerderIsWeg).toBe(true)
    await gesloten
  })

  it('a server that stops as soon as a caller connects still answers the request of that caller', async () => {
    const antwoorden = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { app } = await createTestServer({ PAGINAS: 'uit', LOG_LEVEL: 'silent' })
        const port = await listen(app, '127.0.0.1', 0)
        const stopt = new Promise<unknown>((klaar) => app.server.once('connection', () => klaar(app.close())))
        const socket = connect(port, '127.0.0.1')
        socket.write(VRAAG)
        const antwoord = text(socket).catch(String)
        return Promise.all([antwoord, stopt])
      }),
    )
    expect(antwoorden.filter(([antwoord]) => !antwoord.startsWith('HTTP/1.1 200 '))).toEqual([])
  })

  it.each([
    ['a request in flight', '', ['HTTP/1.1 200']],
    ['a request in flight that is the second on its connection', VRAAG, ['HTTP/1.1 200', 'HTTP/1.1 200']],
  ])('a stopping server refuses new connections, and still answers %s', async (_geval, ervoor, statussen) => {
    const { app } = await createTestServer()
    const port = await listen(app, '127.0.0.1', 0)
    const { cookie, requestverificationtoken } = await passportOf(app)
    const body = JSON.stringify(exampleVerzoek)
    const socket = connect(port, '127.0.0.1')
    const antwoord = text(socket).catch(String)
    if (ervoor !== '') {
      const beantwoord = volgende(app).then((response) => once(response, 'finish'))
      socket.write(ervoor)
      await beantwoord
    }
    const stil = connect(port, '127.0.0.1')
    const onderweg = volgende(app)
    socket.write(
      [
        `POST ${CALCULATION_PATH} HTTP/1.1`,
        'host: localhost',
        'content-type: application/json',
        `content-length: ${body.length}`,
        `cookie: ${cookie}`,
        `requestverificationtoken: ${requestverificationtoken}`,
        '',
        body.slice(0, 10),
      ].join('\r\n'),
    )
    await onderweg
    const gesloten = app.close()
    const bel = () => fetch(`http://127.0.0.1:${port}/health`).then(String, () => 'geweigerd')
    await expect.poll(bel).toBe('geweigerd')
    // The server closes the silent connection when it closes each connection without a request in flight.
    if (!stil.closed) await once(stil, 'close')
    socket.write(body.slice(10))
    expect((await antwoord).match(/HTTP\/1\.1 \d+/g)).toEqual(statussen)
    await gesloten
  })
})

/**
 * Sends `bytes`; anti-forgery headers replace `{paspoort}`. The server waits `longestCall` milliseconds for a caller.
 * Returns the response (head in lower case) and the log.
 */
const antwoordOp = async (bytes: string, longestCall: number) => {
  const { app, log } = await serverForTest({ LOG_LEVEL: 'trace' }, { longestCall })
  const { cookie, requestverificationtoken } = await passportOf(app)
  const socket = connect(await listen(app, '127.0.0.1', 0), '127.0.0.1')
  const paspoort = `cookie: ${cookie}\r\nrequestverificationtoken: ${requestverificationtoken}`
  socket.write(bytes.replace('{paspoort}', paspoort))
  const [hoofd = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { hoofd: hoofd.toLowerCase(), body, logboek: log.join('') }
}

const POST = `POST ${CALCULATION_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n{paspoort}\r\n`

it.each([
  ['no HTTP', 'jan@voorbeeld.nl\r\n\r\n', 400, 'OnleesbareAanroep'],
  ['an unknown method', 'JAN / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'OnleesbareAanroep'],
  ['two lengths', `${POST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400, 'OnleesbareAanroep'],
  ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'KopTeGroot'],
  ['headers that never end', 'GET / HTTP/1.1\r\nhost: x\r\nx: y', 408, 'TeTraag'],
  ['a body that never ends', `${POST}content-length: 100\r\n\r\n{`, 408, 'TeTraag'],
  ['silence', '', 408, 'TeTraag'],
] as const)(
  'an unreadable request (%s) gets a problem document; the response and the log repeat none of its text',
  async (_wat, bytes, status, code) => {
    const { hoofd, body, logboek } = await antwoordOp(bytes, status === 408 ? 300 : 300_000)
    expect(hoofd).toMatch(new RegExp(`^http/1.1 ${status} `))
    expect(hoofd).toContain('content-type: application/problem+json')
    expect(JSON.parse(body)).toEqual(toProblem(code))
    expect(body + logboek).not.toMatch(/jan/i)
  },
)

it('requestTimeout and headersTimeout of the server are ten seconds by default', async () => {
  const { app } = await serverForTest()
  const { requestTimeout, headersTimeout } = app.server
  expect({ requestTimeout, headersTimeout }).toEqual({ requestTimeout: 10_000, headersTimeout: 10_000 })
})
