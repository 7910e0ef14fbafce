import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'

/** The maximum number of callers that are counted at the same time. Above it, the longest silent caller is dropped. */
const MOST_CALLERS = 5000

/** The calls of a caller in a window that began at `since`, in milliseconds. */
interface Window {
  readonly since: number
  readonly current: number
}

/**
 * Creates the store in which one copy of the server counts the calls from an address. `now` returns milliseconds of a
 * clock that never steps back. The store of `@fastify/rate-limit` is not used: it reads the clock of the machine, so a
 * clock that steps back would shut callers out until it has caught up.
 */
export const createOwnCount = (now: () => number = () => performance.now()): FastifyRateLimitStoreCtor =>
  class OwnCount implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>()

    incr(...[caller, callback, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
      const at = now()
      const found = this.#windows.get(caller)
      const open = found !== undefined && at - found.since < timeWindow ? found : { since: at, current: 0 }
      const current = open.current + 1
      this.#windows.delete(caller)
      this.#windows.set(caller, { since: open.since, current })
      const [oldest] = this.#windows.keys()
      if (this.#windows.size > MOST_CALLERS && oldest !== undefined) this.#windows.delete(oldest)
      callback(null, { current, ttl: timeWindow - (at - open.since) })
    }

    child(): FastifyRateLimitStore {
      return new OwnCount()
    }
  }
