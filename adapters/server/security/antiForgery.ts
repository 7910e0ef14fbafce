import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import csrf from '@fastify/csrf-protection'
import type { FastifyInstance } from 'fastify'

/** The name of the hidden field that carries the token in a page. */
export const ANTI_FORGERY_FIELD = '__RequestVerificationToken'

const HEADER = 'requestverificationtoken'

/** The cookie name prefix that makes a browser accept the cookie over https only, and for this host only. */
const ONLY_THIS_HOST = '__Host-'

interface AntiForgeryConfig {
  /** The key that signs the tokens; a random key for this process when absent. */
  readonly key: string | undefined
  /** How long a token is valid, in milliseconds. */
  readonly lifetime: number
  /** Whether pages reach the server over https. */
  readonly isHttps: boolean
}

/**
 * Issues anti-forgery tokens (`reply.generateCsrf()`) and checks them with the cookie of the browser
 * (`app.csrfProtection`). The server stores nothing, so copies with the same key accept each other's tokens.
 */
export const registerAntiForgery = async (
  app: FastifyInstance,
  { key = createKey(app), lifetime, isHttps }: AntiForgeryConfig,
): Promise<void> => {
  await app.register(cookie, { secret: key })
  await app.register(csrf, {
    cookieKey: `${isHttps ? ONLY_THIS_HOST : ''}anti-forgery`,
    cookieOpts: {
      path: '/',
      httpOnly: true,
      signed: true,
      secure: isHttps || 'auto',
      sameSite: 'strict',
    },
    csrfOpts: { hmacKey: key, validity: lifetime },
    getToken: ({ headers }) => {
      const token = headers[HEADER]
      return typeof token === 'string' ? token : undefined
    },
    logLevel: 'debug',
  })
}

const createKey = (app: FastifyInstance): string => {
  app.log.warn('ANTI_FORGERY_KEY ontbreekt: de tokens gelden alleen bij deze kopie, en tot zij stopt')
  return randomBytes(32).toString('base64url')
}
