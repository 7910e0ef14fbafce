import type { Eigenschap } from '../../eigenschappen'

/** One source of properties: what it says about a property, and by which name it knows it. */
export interface Layer {
  readonly name: (property: Eigenschap) => string
  /** What was given; undefined or null when nothing was. */
  readonly read: (property: Eigenschap) => unknown
}

const toAttribute = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The properties for which an empty attribute counts as present. */
const SWITCHES: readonly Eigenschap[] = ['analytics', 'bewaren', 'toegankelijkheidAudit']

/** The attributes of the element. An empty one counts as absent: a CMS writes it where nobody filled in a value. */
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
