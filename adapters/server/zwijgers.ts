import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Hangs up, when the server stops, on connections that never said anything: browsers open them in advance, and the
 * server would wait for their first call.
 */
export const sluitZwijgers = (app: FastifyInstance): void => {
  const verbindingen = new Set<Socket>()
  app.server.on('connection', (socket) => {
    verbindingen.add(socket)
    socket.once('close', () => verbindingen.delete(socket))
  })
  app.addHook('preClose', (verder) => {
    for (const socket of verbindingen) if (socket.bytesRead === 0) socket.destroy()
    verder()
  })
}
