import type { FastifyInstance } from 'fastify'

/** How long calls in flight may take to end, in milliseconds. */
const GEDULD = 10_000

/** Stops taking calls at the first signal and ends when the last one is answered; a second signal ends at once. */
export const stopBijSignaal = (app: FastifyInstance): void => {
  let stopt = false
  const stop = async (): Promise<void> => {
    if (stopt) process.exit(1)
    stopt = true
    setTimeout(() => process.exit(1), GEDULD).unref()
    await app.close()
  }
  for (const signaal of ['SIGINT', 'SIGTERM'] as const) process.on(signaal, () => void stop())
}
