import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a connection may be silent before it counts as opened in advance, in milliseconds. */
const YOUNG = 1000

/**
 * When the server stops, closes the connections without a call. Browsers open connections in advance, and the server
 * would wait for a first call, or for the rest of an incomplete head. A connection that has been silent for a second is
 * closed at once; a younger one gets another second, because its call may be on its way or not yet read.
 * `http-terminator` would close that one at once too, and in the end those with a call in flight; Node and fastify
 * close those that had a call.
 */
export const closeSilent = (app: FastifyInstance): void => {
  const openedAt = new Map<Socket, number>()
  /**
   * The number of calls per connection whose head is complete and whose answer is not; there may be several at once.
   */
  const calls = new WeakMap<Socket, number>()
  const callsOf = (socket: Socket): number => calls.get(socket) ?? 0
  app.server.on('connection', (socket) => {
    openedAt.set(socket, performance.now())
    socket.once('close', () => openedAt.delete(socket))
  })
  app.server.on('request', ({ socket }, reply) => {
    calls.set(socket, callsOf(socket) + 1)
    reply.once('close', () => calls.set(socket, callsOf(socket) - 1))
  })
  const closeUncalled = (): void => {
    for (const socket of openedAt.keys()) if (callsOf(socket) === 0) socket.destroy()
  }
  app.addHook('preClose', (next) => {
    const before = performance.now() - YOUNG
    for (const [socket, opened] of openedAt) if (socket.bytesRead === 0 && opened <= before) socket.destroy()
    // What came while the server was busy is read first.
    setTimeout(() => setImmediate(closeUncalled), YOUNG).unref()
    next()
  })
}
