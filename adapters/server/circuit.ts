/** The time that calls are blocked after a failure, in milliseconds. */
const REST = 5000

/**
 * A circuit breaker. After a failure it blocks calls for five seconds. It then allows one call every five seconds,
 * until a call succeeds. Opossum 10 is not used, because it needs a newer Node. Cockatiel is not used: when it allows
 * one call to test the service, it makes all other calls wait for that test.
 */
export interface Circuit {
  /** Calls `work` and returns its result. Rejects when `work` fails. Rejects without a call while calls are blocked. */
  readonly ask: <T>(work: () => Promise<T>) => Promise<T>
  /** Allows calls again at once. Call this when the service is known to work again. */
  readonly reset: () => void
}

/** Creates a circuit breaker. `now` returns a monotonic time in milliseconds. */
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
      // While this call tests the service, other calls fail at once; they do not wait for the result of the test.
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
