/** The properties that a page gives as JSON: unlike attributes, and stronger. */
export interface JsonLaag {
  /** What it holds now: read, not yet judged. */
  readonly lees: () => object
  /** Finds the grandparent the element has now, and follows it. */
  readonly verbind: () => void
  readonly verbreek: () => void
}

const GEBEURTENIS = 'dynamic-props'

/**
 * The JSON layer of one element: `data-dynamic-props` of its grandparent, until a `dynamic-props` event on the element
 * or that grandparent replaces it as a whole. What is no object is reported and ignored.
 */
export const createJsonLaag = (host: HTMLElement, bijWijziging: () => void): JsonLaag => {
  let laag: object = {}
  let grootouder: HTMLElement | null | undefined

  const neemOver = (bron: string, lees: () => unknown): void => {
    try {
      const gelezen = lees()
      if (typeof gelezen !== 'object' || !gelezen || Array.isArray(gelezen)) throw new TypeError('verwacht een object')
      laag = { ...gelezen }
    } catch (oorzaak) {
      console.warn(`${host.localName}: ${bron} is onbruikbaar en telt niet mee.`, oorzaak)
    }
  }

  const luister = (event: Event): void => {
    if (event.target !== event.currentTarget) return
    neemOver(GEBEURTENIS, () => (event as CustomEvent<unknown>).detail)
    bijWijziging()
  }

  const verbreek = (): void => {
    grootouder?.removeEventListener(GEBEURTENIS, luister)
    grootouder = undefined
  }

  host.addEventListener(GEBEURTENIS, luister)
  return {
    lees: () => laag,
    verbind: () => {
      const nu = host.parentElement?.parentElement
      if (nu === grootouder) return
      verbreek()
      grootouder = nu
      nu?.addEventListener(GEBEURTENIS, luister)
      const tekst = nu?.dataset['dynamicProps']
      if (tekst === undefined) return
      neemOver('data-dynamic-props', () => JSON.parse(tekst))
      bijWijziging()
    },
    verbreek,
  }
}
