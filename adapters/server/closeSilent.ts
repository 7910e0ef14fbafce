import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes, when the server stops, the connections that never sent a call: browsers open them in advance, and the server
 * would wait for their first call.
 */
export const closeSilent = (app: FastifyInstance): void => {
  const connections = new Set<Socket>()
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', (next) => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    next()
  })
}
