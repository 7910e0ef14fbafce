import type { Schema } from '../../schema'

const isSchema = (deel: unknown): deel is Schema => typeof deel === 'object' && deel !== null

const closedIn = (deel: unknown): unknown => (isSchema(deel) ? closed(deel) : deel)

/** A schema that allows in none of its objects a field that it does not name. */
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
