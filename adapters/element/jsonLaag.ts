/** Properties by name; also what is none, and values that are not good. */
type Inhoud = Readonly<Record<string, unknown>>

/** The properties that a page gives as JSON: unlike attributes, and stronger. */
export interface JsonLaag {
  /** What it holds now: read, not yet judged. */
  readonly lees: () => Inhoud
  /** Finds the grandparent that the element has now, reads its JSON and follows it. */
  readonly verbind: () => void
  readonly verbreek: () => void
}

const GEBEURTENIS = 'dynamic-props'
const JSON_ATTRIBUUT = `data-${GEBEURTENIS}`

/**
 * The JSON layer of one element: the JSON of its present grandparent, until a `dynamic-props` event on the element or
 * that grandparent replaces it as a whole. What the event gave stays, also after a removal, until another grandparent
 * gives JSON of its own. What is no object is reported and ignored.
 */
export const createJsonLaag = (host: HTMLElement, bijWijziging: () => void): JsonLaag => {
  let json: Inhoud | undefined
  let gebeurtenis: Inhoud | undefined
  let grootouder: HTMLElement | null | undefined
  let tekst: string | null | undefined

  const probeer = (bron: string, lees: () => unknown): Inhoud | undefined => {
    try {
      const gelezen = lees()
      if (typeof gelezen !== 'object' || !gelezen || Array.isArray(gelezen)) throw new TypeError('verwacht een object')
      return { ...gelezen }
    } catch (oorzaak) {
      console.warn(`${host.localName}: ${bron} is onbruikbaar en telt niet mee.`, oorzaak)
      return undefined
    }
  }

  const luister = (event: Event): void => {
    if (event.target !== event.currentTarget) return
    gebeurtenis = probeer(GEBEURTENIS, () => (event as CustomEvent<unknown>).detail) ?? gebeurtenis
    bijWijziging()
  }

  const verbreek = (): void => grootouder?.removeEventListener(GEBEURTENIS, luister)

  host.addEventListener(GEBEURTENIS, luister)
  return {
    lees: () => gebeurtenis ?? json ?? {},
    verbind: () => {
      const nu = host.parentElement?.parentElement
      const gegeven = nu?.getAttribute(JSON_ATTRIBUUT)
      verbreek()
      nu?.addEventListener(GEBEURTENIS, luister)
      if (nu === grootouder && gegeven === tekst) return
      json = gegeven == null ? undefined : probeer(JSON_ATTRIBUUT, () => JSON.parse(gegeven))
      if (json && nu !== grootouder) gebeurtenis = undefined
      grootouder = nu
      tekst = gegeven
    },
    verbreek,
  }
}
