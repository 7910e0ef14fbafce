import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'

import { listen } from '../../../adapters/server/listen'
import { CALCULATION_PATH, createTestServer, passportOf, exampleVerzoek } from '../../support/server'

/** A connection to a server that has accepted it, and the server's end of it. */
const verbindMet = async (app: FastifyInstance) => {
  const verbonden = once(app.server, 'connection')
  const socket = connect(await listen(app, '127.0.0.1', 0), '127.0.0.1')
  const [overkant] = (await verbonden) as [Socket]
  return { socket, overkant }
}

/** Waits until the server has read something of a connection. */
const leest = (overkant: Socket) => expect.poll(() => overkant.bytesRead).toBeGreaterThan(0)

/** The next call of which the server has read the head. */
const volgende = async ({ server }: FastifyInstance) => {
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse]
  return response
}

describe('stopping', () => {
  it.each([
    ['/ready', 503, '{"status":"stopt"}'],
    ['/health', 200, '{"status":"ok"}'],
    ['/api/v1.0/anti-forgery', 200, '{"token":'],
  ])('answers the call that was arriving, and asks to hang up: %s', async (pad, status, body) => {
    const { app } = await createTestServer()
    const { socket, overkant } = await verbindMet(app)
    socket.write(`GET ${pad} HTTP/1.1\r\n`)
    await leest(overkant)
    const gesloten = app.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.write('host: x\r\n\r\n')
    const antwoord = await text(socket)
    expect(antwoord).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(antwoord).toMatch(/^connection: close\r$/im)
    expect(antwoord).toContain(body)
    await gesloten
  })

  const VRAAG = 'GET /api/v1.0/anti-forgery HTTP/1.1\r\nhost: x\r\n\r\n'

  it('answers a call that comes on a connection of less than a second', async () => {
    const { app } = await createTestServer()
    const { socket } = await verbindMet(app)
    const gesloten = app.close()
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.write(VRAAG)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
    await gesloten
  })

  it('hangs up on a connection that was silent for a second at once', async () => {
    const { app } = await createTestServer()
    const { socket } = await verbindMet(app)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const begin = performance.now()
    await Promise.all([app.close(), once(socket, 'close')])
    expect(performance.now() - begin).toBeLessThan(900)
  })

  it('waits for the rest of half a head for a second', async () => {
    const { app } = await createTestServer()
    const { socket, overkant } = await verbindMet(app)
    socket.write('POST /x HTTP/1.1\r\nHost:')
    await leest(overkant)
    const begin = performance.now()
    await Promise.all([app.close(), once(socket, 'close')])
    expect(performance.now() - begin).toBeLessThan(3000)
  })

  it('cuts no call that was sent, however often it stops', async () => {
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

  it('does not wait for a connection that never said anything', async () => {
    const { app } = await createTestServer()
    const { socket } = await verbindMet(app)
    const opgehangen = once(socket, 'close')
    await Promise.all([app.close(), opgehangen])
    expect(socket.destroyed).toBe(true)
  })

  it.each([
    ['the call in flight', '', ['HTTP/1.1 200']],
    ['the call in flight behind one on the same connection that is answered', VRAAG, ['HTTP/1.1 200', 'HTTP/1.1 200']],
  ])('answers %s, takes no other and then ends', async (_geval, ervoor, statussen) => {
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
    await new Promise((resolve) => setTimeout(resolve, 1500))
    socket.write(body.slice(10))
    expect((await antwoord).match(/HTTP\/1\.1 \d+/g)).toEqual(statussen)
    await gesloten
  })
})
