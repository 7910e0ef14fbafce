import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, onRequestHookHandler, RawServerDefault } from 'fastify'

import type { IoTsTypeProvider } from '../problem/ioTs'

/** The server, with routes typed by their codecs. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  IoTsTypeProvider
>

/** What every call goes through before it is read. */
export interface Access {
  readonly onRequest: onRequestHookHandler[]
}
