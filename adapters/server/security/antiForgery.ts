import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import Tokens from '@fastify/csrf'
import csrf from '@fastify/csrf-protection'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The name of the hidden field with the token in a page. */
export const ANTI_FORGERY_FIELD = '__RequestVerificationToken'

const HEADER = 'requestverificationtoken'

/** The cookie name prefix with which a browser accepts the cookie over https only, and sends it to this host only. */
const ONLY_THIS_HOST = '__Host-'

/** The hook that refuses a call without a valid anti-forgery token and its cookie. */
export type CheckToken = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

interface AntiForgeryConfig {
  /** The key that signs the tokens; undefined: a random key for this process. */
  readonly key: string | undefined
  /** A key that signs nothing any more, but whose cookies and tokens still count; undefined: there is none. */
  readonly keyBefore: string | undefined
  /** The lifetime of a token, in milliseconds. */
  readonly lifetime: number
  /** Whether pages reach the server over https. */
  readonly isHttps: boolean
}

/**
 * Adds `reply.generateCsrf()`, which issues an anti-forgery token with its cookie. Returns the hook that checks the
 * token and the cookie of a call. The server stores no tokens, so copies with the same key accept each other's tokens.
 */
export const registerAntiForgery = async (
  app: FastifyInstance,
  { key = createKey(app), keyBefore, lifetime, isHttps }: AntiForgeryConfig,
): Promise<CheckToken> => {
  const cookieKey = `${isHttps ? ONLY_THIS_HOST : ''}anti-forgery`
  // The first key signs, and all keys count.
  await app.register(cookie, { secret: keyBefore === undefined ? key : [key, keyBefore] })
  await app.register(csrf, {
    cookieKey,
    cookieOpts: {
      path: '/',
      httpOnly: true,
      signed: true,
      secure: isHttps || 'auto',
      sameSite: 'strict',
    },
    csrfOpts: { hmacKey: key, validity: lifetime },
    getToken: tokenOf,
    logLevel: 'debug',
  })
  const before = keyBefore === undefined ? undefined : new Tokens({ hmacKey: keyBefore, validity: lifetime })
  return (request, reply, done) => {
    const { value } = reply.unsignCookie(request.cookies[cookieKey] ?? '')
    if (value !== null && before?.verify(value, tokenOf(request) ?? '')) done()
    else app.csrfProtection(request, reply, done)
  }
}

const tokenOf = ({ headers }: FastifyRequest): string | undefined => {
  const token = headers[HEADER]
  return typeof token === 'string' ? token : undefined
}

const createKey = (app: FastifyInstance): string => {
  app.log.warn('ANTI_FORGERY_KEY ontbreekt: de tokens gelden alleen bij deze kopie, en tot zij stopt')
  return randomBytes(32).toString('base64url')
}
