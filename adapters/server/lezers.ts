import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many answers a connection may owe its caller: no browser asks for more at a time. */
const MEEST_SCHULDIG = 32

/** Counts down on a connection while it owes its caller an answer. */
interface Afteller {
  readonly begin: () => void
  readonly klaar: () => void
}

/**
 * Hangs up on a caller who does not take an answer within so many milliseconds, or only in drops, and on one who asks
 * for more and more without taking any: until then the answers stay in memory. Answers that were taken give it the full
 * time again.
 */
export const begrensLezers = (app: FastifyInstance, langsteAntwoord: number): void => {
  const aftellers = new WeakMap<Socket, Afteller>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, verder) => {
    const afteller = aftellers.get(socket) ?? createAfteller(socket, langsteAntwoord)
    aftellers.set(socket, afteller)
    afteller.begin()
    // What was asked before the connection was closed is still read; nobody waits for the answer.
    if (socket.destroyed) return
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
      if (schuldig > MEEST_SCHULDIG) socket.destroy()
    },
    klaar: () => {
      schuldig -= 1
      stop()
      if (schuldig > 0) start()
    },
  }
}
