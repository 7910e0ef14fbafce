import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import csrf from '@fastify/csrf-protection'
import type { FastifyInstance } from 'fastify'

/** The name of the hidden field that carries the token in a page. */
export const ANTI_FORGERY_FIELD = '__RequestVerificationToken'

const HEADER = 'requestverificationtoken'

/** A browser takes a cookie whose name begins so over https only, and for this very host. */
const ONLY_THIS_HOST = '__Host-'

interface AntiForgeryConfig {
  /** Signs the tokens; a key of this process alone when absent. */
  readonly key: string | undefined
  /** How long a token can be used, in milliseconds. */
  readonly lifetime: number
  /** Pages reach the server over https. */
  readonly isHttps: boolean
}

/**
 * Issues tokens that go with a cookie of the same browser, and checks them: `reply.generateCsrf()` and
 * `app.csrfProtection`. Nothing is kept, so that every copy with the same key knows the tokens of every other.
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
