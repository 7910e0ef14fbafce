import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The maximum number of unread responses per connection. No browser sends more requests at once on a connection. */
const MOST_OWED = 32

/**
 * The time limit of a connection, which runs while the connection has unread responses. `start` is called for each
 * request, and `done` when the response to a request has been sent.
 */
interface Countdown {
  readonly start: () => void
  readonly done: () => void
}

/**
 * Closes a connection when a response is not read within `longestAnswer` milliseconds, or when more than 32 responses
 * are unread. Otherwise unread responses would fill the memory. The time limit restarts after each response. The
 * `timeout` of Node (`connectionTimeout` of fastify) is not enough: it restarts at every byte that is read.
 */
export const limitReaders = (app: FastifyInstance, longestAnswer: number): void => {
  const countdowns = new WeakMap<Socket, Countdown>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const countdown = countdowns.get(socket) ?? createCountdown(socket, longestAnswer)
    countdowns.set(socket, countdown)
    countdown.start()
    // Node still parses requests that arrived before the connection closed, but nobody waits for their responses.
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
