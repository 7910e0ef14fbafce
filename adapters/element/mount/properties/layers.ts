import type { Eigenschap } from '../../eigenschappen'

/** One source of properties: what it says about a property, and by which name it knows it. */
export interface Layer {
  readonly name: (property: Eigenschap) => string
  /** What was given; undefined or null when nothing was. */
  readonly read: (property: Eigenschap) => unknown
}

const toAttribute = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** An attribute that is there counts for these also when it is empty. */
const SWITCHES: readonly Eigenschap[] = ['analytics', 'toegankelijkheidAudit']

/** The attributes of the element. An empty one is what a CMS writes where nothing was filled in, so it says nothing. */
export const attributeLayer = (host: HTMLElement): Layer => ({
  name: toAttribute,
  read: (property) => {
    const text = property === 'nonce' ? host.nonce : host.getAttribute(toAttribute(property))
    return text?.trim() === '' && !SWITCHES.includes(property) ? undefined : text
  },
})

/** The JSON layer. Only its own members count, never what it inherits. */
export const jsonLayer = (layer: object): Layer => ({
  name: (property) => property,
  read: (property) => (Object.hasOwn(layer, property) ? (layer as Record<string, unknown>)[property] : undefined),
})
