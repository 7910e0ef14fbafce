import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import csrf from '@fastify/csrf-protection'
import type { FastifyInstance } from 'fastify'

/** The name of the hidden field that carries the token in a page. */
export const ANTI_FORGERY_VELD = '__RequestVerificationToken'

const HEADER = 'requestverificationtoken'
const COOKIE = 'anti-forgery'

interface Opzet {
  /** Signs the tokens; a key of this process alone when absent. */
  readonly sleutel: string | undefined
  /** How long a token can be used, in milliseconds. */
  readonly geldigheid: number
  /** Pages on other sites call too, so the cookie has to travel with their calls. */
  readonly ookVanElders: boolean
}

/**
 * Issues tokens that go with a cookie of the same browser, and checks them: `reply.generateCsrf()` and
 * `app.csrfProtection`. Nothing is kept, so that every copy with the same key knows the tokens of every other.
 */
export const registreerAntiForgery = async (
  app: FastifyInstance,
  { sleutel = eigenSleutel(app), geldigheid, ookVanElders }: Opzet,
): Promise<void> => {
  await app.register(cookie, { secret: sleutel })
  await app.register(csrf, {
    cookieKey: COOKIE,
    cookieOpts: {
      path: '/',
      httpOnly: true,
      signed: true,
      ...(ookVanElders ? { sameSite: 'none', secure: true } : { sameSite: 'strict', secure: 'auto' }),
    },
    csrfOpts: { hmacKey: sleutel, validity: geldigheid },
    getToken: ({ headers }) => {
      const token = headers[HEADER]
      return typeof token === 'string' ? token : undefined
    },
    logLevel: 'debug',
  })
}

const eigenSleutel = (app: FastifyInstance): string => {
  app.log.warn('ANTI_FORGERY_KEY ontbreekt: de tokens gelden alleen bij deze kopie, en tot zij stopt')
  return randomBytes(32).toString('base64url')
}
