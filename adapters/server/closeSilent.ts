import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The age of a connection, in milliseconds, below which a stopping server waits one more second for its request. */
const YOUNG = 1000

/**
 * Closes connections without a request when the server stops. Browsers open connections in advance, so the server would
 * otherwise wait for requests that never arrive. A connection of a second or older that sent nothing is closed at once.
 * One second later, all other connections without a request in flight are closed, for example a connection with
 * incomplete headers. `http-terminator` is not used: it closes new connections at once, and later also connections with
 * a request in flight. Since Node 26 `closeIdleConnections`, which Node calls when a server stops, also closes new
 * connections. So this function replaces it by one that closes connections that wait for a next request.
 */
export const closeSilent = (app: FastifyInstance): void => {
  const openedAt = new Map<Socket, number>()
  /** The number of requests in flight per connection: the headers have arrived, and the response has not ended. */
  const calls = new WeakMap<Socket, number>()
  const callsOf = (socket: Socket): number => calls.get(socket) ?? 0
  /** The number of bytes that a connection had sent when its last request was answered. */
  const answeredAt = new WeakMap<Socket, number>()
  app.server.on('connection', (socket) => {
    openedAt.set(socket, performance.now())
    socket.once('close', () => openedAt.delete(socket))
  })
  app.server.on('request', ({ socket }, reply) => {
    calls.set(socket, callsOf(socket) + 1)
    reply.once('close', () => {
      calls.set(socket, callsOf(socket) - 1)
      answeredAt.set(socket, socket.bytesRead)
    })
  })
  app.server.closeIdleConnections = () => {
    for (const socket of openedAt.keys())
      if (callsOf(socket) === 0 && answeredAt.get(socket) === socket.bytesRead) socket.destroy()
  }
  const closeUncalled = (): void => {
    for (const socket of openedAt.keys()) if (callsOf(socket) === 0) socket.destroy()
  }
  app.addHook('preClose', (next) => {
    const before = performance.now() - YOUNG
    for (const [socket, opened] of openedAt) if (socket.bytesRead === 0 && opened <= before) socket.destroy()
    // `setImmediate` lets Node first read the requests that arrived while the server was busy.
    setTimeout(() => setImmediate(closeUncalled), YOUNG).unref()
    next()
  })
}
