import type {
  FastifySchemaCompiler,
  FastifyTypeProvider,
  FastifyBaseLogger,
  FastifyInstance,
  onRequestHookHandler,
  RawServerDefault,
} from 'fastify'
import { either } from 'fp-ts'
import type * as t from 'io-ts'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { toLeesfouten, type Leesfout } from '../../../domain'

/** Gives a route the types of its codecs. */
export interface IoTsTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends t.Mixed ? t.TypeOf<this['schema']> : unknown
  serializer: this['schema'] extends t.Mixed ? t.OutputOf<this['schema']> : unknown
}

/** A body or address that does not decode. */
export class Undecodable extends Error {
  readonly statusCode = 400

  constructor(readonly leesfouten: readonly Leesfout[]) {
    super('The request does not decode.')
  }
}

/** Lets a route say with a codec what it accepts; what reaches its handler has been decoded. */
export const decodeWith: FastifySchemaCompiler<t.Mixed> =
  ({ schema }) =>
  (input) => {
    const decoded: t.Validation<unknown> = schema.decode(input)
    return either.isRight(decoded) ? { value: decoded.right } : { error: new Undecodable(toLeesfouten(decoded.left)) }
  }

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
