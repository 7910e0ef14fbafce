import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What a page here may never ask the browser for; the clipboard it may write, where a visitor presses to copy. */
const FORBIDDEN =
  'accelerometer autoplay browsing-topics camera clipboard-read cross-origin-isolated display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection keyboard-map magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial sync-xhr unload usb xr-spatial-tracking'

const PERMISSIONS = [...FORBIDDEN.split(' ').map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', ')

/** Nothing may be loaded by an answer that is no page, wherever a browser is made to show it. */
const CLOSED: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
  },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  xFrameOptions: { action: 'deny' },
}

/** A page runs the scripts that carry its nonce and what those load themselves, and asks nothing of other sites. */
export const pagePolicy: FastifyHelmetOptions = {
  enableCSPNonces: true,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'strict-dynamic'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
  },
}

/** Gives every answer the headers that keep a browser from doing more with it than it should. */
export const registerHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, CLOSED)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('permissions-policy', PERMISSIONS)
    next()
  })
}
