import { either } from 'fp-ts'
import * as t from 'io-ts'

import type { Eigenschap, HypotheekOrientatieEigenschappen } from '../../eigenschappen'
import { codecs } from './codecs'

/** A source of properties, such as the attributes, and the name of each property in that source. */
export interface Layer {
  readonly name: (property: Eigenschap) => string
  /** Returns the value as given; undefined or null when the source has no value. */
  readonly read: (property: Eigenschap) => unknown
}

const toAttribute = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Creates the layer of the attributes. A blank attribute counts as absent, because a CMS writes empty attributes for
 * values that nobody filled in. For a boolean property, an empty attribute is a value.
 */
export const attributeLayer = (host: HTMLElement): Layer => ({
  name: toAttribute,
  read: (property) => {
    const text = property === 'nonce' ? host.nonce : host.getAttribute(toAttribute(property))
    return text?.trim() === '' && !codecs[property].is(false) ? undefined : text
  },
})

/** Creates the layer of the properties given as JSON. Inherited members do not count. */
export const jsonLayer = (layer: object): Layer => ({
  name: (property) => property,
  read: (property) => (Object.hasOwn(layer, property) ? (layer as Record<string, unknown>)[property] : undefined),
})

/** The default values of the properties. A property that is not listed has no default. */
const defaults = {
  type: 'Klant',
  berekening: 'lokaal',
  apiBase: '/api/v3.0/serviceproxy/orientatie',
  normjaar: 2025,
  analytics: false,
  analyticsQueue: 'dataLayer',
  bewaren: false,
  terugknop: false,
  toegankelijkheidAudit: false,
  kleurmodus: 'licht',
  laden: 'lui',
} as const satisfies Partial<HypotheekOrientatieEigenschappen>

/** The valid values of the properties, including the defaults. */
export type Properties = Partial<HypotheekOrientatieEigenschappen> &
  Pick<HypotheekOrientatieEigenschappen, keyof typeof defaults>

/** A value from the page that the calculator cannot use. */
export interface BadValue {
  readonly property: Eigenschap
  /** The name of the property in the layer that contains the value. */
  readonly name: string
  readonly value: unknown
  readonly errors: t.Errors
}

export const names = Object.keys(codecs) as readonly Eigenschap[]

/**
 * Reads the properties from layers, ordered from the weakest to the strongest. Each property gets its value from the
 * strongest layer with a valid value, or else its default. `bad` lists the invalid values of all layers.
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

/** Decodes a property value. An object is copied, so that later changes by the page have no effect. Never throws. */
const decode = (property: Eigenschap, value: unknown): t.Validation<unknown> => {
  const codec: t.Decoder<unknown, unknown> = codecs[property]
  try {
    return codec.decode(t.UnknownRecord.is(value) ? { ...value } : value)
  } catch {
    return t.failure(value, [], 'is niet te lezen')
  }
}
