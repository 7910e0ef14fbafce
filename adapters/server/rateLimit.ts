import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

import { createSharedCount } from './sharedCount'

const MINUTE = 60_000

interface RateLimitConfig {
  /** How many calls one address may make in a minute. */
  readonly max: number
  /** Where the copies count together; without it each counts its own. */
  readonly redisUrl: string | undefined
  /** Hides the addresses where the copies count together; the address of that place when absent. */
  readonly key: string | undefined
}

/**
 * Lets a route refuse who calls it too often: `app.rateLimit()`. With Redis the copies count together; while that is
 * away or does not answer calls go on, uncounted.
 */
export const registerRateLimit = async (
  app: FastifyInstance,
  { max, redisUrl, key = redisUrl }: RateLimitConfig,
): Promise<void> => {
  const shared =
    redisUrl === undefined || key === undefined
      ? {}
      : { store: createSharedCount(app, { redisUrl, key }), skipOnError: true }
  await app.register(rateLimit, { global: false, max, timeWindow: MINUTE, ...shared })
}
