import { either } from 'fp-ts'
import * as t from 'io-ts'
import type { Decoder, Errors, Validation } from 'io-ts'

import type { Eigenschap, HypotheekOrientatieEigenschappen } from '../../eigenschappen'
import { codecs } from './codecs'
import type { Layer } from './layers'

/** The defaults of the properties; a property without a default is absent. */
const defaults = {
  type: 'Klant',
  berekening: 'lokaal',
  apiBase: '/api/v3.0/serviceproxy/orientatie',
  normjaar: 2025,
  analytics: false,
  analyticsQueue: 'dataLayer',
  bewaren: false,
  toegankelijkheidAudit: false,
  kleurmodus: 'licht',
  laden: 'lui',
} as const satisfies Partial<HypotheekOrientatieEigenschappen>

/** The valid values of the properties, with the defaults. */
export type Properties = Partial<HypotheekOrientatieEigenschappen> &
  Pick<HypotheekOrientatieEigenschappen, keyof typeof defaults>

/** A value of the host that the calculator cannot use. */
export interface BadValue {
  readonly property: Eigenschap
  /** Its name in the layer where it stood. */
  readonly name: string
  readonly value: unknown
  /** What its codec refused. */
  readonly errors: Errors
}

const names = Object.keys(codecs) as Eigenschap[]

/**
 * Reads the properties from their layers, the weakest first. The strongest layer that gives a good value decides; where
 * none does, the default holds.
 */
export const readProperties = (
  layers: readonly Layer[],
): { readonly properties: Properties; readonly bad: readonly BadValue[] } => {
  const properties: Record<string, unknown> = { ...defaults }
  const bad: BadValue[] = []
  for (const layer of layers)
    for (const property of names) {
      const value = layer.read(property)
      if (value === undefined || value === null) continue
      const decoded = decode(property, value)
      if (either.isRight(decoded)) properties[property] = decoded.right
      else bad.push({ property, name: layer.name(property), value, errors: decoded.left })
    }
  return { properties: properties as Properties, bad }
}

/** Checks a copy, so that a page that later changes its object changes nothing here. An unreadable value is bad. */
const decode = (property: Eigenschap, value: unknown): Validation<unknown> => {
  const codec: Decoder<unknown, unknown> = codecs[property]
  try {
    return codec.decode(t.UnknownRecord.is(value) ? { ...value } : value)
  } catch {
    return t.failure(value, [], 'is niet te lezen')
  }
}
