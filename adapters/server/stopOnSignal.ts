import type { FastifyInstance } from 'fastify'

/** How long calls in flight may take to end, in seconds. */
const PATIENCE = 10

/**
 * Begins to stop at the first signal, and ends when the last call is answered, at most ten seconds after the `drain`
 * seconds in which it still takes calls; a second signal ends at once. `close-with-grace` also takes hold of signals
 * such as SIGSEGV, after which Node may hang: leaving those out one by one is more code than this.
 */
export const stopOnSignal = (app: FastifyInstance, drain: number): void => {
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), (drain + PATIENCE) * 1000).unref()
    await app.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}
