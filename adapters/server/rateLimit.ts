import { createHmac } from 'node:crypto'
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'

import { createCircuit } from './circuit'
import { createCallers } from './callers'

/** How long a call waits for Redis, in milliseconds: a caller should not notice that it is slow. */
const LONGEST_WAIT = 200

/** How long there is between two attempts to reach Redis, in milliseconds. */
const RETRY = 1000

/** Counts a call of KEYS[1] in a window of ARGV[1] milliseconds; gives how many there were, and what is left of it. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

interface SharedCountConfig {
  /** Where the copies count together. */
  readonly redisUrl: string
  /** Hides the addresses of callers in Redis; the same for every copy. */
  readonly key: string
  /** Called for each call that Redis did not count. */
  readonly onUncounted: () => void
}

/** How often a caller called in this window, and the milliseconds that are left of it. */
interface Counted {
  readonly current: number
  readonly ttl: number
}

/** Counts one call of a caller, or rejects when Redis gives no answer that can be read. */
type Count = (caller: string, timeWindow: number) => Promise<Counted>

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Reads the answer of {@link COUNT}. Throws for anything else, such as nil of what only looks like Redis. */
const readCounted = (answer: unknown): Counted => {
  const [current, ttl] = Array.isArray(answer) ? (answer as readonly unknown[]) : []
  if (!isCount(current) || !isCount(ttl)) throw new Error('Redis gives no count.')
  return { current, ttl }
}

/**
 * Connects to Redis, says in the log when it stops counting and when it counts again, and gives what counts a call
 * there. While it gives no count it is left alone, so that few calls wait for it.
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
  // Without a reader of its errors it would write them to the log itself, with the address.
  redis.on('error', () => undefined)
  redis.on('close', away)
  redis.on('ready', circuit.reset)
  app.addHook('onClose', (_instance, done) => {
    redis.removeAllListeners('close').disconnect()
    done()
  })
  return async (caller, timeWindow) => {
    if (redis.status !== 'ready') throw new Error('Redis is away.')
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
 * Where copies count the calls of an address together; the address itself never leaves this process. With the store of
 * `@fastify/rate-limit` for Redis every call would wait for a Redis that does not answer, and the next one would too.
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
  /** How many calls one address may make in a minute. */
  readonly max: number
  /** Where the copies count together; without it each counts its own. */
  readonly redisUrl: string | undefined
  /** Hides the addresses where the copies count together; the address of that place when absent. */
  readonly key: string | undefined
  /** Called for each call that Redis did not count; never without Redis. */
  readonly onUncounted: () => void
}

/**
 * Lets a route refuse who calls it too often: `app.rateLimit()`. With Redis the copies count together; while that is
 * away or does not answer calls go on, uncounted.
 */
export const registerRateLimit = async (
  app: FastifyInstance,
  { max, redisUrl, key = redisUrl, onUncounted }: RateLimitConfig,
): Promise<void> => {
  const shared =
    redisUrl === undefined || key === undefined
      ? {}
      : { store: createSharedCount(app, { redisUrl, key, onUncounted }), skipOnError: true }
  await app.register(rateLimit, { global: false, max, timeWindow: MINUTE, keyGenerator: createCallers(app), ...shared })
}
