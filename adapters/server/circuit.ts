/** How long nothing is asked after there was no answer, in milliseconds. */
const REST = 5000

/**
 * Guards a service that may not answer: after a failure it is not called for a while, and then by one call at a time.
 * Of the libraries, opossum 10 needs a newer Node than ours, and in cockatiel all calls wait for the one that tries.
 */
export interface Circuit {
  /** Does the work, or rejects at once while nothing is asked. */
  readonly ask: <T>(work: () => Promise<T>) => Promise<T>
  /** Asks again at once: the neighbour is known to be back. */
  readonly reset: () => void
}

/** Makes a circuit; `now` gives milliseconds that only grow. */
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
      if (now() < restUntil) throw new Error('Nothing is asked for a while, since there was no answer.')
      // While one call tries whether there is an answer again, the others do not wait for it.
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
