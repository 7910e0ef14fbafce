import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The maximum number of unread responses per connection. No browser sends more requests at a time. */
const MOST_OWED = 32

/** The time limit of a connection; it runs while the server has a response to send on it. */
interface Countdown {
  readonly start: () => void
  readonly done: () => void
}

/**
 * Closes the connection of a caller who reads a response too slowly, or sends many requests and reads no response.
 * Unread responses would fill the memory. Each response that was read completely restarts the time limit. Node's
 * `timeout` (fastify's `connectionTimeout`) is not enough: it restarts at every byte that is read.
 */
export const limitReaders = (app: FastifyInstance, longestAnswer: number): void => {
  const countdowns = new WeakMap<Socket, Countdown>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const countdown = countdowns.get(socket) ?? createCountdown(socket, longestAnswer)
    countdowns.set(socket, countdown)
    countdown.start()
    // Requests that arrived before the connection closed are still parsed, but nobody waits for their responses.
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
