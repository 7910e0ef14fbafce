import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Counts down on a connection while it owes its caller an answer. */
interface Afteller {
  readonly begin: () => void
  readonly klaar: () => void
}

/**
 * Hangs up on a caller who does not take an answer within so many milliseconds, or only in drops: until then the
 * answer, and those that were asked for after it, stay in memory. Answers that were taken give it the full time again.
 */
export const begrensLezers = (app: FastifyInstance, langsteAntwoord: number): void => {
  const aftellers = new WeakMap<Socket, Afteller>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, verder) => {
    const afteller = aftellers.get(socket) ?? createAfteller(socket, langsteAntwoord)
    aftellers.set(socket, afteller)
    afteller.begin()
    reply.raw.once('finish', afteller.klaar)
    verder()
  })
}

const createAfteller = (socket: Socket, langsteAntwoord: number): Afteller => {
  let schuldig = 0
  let wekker: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(wekker)
  const start = () => {
    wekker = setTimeout(() => socket.destroy(), langsteAntwoord)
  }
  socket.once('close', stop)
  return {
    begin: () => {
      schuldig += 1
      if (schuldig === 1) start()
    },
    klaar: () => {
      schuldig -= 1
      stop()
      if (schuldig > 0) start()
    },
  }
}
