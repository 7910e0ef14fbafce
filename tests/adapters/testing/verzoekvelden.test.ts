import fc from 'fast-check'
import { expect, it } from 'vitest'

import { toSchema, type Schema } from '../../../adapters/schema'
import { verzoek } from '../../../adapters/testing'
import { verzoekCodec } from '../../../domain'

/** Returns the path of every field in a schema, at every depth. */
const veldenVan = ({ properties = {}, items }: Schema, weg = ''): readonly string[] =>
  items === undefined
    ? Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([naam, deel]) => [
        `${weg}.${naam}`,
        ...veldenVan(deel, `${weg}.${naam}`),
      ])
    : veldenVan(items as Schema, weg)

/** Returns the path of every field in a value, at every depth. */
const veldenIn = (waarde: unknown, weg = ''): readonly string[] => {
  if (Array.isArray(waarde)) return waarde.flatMap((deel) => veldenIn(deel, weg))
  if (typeof waarde !== 'object' || waarde === null) return []
  return Object.entries(waarde).flatMap(([naam, deel]) => [`${weg}.${naam}`, ...veldenIn(deel, `${weg}.${naam}`)])
}

it('verzoek generates every field that the request codec reads', () => {
  const gevuld = new Set(fc.sample(verzoek(), { numRuns: 300, seed: 58 }).flatMap((gegeven) => veldenIn(gegeven)))
  const velden = veldenVan(toSchema(verzoekCodec))
  expect(velden).toContain('.hypotheekgevers.uitgaven.brutoMaandlastOverige')
  expect(velden.filter((veld) => !gevuld.has(veld))).toEqual([])
})
