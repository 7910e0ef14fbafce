import * as t from 'io-ts'

import { eenheidVan, financieringsOpzetShape, hypotheekgeverCodec, NORMJAREN } from '../../domain'
import { HOOGSTE_BEDRAG } from '../../domain/geld'

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type Schema = Readonly<Record<string, unknown>>

/** What the codecs with a rule of their own accept, by name. */
const described: Readonly<Record<string, () => Schema>> = {
  Bedrag: () => ({ type: 'number', minimum: 0, maximum: HOOGSTE_BEDRAG }),
  Datum: () => ({ type: 'string', format: 'date' }),
  EindigGetal: () => ({ type: 'number' }),
  FinancieringsOpzet: () => toSchema(financieringsOpzetShape),
  GenoemdNormjaar: () => ({ type: 'integer' }),
  Hypotheekgevers: () => ({
    type: 'array',
    minItems: 1,
    maxItems: 2,
    items: toSchema(hypotheekgeverCodec),
    allOf: [{ prefixItems: [1, 2].map((place) => ({ properties: { volgnummer: { const: place } } })) }],
  }),
  Maanden: () => ({ type: 'integer', minimum: 1 }),
  Normjaar: () => ({ type: 'integer', enum: [...NORMJAREN] }),
  Rentetarieven: () => ({
    type: 'object',
    propertyNames: { pattern: '^[1-9][0-9]{0,2}$' },
    additionalProperties: { type: 'number', minimum: 0, maximum: 100 },
  }),
  Voorstellen: () => ({ type: 'array', items: { type: 'string' } }),
  Tijdstip: () => ({ type: 'string', format: 'date-time' }),
}

/** The schema of what a codec accepts, a number with its unit. Throws for a codec that nobody has described. */
export const toSchema = (codec: t.Mixed): Schema => {
  const description = eenheidVan(codec)
  return { ...shapeOf(codec), ...(description !== undefined && { description }) }
}

const shapeOf = (codec: t.Mixed): Schema => {
  const describe = described[codec.name]
  if (describe !== undefined) return describe()
  if (codec instanceof t.ExactType || codec instanceof t.ReadonlyType) return toSchema(codec.type as t.Mixed)
  if (codec instanceof t.IntersectionType) return allOf((codec.types as readonly t.Mixed[]).map(toSchema))
  if (codec instanceof t.InterfaceType) return object(codec.props as t.Props, true)
  if (codec instanceof t.PartialType) return object(codec.props as t.Props, false)
  if (codec instanceof t.UnionType) return anyOf((codec.types as readonly t.Mixed[]).filter(isJson).map(toSchema))
  if (codec instanceof t.ReadonlyArrayType || codec instanceof t.ArrayType)
    return { type: 'array', items: toSchema(codec.type as t.Mixed) }
  if (codec instanceof t.KeyofType) return { type: 'string', enum: Object.keys(codec.keys as object) }
  if (codec instanceof t.LiteralType) return { const: codec.value as unknown }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec instanceof t.UnknownType) return {}
  throw new Error(`Nobody has described the codec ${codec.name}`)
}

/** JSON knows no undefined: a field that may be undefined may be absent. */
const isJson = (codec: t.Mixed): boolean => !(codec instanceof t.UndefinedType)

const object = (props: t.Props, isRequired: boolean): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(props).map(([name, codec]) => [name, toSchema(codec)])),
  ...(isRequired && { required: Object.keys(props) }),
})

/** Objects that must all hold are one object with the fields of all. */
const allOf = (schemas: readonly Schema[]): Schema => ({
  type: 'object',
  properties: Object.assign({}, ...schemas.map(({ properties }) => properties)) as Schema,
  required: schemas.flatMap(({ required = [] }) => required as readonly string[]),
})

const hasOneType = ({ type, enum: values }: Schema): boolean => typeof type === 'string' && values === undefined

const anyOf = (schemas: readonly Schema[]): Schema => {
  const [first = {}, second, ...more] = schemas
  if (second === undefined) return first
  const isOrNull = second['type'] === 'null' && more.length === 0
  if (isOrNull && hasOneType(first)) return { ...first, type: [first['type'], 'null'] }
  return schemas.every((schema) => 'const' in schema)
    ? { enum: schemas.map((schema) => schema['const']) }
    : { anyOf: schemas }
}
