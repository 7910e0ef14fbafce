import { beforeEach, vi } from 'vitest'

import { lazyPartsOf } from '../../adapters/container/page'
import '../../adapters/element'
import { createLoader } from '../../adapters/element/loader/createLoader'
/**
 * Loads here what an element loads when it is near the viewport: no time limit applies here, however busy the machine
 * is.
 */
import '../../adapters/element/mount/mount'
import '../../domain/normen/2025'
import { SOON_NAMES } from '../../ui/app/parts'

await Promise.all(SOON_NAMES.map((name) => lazyPartsOf(createLoader).of(name).load()))

/**
 * Sets the clock to the year of the default norms, so that no newer norms apply; a test of another year sets its own.
 */
beforeEach(() => {
  vi.setSystemTime(new Date(2025, 5, 16, 10, 30))
})

type Attributen = Readonly<Record<string, string>>

/** A stub of the media query, which jsdom lacks: nobody prefers dark, unless a test sets it. */
const voorkeur = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
vi.stubGlobal('matchMedia', () => voorkeur)
window.scrollTo = () => undefined

/** A stub of the IntersectionObserver, which jsdom lacks: every element is in view. */
class AllesIsNabij {
  readonly #meld: (waarnemingen: readonly Partial<IntersectionObserverEntry>[]) => void
  constructor(meld: (waarnemingen: readonly Partial<IntersectionObserverEntry>[]) => void) {
    this.#meld = meld
  }
  observe = (target: Element) => this.#meld([{ isIntersecting: true, target }])
  unobserve = () => undefined
  disconnect = () => undefined
}
Object.assign(document.defaultView ?? window, { IntersectionObserver: AllesIsNabij })

/** An event of an element, as the page received it. */
export interface HeardEvent {
  readonly naam: string
  readonly detail: Readonly<Record<string, unknown>>
}

const NAMEN = ['gereed', 'stap', 'resultaat', 'fout', 'doorklik'].map((naam) => `hypotheek-orientatie:${naam}`)

/** Returns a list that collects every event that reaches this element of the page. */
export const recordEvents = (ouder: HTMLElement): HeardEvent[] => {
  const gehoord: HeardEvent[] = []
  for (const naam of NAMEN)
    ouder.addEventListener(naam, (event) =>
      gehoord.push({ naam, detail: (event as CustomEvent<HeardEvent['detail']>).detail }),
    )
  return gehoord
}

/** Creates an element with these attributes inside a parent and a grandparent, not yet on the page. */
export const prepareElement = (attributen: Attributen = {}, tag = 'hypotheek-orientatie') => {
  const grootouder = document.createElement('section')
  const ouder = document.createElement('div')
  const element = document.createElement(tag as 'hypotheek-orientatie')
  for (const [naam, waarde] of Object.entries({ 'label-code': 'MY', ...attributen })) element.setAttribute(naam, waarde)
  ouder.append(element)
  grootouder.append(ouder)
  return { element, ouder, grootouder, gehoord: recordEvents(ouder) }
}

/** Returns the text that a calculator shows: all text in its shadow root, without the styles. */
export const textIn = ({ shadowRoot }: Element): string =>
  [...(shadowRoot?.querySelectorAll(':not(style)') ?? [])]
    .filter((deel) => deel.parentNode === shadowRoot)
    .map(({ textContent }) => textContent)
    .join('')

/** The longest wait in milliseconds; it allows for a busy machine. */
const GEDULD = 20_000

/** Waits until the condition holds. */
export const until = (isZo: () => boolean): Promise<void> =>
  vi.waitFor(() => {
    if (!isZo()) throw new Error('Nog niet')
  }, GEDULD)

/** Adds an element to the page and waits until its first calculation has ended. */
export const putOnPage = async (attributen: Attributen = {}, tag?: string) => {
  const opstelling = prepareElement(attributen, tag)
  document.body.append(opstelling.grootouder)
  await until(() => opstelling.gehoord.some(({ naam }) => naam.endsWith(':resultaat')))
  return opstelling
}

/** Removes everything from the page, and gives the elements time to disconnect. */
export const clearPage = async (): Promise<void> => {
  document.body.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve))
}

/** Waits until the element has handled a change of, for example, an attribute. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

/** Returns the button of a calculator with this text; undefined when there is none. */
export const buttonIn = ({ shadowRoot }: Element, tekst: string): HTMLButtonElement | undefined =>
  [...(shadowRoot?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === tekst)

/** Clicks the button with this text, and waits until the element has handled the click. */
export const press = (element: Element, tekst: string): Promise<void> => {
  buttonIn(element, tekst)?.click()
  return settled()
}

/** Fills in the field with this name, and waits until the element has handled the change. */
export const fillInOf = ({ shadowRoot }: Element, naam: string, waarde: string): Promise<void> => {
  const veld = shadowRoot?.querySelector<HTMLInputElement>(`input[name="${naam}"]`)
  if (!veld) throw new Error(`${naam} wordt niet gevraagd`)
  veld.value = waarde
  veld.dispatchEvent(new Event('change'))
  return settled()
}
