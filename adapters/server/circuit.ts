/** How long calls are blocked after a failure, in milliseconds. */
const REST = 5000

/**
 * A circuit breaker. After a failure it blocks calls for a while, and then lets one call at a time try again. Not from
 * a library: opossum 10 needs a newer Node, and in cockatiel all calls wait for the one that tries again.
 */
export interface Circuit {
  /** Runs `work`, or rejects at once while calls are blocked. */
  readonly ask: <T>(work: () => Promise<T>) => Promise<T>
  /** Allows calls again at once, for when the service is known to be back. */
  readonly reset: () => void
}

/** Creates a circuit breaker. `now` returns monotonic milliseconds. */
export const createCircuit = (now: () => number = () => performance.now()): Circuit => {
  let restUntil = -Infinity
  let hasFailed = false
  const reset = (): void => {
    restUntil = -Infinity
    hasFailed = false
  }
  const rest = (): void => {
    restUntil = now() + REST
    hasFailed = true
  }
  return {
    reset,
    ask: async (work) => {
      if (now() < restUntil) throw new Error('No call is made for a while after a failure.')
      // While one call tries again, the others are blocked instead of waiting for it.
      if (hasFailed) rest()
      try {
        const answer = await work()
        reset()
        return answer
      } catch (error) {
        rest()
        throw error
      }
    },
  }
}
