import { either } from 'fp-ts'
import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify'
import type * as t from 'io-ts'

import { toLeesfouten, type Leesfout } from '../../../domain'

/** Gives a route the types of its codecs. */
export interface IoTsTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends t.Mixed ? t.TypeOf<this['schema']> : unknown
  serializer: this['schema'] extends t.Mixed ? t.OutputOf<this['schema']> : unknown
}

/** A body or address that does not decode. */
export class OngeldigVerzoek extends Error {
  readonly statusCode = 400

  constructor(readonly leesfouten: readonly Leesfout[]) {
    super('The request does not decode.')
  }
}

/** Lets a route say with a codec what it accepts; what reaches its handler has been decoded. */
export const decodeerMet: FastifySchemaCompiler<t.Mixed> =
  ({ schema }) =>
  (invoer) => {
    const gelezen: t.Validation<unknown> = schema.decode(invoer)
    return either.isRight(gelezen)
      ? { value: gelezen.right }
      : { error: new OngeldigVerzoek(toLeesfouten(gelezen.left)) }
  }
