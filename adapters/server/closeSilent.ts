import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a silent connection counts as young, and gets extra time when the server stops, in milliseconds. */
const YOUNG = 1000

/**
 * Closes connections without a request when the server stops. Browsers open connections in advance, and the server
 * would wait for a first request or for the rest of incomplete headers. A connection that was silent for a second is
 * closed at once. A younger one gets one more second, because its request may still be arriving. Node and fastify close
 * connections that had a request. `http-terminator` is not used: it closes younger connections at once, and finally
 * those with a request in flight.
 */
export const closeSilent = (app: FastifyInstance): void => {
  const openedAt = new Map<Socket, number>()
  /** The number of requests per connection whose headers have arrived and whose response has not ended. */
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
    // First read the requests that arrived while the server was busy.
    setTimeout(() => setImmediate(closeUncalled), YOUNG).unref()
    next()
  })
}
