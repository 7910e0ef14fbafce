import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'

const MINUTE = 60_000

/** How long a call waits for Redis, in milliseconds: a caller should not notice that it is slow. */
const LONGEST_WAIT = 200

/** How long there is between two attempts to reach Redis, in milliseconds. */
const RETRY = 1000

interface RateLimitConfig {
  /** How many calls one address may make in a minute. */
  readonly max: number
  /** Where the copies count together; without it each counts its own. */
  readonly redisUrl: string | undefined
}

/** Connects to Redis, and says in the log when it goes away and when it is back. */
const connect = (app: FastifyInstance, url: string): Redis => {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    commandTimeout: LONGEST_WAIT,
    connectTimeout: RETRY,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RETRY,
  })
  let isAway = false
  // Without a reader of its errors it would write them to the log itself, with the address.
  redis.on('error', () => undefined)
  redis.on('close', () => {
    if (!isAway) app.log.warn('REDIS_URL is niet bereikbaar: aanroepen gaan door, en tellen niet mee voor RATE_LIMIT')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) app.log.warn('REDIS_URL is weer bereikbaar: aanroepen tellen weer mee voor RATE_LIMIT')
    isAway = false
  })
  app.addHook('onClose', (_instance, done) => {
    redis.removeAllListeners('close').disconnect()
    done()
  })
  return redis
}

/**
 * Lets a route refuse who calls it too often: `app.rateLimit()`. With Redis the copies count together; while that is
 * away calls go on, uncounted.
 */
export const registerRateLimit = async (app: FastifyInstance, { max, redisUrl }: RateLimitConfig): Promise<void> => {
  const shared = redisUrl === undefined ? {} : { redis: connect(app, redisUrl), skipOnError: true }
  await app.register(rateLimit, { global: false, max, timeWindow: MINUTE, ...shared })
}
