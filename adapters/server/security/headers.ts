import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The browser features that pages may not use. Writing to the clipboard is allowed, for the copy button. */
const FORBIDDEN =
  'accelerometer autoplay browsing-topics camera clipboard-read cross-origin-isolated display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection keyboard-map magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial sync-xhr unload usb xr-spatial-tracking'

const PERMISSIONS = [...FORBIDDEN.split(' ').map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', ')

/** The helmet options for responses that are not pages. Such a response may load nothing when a browser displays it. */
const CLOSED: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
  },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  xFrameOptions: { action: 'deny' },
}

/** Helmet options: pages run only scripts with the nonce and scripts that these load, and fetch from this site only. */
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

/** Adds the security headers to the response of each call. */
export const registerHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, CLOSED)
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('permissions-policy', PERMISSIONS)
    next()
  })
}
