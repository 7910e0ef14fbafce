import { beforeEach, vi } from 'vitest'

import { lazyPartsOf } from '../../adapters/container/page'
import '../../adapters/element'
import { createLoader } from '../../adapters/element/loader/createLoader'
/** Imports beforehand the chunks that an element loads when it nears the viewport, because a test has a time limit. */
import '../../adapters/element/mount/mount'
import '../../domain/normen/2025'
import { SOON_NAMES } from '../../ui/app/parts'

/** Loads a chunk without a time limit: compiling it may take longer than `createLoader` waits. */
const loadPatiently: typeof createLoader = (request) => async () => {
  const [value] = Object.values(await request())
  if (value === undefined) throw new Error('The chunk is empty')
  return value
}

for (const create of [loadPatiently, createLoader])
  await Promise.all(SOON_NAMES.map((name) => lazyPartsOf(create).of(name).load()))

/** Sets the clock to the year of the default norms, so no newer norms apply. Tests of other years change the clock. */
beforeEach(() => {
  vi.setSystemTime(new Date(2025, 5, 16, 10, 30))
})

type Attributes = Readonly<Record<string, string>>

/** A stub of matchMedia, which jsdom lacks: no query matches (nobody prefers dark), unless a test changes it. */
const preference = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
vi.stubGlobal('matchMedia', () => preference)
window.scrollTo = () => undefined

/** A stub of the IntersectionObserver, which jsdom lacks: every element is in view. */
class EverythingIsNear {
  readonly #report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void
  constructor(report: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
    this.#report = report
  }
  observe = (target: Element) => this.#report([{ isIntersecting: true, target }])
  unobserve = () => undefined
  disconnect = () => undefined
}
Object.assign(document.defaultView ?? window, { IntersectionObserver: EverythingIsNear })

/** An event of an element, as the page received it. */
export interface HeardEvent {
  readonly name: string
  readonly detail: Readonly<Record<string, unknown>>
}

const NAMES = ['gereed', 'stap', 'resultaat', 'antwoorden', 'fout', 'doorklik'].map(
  (name) => `hypotheek-orientatie:${name}`,
)

/** Returns a list that collects the events in `NAMES` that reach this element of the page. */
export const recordEvents = (parent: HTMLElement): HeardEvent[] => {
  const heard: HeardEvent[] = []
  for (const name of NAMES)
    parent.addEventListener(name, (event) =>
      heard.push({ name, detail: (event as CustomEvent<HeardEvent['detail']>).detail }),
    )
  return heard
}

/** Creates an element, by default of brand MY, in a parent and a grandparent that are not on the page yet. */
export const prepareElement = (attributes: Attributes = {}, tag = 'hypotheek-orientatie') => {
  const grandparent = document.createElement('section')
  const parent = document.createElement('div')
  const element = document.createElement(tag as 'hypotheek-orientatie')
  for (const [name, value] of Object.entries({ 'label-code': 'MY', ...attributes })) element.setAttribute(name, value)
  parent.append(element)
  grandparent.append(parent)
  return { element, parent, grandparent, heard: recordEvents(parent) }
}

/** Returns the text that a calculator shows: that of the elements directly in its shadow root, except `<style>`. */
export const textIn = ({ shadowRoot }: Element): string =>
  [...(shadowRoot?.querySelectorAll(':not(style)') ?? [])]
    .filter((node) => node.parentNode === shadowRoot)
    .map(({ textContent }) => textContent)
    .join('')

/** The longest wait in milliseconds; it allows for a busy machine. */
const PATIENCE = 60_000

/** Waits until the condition holds; throws after `PATIENCE` milliseconds. */
export const until = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => {
    if (!holds()) throw new Error('The condition does not hold yet')
  }, PATIENCE)

/** Adds an element to the page and waits until it reports the result of its first calculation. */
export const putOnPage = async (attributes: Attributes = {}, tag?: string) => {
  const setup = prepareElement(attributes, tag)
  document.body.append(setup.grandparent)
  await until(() => setup.heard.some(({ name }) => name.endsWith(':resultaat')))
  return setup
}

/** Removes everything from the page, and gives the elements time to disconnect. */
export const clearPage = async (): Promise<void> => {
  document.body.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve))
}

/**
 * Lets the event loop turn twenty times, in which the element handles a change of, for example, an attribute. A slow
 * machine needs longer, but no more turns.
 */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** Returns the first button of a calculator with exactly this text; undefined when there is none. */
export const buttonIn = ({ shadowRoot }: Element, text: string): HTMLButtonElement | undefined =>
  [...(shadowRoot?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === text)

/** Clicks the button with this text, if there is one, and waits until the element has handled the click. */
export const press = (element: Element, text: string): Promise<void> => {
  buttonIn(element, text)?.click()
  return settled()
}

/**
 * Fills in the field with this name, and waits until the element has handled the change. Throws without such a field.
 */
export const fillInOf = ({ shadowRoot }: Element, name: string, value: string): Promise<void> => {
  const field = shadowRoot?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!field) throw new Error(`There is no field ${name}`)
  field.value = value
  field.dispatchEvent(new Event('change'))
  return settled()
}
