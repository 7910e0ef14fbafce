import type { FastifyInstance } from 'fastify'

/** How long calls in flight may take to end, in seconds. */
const GEDULD = 10

/**
 * Begins to stop at the first signal, and ends when the last call is answered, at most ten seconds after the `drain`
 * seconds in which it still takes calls; a second signal ends at once.
 */
export const stopBijSignaal = (app: FastifyInstance, drain: number): void => {
  let stopt = false
  const stop = async (): Promise<void> => {
    if (stopt) process.exit(1)
    stopt = true
    setTimeout(() => process.exit(1), (drain + GEDULD) * 1000).unref()
    await app.close()
  }
  for (const signaal of ['SIGINT', 'SIGTERM'] as const) process.on(signaal, () => void stop())
}
