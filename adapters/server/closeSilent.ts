import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a connection may be silent before it counts as opened in advance, in milliseconds. */
const YOUNG = 1000

/**
 * Closes, when the server stops, the connections that never sent a call: browsers open them in advance, and the server
 * would wait for their first call. One that is younger than a second is spared until then: its call may be on its way,
 * or there and not yet read.
 */
export const closeSilent = (app: FastifyInstance): void => {
  const openedAt = new Map<Socket, number>()
  app.server.on('connection', (socket) => {
    openedAt.set(socket, performance.now())
    socket.once('close', () => openedAt.delete(socket))
  })
  const closeIfSilent = (socket: Socket): void => {
    if (socket.bytesRead === 0) socket.destroy()
  }
  app.addHook('preClose', (next) => {
    for (const [socket, opened] of openedAt) {
      const left = opened + YOUNG - performance.now()
      if (left > 0) setTimeout(closeIfSilent, left, socket)
      else closeIfSilent(socket)
    }
    next()
  })
}
