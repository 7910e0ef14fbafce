import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearPage, prepareElement, putOnPage, textIn, until, type HeardEvent } from '../../support/element'
import { gehoordVan } from './opstelling'

const NIET_GESTART = 'De rekenhulp kan niet starten. Probeer het in een andere browser.'
const VASTGELOPEN = 'De rekenhulp loopt steeds vast. Laad de pagina opnieuw.'

const failure = new Error('not in this browser')
const fail = (): never => {
  throw failure
}

const heardFailures = (heard: readonly HeardEvent[]) =>
  gehoordVan(heard, 'fout').map(({ code, bericht }) => ({ code, bericht }))

/** The observer that the stub of `ResizeObserver` shares. */
const observer = new ResizeObserver(() => undefined)

/** Returns all text of a calculator: what its shadow root shows, or its own content when it has no shadow root. */
const shownBy = (element: HTMLElement): string => (element.shadowRoot ? textIn(element) : element.textContent)

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await clearPage()
})

/**
 * The built-ins that fail, and by which the named code of the element fails: each callback that the browser calls, the
 * first reading of the properties, and the drawing outside and inside the part that draws again after a failure.
 */
const FAILING: Readonly<Record<string, (element: HTMLElement) => void>> = {
  'connectedCallback before the shadow root': (element) => {
    vi.spyOn(element, 'attachShadow').mockImplementation(fail)
  },
  'connectedCallback after the shadow root': () => {
    vi.spyOn(ShadowRoot.prototype, 'replaceChildren').mockImplementation(fail)
  },
  'connectedCallback while it follows the links of the page': () => {
    vi.spyOn(document, 'addEventListener').mockImplementation(fail)
  },
  'the first reading of the properties': (element) => {
    vi.spyOn(element, 'getAttribute').mockImplementation((name) =>
      name === 'api-base' ? fail() : Element.prototype.getAttribute.call(element, name),
    )
  },
  'the drawing of the frame': () => {
    vi.spyOn(observer, 'observe').mockImplementation(fail)
  },
  'every node that React adds': () => {
    vi.spyOn(Element.prototype, 'insertBefore').mockImplementation(fail)
    vi.spyOn(Element.prototype, 'appendChild').mockImplementation(fail)
  },
}

it.each(Object.keys(FAILING))(
  'a failure in %s shows a message, dispatches fout once and logs the cause',
  async (where) => {
    const { element, grandparent, heard } = prepareElement()
    FAILING[where]?.(element)
    document.body.append(grandparent)
    await until(() => heardFailures(heard).length > 0)
    expect(heardFailures(heard)).toEqual([{ code: 'niet-gestart', bericht: NIET_GESTART }])
    expect(shownBy(element)).toBe(NIET_GESTART)
    expect(gehoordVan(heard, 'gereed')).toEqual([])
    expect(vi.mocked(console.error).mock.calls).toContainEqual([`hypotheek-orientatie: ${NIET_GESTART}`, failure])
  },
)

it('a failure in attributeChangedCallback while the application loads shows a message', async () => {
  const { element, grandparent, heard } = prepareElement()
  document.body.append(grandparent)
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(fail)
  element.kleurmodus = 'systeem'
  await until(() => heardFailures(heard).length > 0)
  expect(textIn(element)).toBe(NIET_GESTART)
})

it('a failure outside the part that draws again shows a message, also after the calculator is ready', async () => {
  const { element, heard } = await putOnPage()
  vi.mocked(console.error).mockImplementation((text: string) => {
    if (text.includes('kon niet worden getekend')) fail()
  })
  vi.spyOn(Node.prototype, 'appendChild').mockImplementation(fail)
  element.shadowRoot?.querySelector<HTMLElement>('button.verder')?.click()
  await until(() => heardFailures(heard).length > 0)
  expect(heardFailures(heard)).toEqual([{ code: 'vastgelopen', bericht: VASTGELOPEN }])
  expect(textIn(element)).toBe(VASTGELOPEN)
})

it('a calculator whose drawing fails while the page removes it dispatches no fout', async () => {
  const { element, heard } = await putOnPage()
  vi.spyOn(observer, 'unobserve').mockImplementation(fail)
  element.remove()
  await until(() => document.querySelector('[aria-live]') === null)
  expect(heardFailures(heard)).toEqual([])
})
