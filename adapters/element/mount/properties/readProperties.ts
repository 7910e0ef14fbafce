import { either } from 'fp-ts'
import * as t from 'io-ts'

import type { Eigenschap, HypotheekOrientatieEigenschappen } from '../../eigenschappen'
import { codecs } from './codecs'

/** One source of properties: what it says about a property, and by which name it knows it. */
export interface Layer {
  readonly name: (property: Eigenschap) => string
  /** What was given; undefined or null when nothing was. */
  readonly read: (property: Eigenschap) => unknown
}

const toAttribute = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The attributes of the element. An empty one counts as absent, except a switch: a CMS writes it where nobody filled
 * in a value.
 */
export const attributeLayer = (host: HTMLElement): Layer => ({
  name: toAttribute,
  read: (property) => {
    const text = property === 'nonce' ? host.nonce : host.getAttribute(toAttribute(property))
    return text?.trim() === '' && !codecs[property].is(false) ? undefined : text
  },
})

/** The JSON layer. Only its own members count, never what it inherits. */
export const jsonLayer = (layer: object): Layer => ({
  name: (property) => property,
  read: (property) => (Object.hasOwn(layer, property) ? (layer as Record<string, unknown>)[property] : undefined),
})

/** The defaults of the properties; a property without a default is absent. */
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
  readonly errors: t.Errors
}

/** Every property that a page can give. */
export const names = Object.keys(codecs) as readonly Eigenschap[]

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
const decode = (property: Eigenschap, value: unknown): t.Validation<unknown> => {
  const codec: t.Decoder<unknown, unknown> = codecs[property]
  try {
    return codec.decode(t.UnknownRecord.is(value) ? { ...value } : value)
  } catch {
    return t.failure(value, [], 'is niet te lezen')
  }
}
