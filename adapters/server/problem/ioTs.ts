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

import { toLeesfouten, type Leesfout } from '../../../domain/codec'

/** The types of a route, derived from its io-ts codecs. */
export interface IoTsTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends t.Mixed ? t.TypeOf<this['schema']> : unknown
  serializer: this['schema'] extends t.Mixed ? t.OutputOf<this['schema']> : unknown
}

/** The error for a body or path parameter that does not decode, or a body with a duplicate key. */
export class Undecodable extends Error {
  readonly statusCode = 400

  constructor(readonly leesfouten: readonly Leesfout[]) {
    super('The request does not decode.')
  }
}

/** Returns the validator for the codec in the schema of a route. Handlers get the decoded value. */
export const decodeWith: FastifySchemaCompiler<t.Mixed> =
  ({ schema }) =>
  (input) => {
    const decoded: t.Validation<unknown> = schema.decode(input)
    return either.isRight(decoded) ? { value: decoded.right } : { error: new Undecodable(toLeesfouten(decoded.left)) }
  }

/** The fastify instance, with routes typed by their codecs. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  IoTsTypeProvider
>

/** The checks that run before the body of a call is read. */
export interface Access {
  readonly onRequest: onRequestHookHandler[]
}
