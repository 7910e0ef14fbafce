import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import csrf from '@fastify/csrf-protection'
import type { FastifyInstance } from 'fastify'

/** The name of the hidden field with the token in a page. */
export const ANTI_FORGERY_FIELD = '__RequestVerificationToken'

const HEADER = 'requestverificationtoken'

/** The cookie name prefix with which a browser accepts the cookie over https only, and sends it to this host only. */
const ONLY_THIS_HOST = '__Host-'

interface AntiForgeryConfig {
  /** The key that signs the tokens; undefined: a random key for this process. */
  readonly key: string | undefined
  /** The lifetime of a token, in milliseconds. */
  readonly lifetime: number
  /** Whether pages reach the server over https. */
  readonly isHttps: boolean
}

/**
 * Adds `reply.generateCsrf()`, which issues an anti-forgery token with its cookie. Adds `app.csrfProtection`, which
 * checks the token and the cookie of a call. The server stores no tokens, so copies with the same key accept each
 * other's tokens.
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
