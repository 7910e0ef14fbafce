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
 * Hangs up on a caller who does not take an answer within so many milliseconds, or only in drops, and on one who asks
 * for more and more without taking any: until then the answers stay in memory. Answers that were taken give it the full
 * time again. The `timeout` of Node, `connectionTimeout` of fastify, counts silence only: each drop begins it again.
 */
export const limitReaders = (app: FastifyInstance, longestAnswer: number): void => {
  const countdowns = new WeakMap<Socket, Countdown>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const countdown = countdowns.get(socket) ?? createCountdown(socket, longestAnswer)
    countdowns.set(socket, countdown)
    countdown.start()
    // What was asked before the connection was closed is still read; nobody waits for the answer.
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
