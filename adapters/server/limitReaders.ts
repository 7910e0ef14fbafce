import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many answers a connection may owe its caller: no browser asks for more at a time. */
const MOST_OWED = 32

/** Counts down the time limit of a connection while the server has an answer to send on it. */
interface Countdown {
  readonly start: () => void
  readonly done: () => void
}

/**
 * Closes the connection of a caller who does not take an answer in time, takes it in drops, or keeps asking without
 * taking any: the answers would stay in memory. Each answer that is taken restarts the time limit. The `timeout` of
 * Node, `connectionTimeout` of fastify, counts silence only: each drop restarts it.
 */
export const limitReaders = (app: FastifyInstance, longestAnswer: number): void => {
  const countdowns = new WeakMap<Socket, Countdown>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const countdown = countdowns.get(socket) ?? createCountdown(socket, longestAnswer)
    countdowns.set(socket, countdown)
    countdown.start()
    // Calls that arrived before the connection closed are still read, but nobody waits for their answers.
    if (socket.destroyed) return
    reply.raw.once('finish', countdown.done)
    next()
  })
}

const createCountdown = (socket: Socket, longestAnswer: number): Countdown => {
  let owed = 0
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  const start = () => {
    timer = setTimeout(() => socket.destroy(), longestAnswer)
  }
  socket.once('close', stop)
  return {
    start: () => {
      owed += 1
      if (owed === 1) start()
      if (owed > MOST_OWED) socket.destroy()
    },
    done: () => {
      owed -= 1
      stop()
      if (owed > 0) start()
    },
  }
}
