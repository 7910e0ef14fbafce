import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a connection may be silent before it counts as opened in advance, in milliseconds. */
const YOUNG = 1000

/**
 * Closes, when the server stops, the connections without a call: browsers open them in advance, and the server would
 * wait for their first call, or for the rest of half a head. One that was silent for a second is closed at once; any
 * other gets a second more, since its call may be on its way, or there and not yet read. `http-terminator` would close
 * that one at once, and in the end those with a call in flight too; Node and fastify close those that had a call.
 */
export const closeSilent = (app: FastifyInstance): void => {
  const openedAt = new Map<Socket, number>()
  /** The calls of a connection of which the whole head is there, until each is answered: several may come at once. */
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
