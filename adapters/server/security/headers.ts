import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The browser features that pages may not use; they may write the clipboard when a visitor presses to copy. */
const FORBIDDEN =
  'accelerometer autoplay browsing-topics camera clipboard-read cross-origin-isolated display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection keyboard-map magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial sync-xhr unload usb xr-spatial-tracking'

const PERMISSIONS = [...FORBIDDEN.split(' ').map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', ')

/** An answer that is not a page may load nothing, wherever a browser shows it. */
const CLOSED: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
  },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  xFrameOptions: { action: 'deny' },
}

/** A page runs the scripts with its nonce and what those load themselves, and requests nothing from other sites. */
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

/** Gives every answer the headers that limit what a browser may do with it. */
export const registerHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, CLOSED)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('permissions-policy', PERMISSIONS)
    next()
  })
}
