import type { Eigenschap } from '../../eigenschappen'

/** One source of properties: what it says about a property, and by which name it knows it. */
export interface Laag {
  readonly naam: (eigenschap: Eigenschap) => string
  /** What was given; undefined or null when nothing was. */
  readonly lees: (eigenschap: Eigenschap) => unknown
}

const toAttribuut = (eigenschap: string): string => eigenschap.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** An attribute that is there counts for these also when it is empty. */
const AAN_UIT: readonly Eigenschap[] = ['analytics', 'toegankelijkheidAudit']

/** The attributes of the element. An empty one is what a CMS writes where nothing was filled in, so it says nothing. */
export const attribuutLaag = (host: HTMLElement): Laag => ({
  naam: toAttribuut,
  lees: (eigenschap) => {
    const tekst = eigenschap === 'nonce' ? host.nonce : host.getAttribute(toAttribuut(eigenschap))
    return tekst?.trim() === '' && !AAN_UIT.includes(eigenschap) ? undefined : tekst
  },
})

/** The JSON layer. Only its own members count, never what it inherits. */
export const jsonLaag = (laag: object): Laag => ({
  naam: (eigenschap) => eigenschap,
  lees: (eigenschap) => (Object.hasOwn(laag, eigenschap) ? (laag as Record<string, unknown>)[eigenschap] : undefined),
})
