import type { Referentie } from '../../eigenschappen'

/** What points at other elements of the page; each is looked up when it is needed, for pages change. */
export interface Referenties {
  /** Is there such an attribute, with something in it? */
  readonly isGegeven: (naam: Referentie) => boolean
  /** The element itself; undefined when there is no such attribute, or nothing that it points at. */
  readonly zoek: (naam: Referentie) => Element | undefined
}

type Boom = Document | ShadowRoot

const zoekIn = (boom: Boom, waarde: string): Element | undefined => {
  try {
    return boom.getElementById(waarde) ?? boom.querySelector(waarde) ?? undefined
  } catch {
    return undefined
  }
}

const isBoom = (knoop: Node): knoop is Boom => 'getElementById' in knoop

/** The references of one element: an id or a CSS selector, in the tree it stands in or else in the document. */
export const createReferenties = (host: HTMLElement): Referenties => {
  const lees = (naam: Referentie) => host.getAttribute(`ref-${naam}`)?.trim() ?? ''
  return {
    isGegeven: (naam) => lees(naam) !== '',
    zoek: (naam) => {
      const waarde = lees(naam)
      if (waarde === '') return undefined
      const eigenBoom = host.getRootNode()
      return (isBoom(eigenBoom) ? zoekIn(eigenBoom, waarde) : undefined) ?? zoekIn(host.ownerDocument, waarde)
    },
  }
}
