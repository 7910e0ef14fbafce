import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearPage, prepareElement, settled, textIn, until } from '../../support/element'

const { loadApplication } = vi.hoisted(() => ({ loadApplication: vi.fn<(normjaar: unknown) => Promise<unknown>>() }))
vi.mock('../../../adapters/element/loader/loadApplication', async (echt) => ({ ...(await echt()), loadApplication }))

/** Reports to the loader whether an element is near the viewport. */
let waargenomen: (target: Element, isIntersecting: boolean) => void
const gevolgd = new Set<Element>()
class Waarnemer {
  constructor(meld: (gezien: readonly Partial<IntersectionObserverEntry>[]) => void) {
    waargenomen = (target, isIntersecting) => meld([{ target, isIntersecting }])
  }
  observe = (target: Element) => gevolgd.add(target)
  unobserve = (target: Element) => gevolgd.delete(target)
}
Object.assign(document.defaultView ?? window, { IntersectionObserver: Waarnemer })

const zetVerweg = (attributen: Readonly<Record<string, string>> = {}, json?: object) => {
  const opstelling = prepareElement(attributen)
  if (json) opstelling.grandparent.dataset['dynamicProps'] = JSON.stringify(json)
  document.body.append(opstelling.grandparent)
  return opstelling
}
const mountVan = (antwoorden?: object) =>
  vi.fn(() => ({ readProperties: () => undefined, value: () => undefined, end: () => antwoorden }))
const keren = () => loadApplication.mock.calls.length

beforeEach(() => void loadApplication.mockReset().mockReturnValue(new Promise(() => undefined)))
afterEach(async () => {
  await clearPage()
  vi.restoreAllMocks()
})

it.each([
  ['nothing by default', {}, undefined, 0],
  ['at once with the attribute laden="direct"', { laden: 'direct' }, undefined, 1],
  ['at once with laden "direct" in the JSON', {}, { laden: 'direct' }, 1],
  ['at once with the attribute laden="direct" and laden null in the JSON', { laden: 'direct' }, { laden: null }, 1],
  ['nothing with the attribute laden="direct" and laden "lui" in the JSON', { laden: 'direct' }, { laden: 'lui' }, 0],
])('a calculator far from the viewport loads %s', (_hoe, attributen, json, verwacht) => {
  zetVerweg(attributen, json)
  expect(keren()).toBe(verwacht)
})

it('a calculator that nears the viewport loads the application once, for its `normjaar`', () => {
  const { element } = zetVerweg({ normjaar: '2026' })
  waargenomen(element, false)
  expect([keren(), gevolgd.has(element)]).toEqual([0, true])
  waargenomen(element, true)
  expect([loadApplication.mock.calls, gevolgd.has(element)]).toEqual([[['2026']], false])
})

it('a calculator on a page that is drawn ahead loads its code, and starts when the page is opened', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  const mount = mountVan()
  loadApplication.mockResolvedValue(mount)
  zetVerweg({ laden: 'direct' })
  await settled()
  expect([keren() > 0, mount.mock.calls.length]).toEqual([true, 0])
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
  document.dispatchEvent(new Event('prerenderingchange'))
  await until(() => mount.mock.calls.length > 0)
  expect(mount).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(document, 'prerendering')
})

it('an element removed and put back while the application loads mounts one calculator', async () => {
  const laadt: ((mount: unknown) => void)[] = []
  loadApplication.mockImplementation(() => new Promise((resolve) => laadt.push(resolve)))
  const mount = mountVan()
  const { element, parent } = zetVerweg({ laden: 'direct' })
  element.remove()
  await settled()
  parent.append(element)
  for (const kom of laadt) kom(mount)
  await settled()
  expect([laadt.length, mount.mock.calls.length]).toEqual([2, 1])
})

it('the answers survive two removals of the element, the second one while the application loads again', async () => {
  const antwoorden = { stap: 2 }
  const mount = mountVan(antwoorden)
  loadApplication.mockResolvedValueOnce(mount)
  const { element, parent } = zetVerweg({ laden: 'direct' })
  const haalWegEnZetTerug = async () => {
    await settled()
    element.remove()
    await settled()
    parent.append(element)
  }
  await haalWegEnZetTerug()
  loadApplication.mockResolvedValueOnce(mount)
  await haalWegEnZetTerug()
  await settled()
  expect(mount.mock.calls).toEqual([
    [expect.anything(), undefined],
    [expect.anything(), antwoorden],
  ])
})

it('the retry button and a returning connection each repeat a failed load of the application', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  loadApplication.mockRejectedValue(new Error('geen netwerk'))
  const { element, heard } = zetVerweg({ laden: 'direct' })
  const knop = () => element.shadowRoot?.querySelector<HTMLButtonElement>('[role=alert] button')
  const bericht = 'De rekenhulp laadt niet. Controleer je verbinding en probeer het opnieuw.'
  const heeftGefaald = (keer: number) => until(() => heard.length === keer)
  await heeftGefaald(1)
  expect(textIn(element)).toBe(`${bericht}Probeer opnieuw`)
  const eerste = knop()
  eerste?.click()
  expect(eerste?.disabled).toBe(true)
  await heeftGefaald(2)
  expect(textIn(element)).toBe(`${bericht} Lukt het niet? Laad de pagina opnieuw.Probeer opnieuw`)
  dispatchEvent(new Event('online'))
  await heeftGefaald(3)
  expect(heard.map(({ detail }) => detail['bericht'])).toEqual([bericht, bericht, bericht])
  expect(keren()).toBe(3)
})
