import { createHmac } from 'node:crypto'
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'

import { createCircuit } from './circuit'
import { createCallers } from './callers'
import { createOwnCount } from './ownCount'

/** The maximum time that a call waits for Redis, in milliseconds: callers should not notice a slow Redis. */
const LONGEST_WAIT = 200

/** The time between two attempts to connect to Redis, in milliseconds. */
const RETRY = 1000

/**
 * A Redis script that counts a call for KEYS[1] in a window of ARGV[1] ms, and returns the count and the time left. It
 * also starts the window of a key that never expires: without an end, its caller would not be counted.
 */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

interface SharedCountConfig {
  /** The URL of the Redis in which the copies count together. */
  readonly redisUrl: string
  /** The key of the HMAC that hides the addresses of callers in Redis; the same for every copy. */
  readonly key: string
  /** Called for each call that Redis did not count. */
  readonly onUncounted: () => void
}

/** The number of calls of a caller in this window, and the remaining time of the window in milliseconds. */
interface Counted {
  readonly current: number
  readonly ttl: number
}

/** A function that counts one call of a caller. Rejects when Redis returns no valid count. */
type Count = (caller: string, timeWindow: number) => Promise<Counted>

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Returns the count in a result of {@link COUNT}. Throws for other results, such as nil from an imitation of Redis. */
const readCounted = (answer: unknown): Counted => {
  const [current, ttl] = Array.isArray(answer) ? (answer as readonly unknown[]) : []
  if (!isCount(current) || !isCount(ttl)) throw new Error('Redis did not return a count.')
  return { current, ttl }
}

/**
 * Connects to Redis and returns the function that counts a call in Redis. Logs when Redis stops counting, and when it
 * counts again. After a failure, Redis is not called for five seconds, so that few calls wait for a slow Redis.
 */
const connect = (app: FastifyInstance, { redisUrl, key }: SharedCountConfig): Count => {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    commandTimeout: LONGEST_WAIT,
    connectTimeout: RETRY,
    maxRetriesPerRequest: 0,
    retryStrategy: () => RETRY,
  })
  const circuit = createCircuit()
  let isAway = false
  const away = (): void => {
    if (!isAway) app.log.warn('REDIS_URL is niet bereikbaar: aanroepen gaan door, en tellen niet mee voor RATE_LIMIT')
    isAway = true
  }
  const back = (): void => {
    if (isAway) app.log.warn('REDIS_URL is weer bereikbaar: aanroepen tellen weer mee voor RATE_LIMIT')
    isAway = false
  }
  // Without this listener, ioredis itself writes each error to the console, and the error contains the address of
  // Redis.
  redis.on('error', () => undefined)
  redis.on('close', away)
  redis.on('ready', circuit.reset)
  app.addHook('onClose', (_instance, done) => {
    redis.removeAllListeners('close').disconnect()
    done()
  })
  return async (caller, timeWindow) => {
    if (redis.status !== 'ready') throw new Error('Redis is not connected.')
    const name = createHmac('sha256', key).update(caller).digest('base64url')
    try {
      const counted = await circuit.ask(async () =>
        readCounted(await redis.eval(COUNT, 1, `aanroepen-${name}`, timeWindow)),
      )
      back()
      return counted
    } catch (error) {
      away()
      throw error
    }
  }
}

/**
 * Creates the store in which all copies of the server count the calls from an address. Redis gets a hash of the
 * address. The Redis store of `@fastify/rate-limit` is not used: it makes every call wait for a Redis that does not
 * answer.
 */
const createSharedCount = (app: FastifyInstance, config: SharedCountConfig): FastifyRateLimitStoreCtor => {
  const count = connect(app, config)
  return class SharedCount implements FastifyRateLimitStore {
    incr(...[caller, callback, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
      count(caller, timeWindow).then(
        (counted) => callback(null, counted),
        (error: unknown) => {
          config.onUncounted()
          callback(error as Error)
        },
      )
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
}

const MINUTE = 60_000

interface RateLimitConfig {
  /** The maximum number of calls a minute per caller. */
  readonly max: number
  /** The URL of the Redis in which all copies count calls together. Undefined: each copy counts its own calls. */
  readonly redisUrl: string | undefined
  /** The key of the HMAC that hides addresses in Redis. Undefined: the URL of Redis is the key. */
  readonly key: string | undefined
  /** Called for each call that Redis did not count; never without Redis. */
  readonly onUncounted: () => void
}

/**
 * Adds `app.rateLimit()`, which makes a route refuse callers that call too often. With Redis, all copies of the server
 * count calls together. While Redis is unreachable, calls are allowed and not counted.
 */
export const registerRateLimit = async (
  app: FastifyInstance,
  { max, redisUrl, key = redisUrl, onUncounted }: RateLimitConfig,
): Promise<void> => {
  const shared =
    redisUrl === undefined || key === undefined
      ? { store: createOwnCount() }
      : { store: createSharedCount(app, { redisUrl, key, onUncounted }), skipOnError: true }
  await app.register(rateLimit, { global: false, max, timeWindow: MINUTE, keyGenerator: createCallers(app), ...shared })
}
