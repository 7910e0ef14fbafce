import { beforeEach, vi } from 'vitest'

import { lazyPartsOf } from '../../adapters/container/page'
import '../../adapters/element'
import { createLoader } from '../../adapters/element/loader/createLoader'
/** What an element loads when it is near: read here, where no time limit runs, however busy the machine is. */
import '../../adapters/element/mount/mount'
import '../../domain/normen/2025'
import { SOON_NAMES } from '../../ui/app/parts'

await Promise.all(SOON_NAMES.map((name) => lazyPartsOf(createLoader).of(name).load()))

/** The year of the default norms, so that no newer ones stand beside them; a test of another year sets its own. */
beforeEach(() => {
  vi.setSystemTime(new Date(2025, 5, 16, 10, 30))
})

type Attributen = Readonly<Record<string, string>>

/** The media query that jsdom does not know: nobody prefers dark, unless a test says so. */
const voorkeur = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
vi.stubGlobal('matchMedia', () => voorkeur)
window.scrollTo = () => undefined

/** What jsdom does not know either: everything is near. */
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

/** What the page heard of the elements on it. */
export interface HeardEvent {
  readonly naam: string
  readonly detail: Readonly<Record<string, unknown>>
}

const NAMEN = ['gereed', 'stap', 'resultaat', 'fout', 'doorklik'].map((naam) => `hypotheek-orientatie:${naam}`)

/** Everything that is told to this element of the page. */
export const recordEvents = (ouder: HTMLElement): HeardEvent[] => {
  const gehoord: HeardEvent[] = []
  for (const naam of NAMEN)
    ouder.addEventListener(naam, (event) =>
      gehoord.push({ naam, detail: (event as CustomEvent<HeardEvent['detail']>).detail }),
    )
  return gehoord
}

/** An element with these attributes, its parent and its grandparent, not yet on the page. */
export const prepareElement = (attributen: Attributen = {}, tag = 'hypotheek-orientatie') => {
  const grootouder = document.createElement('section')
  const ouder = document.createElement('div')
  const element = document.createElement(tag as 'hypotheek-orientatie')
  for (const [naam, waarde] of Object.entries({ 'label-code': 'MY', ...attributen })) element.setAttribute(naam, waarde)
  ouder.append(element)
  grootouder.append(ouder)
  return { element, ouder, grootouder, gehoord: recordEvents(ouder) }
}

/** The text that a calculator shows, with everything in its shadow root. */
export const textIn = ({ shadowRoot }: Element): string =>
  [...(shadowRoot?.querySelectorAll(':not(style)') ?? [])]
    .filter((deel) => deel.parentNode === shadowRoot)
    .map(({ textContent }) => textContent)
    .join('')

/** How long a busy machine may take for what an idle one does at once, in milliseconds. */
const GEDULD = 20_000

/** Waits until this is so. */
export const until = (isZo: () => boolean): Promise<void> =>
  vi.waitFor(() => {
    if (!isZo()) throw new Error('Nog niet')
  }, GEDULD)

/** Puts an element on the page and waits until its first calculation has ended. */
export const putOnPage = async (attributen: Attributen = {}, tag?: string) => {
  const opstelling = prepareElement(attributen, tag)
  document.body.append(opstelling.grootouder)
  await until(() => opstelling.gehoord.some(({ naam }) => naam.endsWith(':resultaat')))
  return opstelling
}

/** Takes everything off the page, and lets the elements notice that they are gone. */
export const clearPage = async (): Promise<void> => {
  document.body.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve))
}

/** Changes an attribute or the like and waits until the element has seen it. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

/** The button of a calculator with this text. */
export const buttonIn = ({ shadowRoot }: Element, tekst: string): HTMLButtonElement | undefined =>
  [...(shadowRoot?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === tekst)

/** Presses the button with this text, and waits until the element has seen it. */
export const press = (element: Element, tekst: string): Promise<void> => {
  buttonIn(element, tekst)?.click()
  return settled()
}

/** Fills in a field by its name, and waits until the element has seen it. */
export const fillInOf = ({ shadowRoot }: Element, naam: string, waarde: string): Promise<void> => {
  const veld = shadowRoot?.querySelector<HTMLInputElement>(`input[name="${naam}"]`)
  if (!veld) throw new Error(`${naam} wordt niet gevraagd`)
  veld.value = waarde
  veld.dispatchEvent(new Event('change'))
  return settled()
}
