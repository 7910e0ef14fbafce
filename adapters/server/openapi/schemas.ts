import * as t from 'io-ts'

import { type Schema, toSchema } from '../../schema'

const waarom = { waarom: t.string }
const versies = { ...waarom, inBewijs: t.string, nu: t.string }

const verschilCodec = t.union([
  t.type({ soort: t.keyof({ zegel: null, tarieven: null }), ...waarom }),
  t.type({ soort: t.keyof({ normen: null, rekenkern: null }), ...versies }),
  t.type({ soort: t.literal('geenUitkomst'), fout: t.type({ _tag: t.string }), ...waarom }),
  t.intersection([
    t.type({ soort: t.literal('cijfer'), veld: t.string, ...waarom }),
    t.partial({ inBewijs: t.unknown, nu: t.unknown }),
  ]),
])

/** The JSON Schema of the result of checking a rekenbewijs. */
export const controleSchema: Schema = toSchema(
  t.union([
    t.type({ _tag: t.literal('Gelijk') }),
    t.type({ _tag: t.literal('Verschilt'), verschillen: t.readonlyArray(verschilCodec) }),
  ]),
)

const isSchema = (deel: unknown): deel is Schema => typeof deel === 'object' && deel !== null

const closedIn = (deel: unknown): unknown => (isSchema(deel) ? closed(deel) : deel)

/** Returns the schema with a default `additionalProperties: false` in objects with `properties`; not inside `anyOf`. */
export const closed = (schema: Schema): Schema => {
  const { properties, items } = schema
  return {
    ...(isSchema(properties) && { additionalProperties: false }),
    ...schema,
    ...(isSchema(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([naam, deel]) => [naam, closedIn(deel)])),
    }),
    ...(isSchema(items) && { items: closed(items) }),
  }
}
