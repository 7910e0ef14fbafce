import type * as t from 'io-ts'

import { HOOGSTE_BEDRAG } from '../../domain/geld'
import { financieringsOpzetShape, hypotheekgeverCodec, NORMJAREN } from '../../domain'
import { eenheidVan } from '../../domain/codec'

/** A JSON Schema (2020-12), as in OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>

const withVolgnummer = (place: number): Schema => ({
  type: 'object',
  properties: { volgnummer: { const: place } },
})

const RENTE: Schema = { type: 'number', minimum: 0, maximum: 100 }
const RENTEPAAR: Schema = {
  type: 'object',
  properties: { nhg: RENTE, zonder: RENTE },
  required: ['nhg', 'zonder'],
  additionalProperties: false,
}

/** The schemas of the codecs whose rules cannot be derived from their type, by codec name. */
const described: Readonly<Record<string, () => Schema>> = {
  Bedrag: () => ({ type: 'number', minimum: 0, maximum: HOOGSTE_BEDRAG }),
  Datum: () => ({ type: 'string', format: 'date' }),
  EindigGetal: () => ({ type: 'number' }),
  EindigGetalOfNull: () => ({ type: ['number', 'null'] }),
  FinancieringsOpzet: () => toSchema(financieringsOpzetShape),
  GenoemdNormjaar: () => ({ type: 'integer' }),
  Hypotheekgevers: () => ({
    type: 'array',
    minItems: 1,
    maxItems: 2,
    items: toSchema(hypotheekgeverCodec),
    anyOf: [
      { maxItems: 1, items: withVolgnummer(1) },
      { minItems: 2, maxItems: 2, prefixItems: [withVolgnummer(1), withVolgnummer(2)] },
    ],
  }),
  Maanden: () => ({ type: 'integer', minimum: 1 }),
  Merk: () => ({ type: 'boolean' }),
  Normjaar: () => ({ type: 'integer', enum: [...NORMJAREN] }),
  Rentetarieven: () => ({
    type: 'object',
    propertyNames: { pattern: '^[1-9][0-9]{0,2}$' },
    anyOf: [{ additionalProperties: RENTE }, { additionalProperties: RENTEPAAR }],
  }),
  Voorstellen: () => ({ type: 'array', items: { type: 'string' } }),
  TekstOfNull: () => ({ type: ['string', 'null'] }),
  Tijdstip: () => ({ type: 'string', format: 'date-time' }),
  Volgnummer: () => ({ enum: [1, 2] }),
}

/** Returns the JSON Schema of a codec, with the unit of a number as description. Throws for an unsupported codec. */
export const toSchema = (codec: t.Mixed): Schema => {
  const description = eenheidVan(codec)
  return { ...shapeOf(codec), ...(description !== undefined && { description }) }
}

/** The kinds of codec whose schema `shapeOf` derives. */
type Described =
  | t.ExactType<t.HasProps>
  | t.ReadonlyType<t.Mixed>
  | t.IntersectionType<t.Mixed[]>
  | t.InterfaceType<t.Props>
  | t.PartialType<t.Props>
  | t.UnionType<t.Mixed[]>
  | t.ReadonlyArrayType<t.Mixed>
  | t.ArrayType<t.Mixed>
  | t.KeyofType<Readonly<Record<string, unknown>>>
  | t.LiteralType<boolean | number | string>
  | t.BooleanType
  | t.StringType
  | t.NumberType
  | t.UnknownType

/** Returns the schema of a codec, without its unit. Uses `_tag`: `instanceof` fails for another copy of io-ts. */
const shapeOf = (codec: t.Mixed): Schema => {
  const describe = described[codec.name]
  if (describe !== undefined) return describe()
  const kind = codec as Described
  switch (kind._tag) {
    case 'ExactType':
    case 'ReadonlyType':
      return toSchema(kind.type)
    case 'IntersectionType':
      return allOf(kind.types.map(toSchema))
    case 'InterfaceType':
      return object(kind.props, true)
    case 'PartialType':
      return object(kind.props, false)
    case 'UnionType':
      return { anyOf: kind.types.map(toSchema) }
    case 'ReadonlyArrayType':
    case 'ArrayType':
      return { type: 'array', items: toSchema(kind.type) }
    case 'KeyofType':
      return { type: 'string', enum: Object.keys(kind.keys) }
    case 'LiteralType':
      return { const: kind.value }
    case 'BooleanType':
      return { type: 'boolean' }
    case 'StringType':
      return { type: 'string' }
    case 'NumberType':
      return { type: 'number' }
    case 'UnknownType':
      return {}
    default:
      throw new Error(`There is no schema for the codec ${codec.name}`)
  }
}

const object = (props: t.Props, isRequired: boolean): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, toSchema(codec)])),
  ...(isRequired && { required: Object.keys(props) }),
})

/** Merges the object schemas of an intersection into one object schema with all their properties. */
const allOf = (schemas: readonly Schema[]): Schema => ({
  type: 'object',
  properties: Object.assign({}, ...schemas.map(({ properties }) => properties)) as Schema,
  required: schemas.flatMap(({ required = [] }) => required as readonly string[]),
})

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
