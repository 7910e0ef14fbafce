import { afterEach, describe, expect, it, vi } from 'vitest'

import { HypotheekOrientatieElement } from '../../../adapters/element'
import { ATTRIBUTEN, toEigenschap } from '../../../adapters/element/eigenschappen'
import { settled, prepareElement, clearPage, textIn, until, putOnPage } from '../../support/element'
import { rekentMet } from './opstelling'

let nummer = 0
/** Creates an element with a tag that is not defined yet, as a framework does before the script is loaded. */
const maakOnbekend = () => {
  nummer += 1
  const { element, grandparent, heard } = prepareElement({}, `nog-onbekend-${nummer}`)
  const definieer = () => customElements.define(element.localName, class extends HypotheekOrientatieElement {})
  return { element, grootouder: grandparent, gehoord: heard, definieer }
}

afterEach(async () => {
  await clearPage()
  vi.restoreAllMocks()
})

describe('reading a property', () => {
  it('the element has a camelCase property for every attribute in ATTRIBUTEN', () => {
    const { element } = prepareElement()
    expect(ATTRIBUTEN.map(toEigenschap).filter((naam) => !(naam in element))).toEqual([])
  })

  it('a property of the element returns its decoded value from the JSON, the attribute or the default', async () => {
    const { element } = await putOnPage({ 'analytics-queue': 'rij', rentetarieven: '{"120": 4}' })
    expect(element.labelCode).toBe('MY')
    expect(element.type).toBe('Klant')
    expect(element.normjaar).toBe(2025)
    expect(element.analyticsQueue).toBe('rij')
    expect(element.rentetarieven).toEqual({ 120: 4 })
    expect(element.adviseurZoekenUrl).toBeUndefined()
    element.dispatchEvent(new CustomEvent('dynamic-props', { detail: { normjaar: 2026, analytics: true } }))
    expect(element.normjaar).toBe(2026)
    expect(element.analytics).toBe(true)
  })

  it('a property of the element returns its attribute unchanged before the application is loaded', () => {
    const { element } = prepareElement({ normjaar: '2026' })
    expect(element.normjaar).toBe('2026')
    expect(element.kleurmodus).toBeUndefined()
  })
})

describe('setting a property', () => {
  it('setting the property normjaar takes effect at once and starts a new calculation', async () => {
    const { element } = await putOnPage()
    element.normjaar = 2026
    expect(element.normjaar).toBe(2026)
    await rekentMet(element, 2026)
  })

  it('setting the property rentetarieven to an object replaces the example rates', async () => {
    const { element, heard } = await putOnPage()
    heard.length = 0
    element.rentetarieven = { 120: 4 }
    await until(() => heard.some(({ name }) => name.endsWith(':resultaat')))
    expect(element.rentetarieven).toEqual({ 120: 4 })
    expect(textIn(element)).not.toContain('Voorbeeldrente.')
  })

  it('rentetarieven accepts a proxy, such as Vue creates, as a property and in a dynamic-props event', async () => {
    const gewaarschuwd = vi.spyOn(console, 'warn')
    const { element } = await putOnPage()
    element.rentetarieven = new Proxy({ 120: 4 }, {})
    element.dispatchEvent(
      new CustomEvent('dynamic-props', { detail: { rentetarieven: new Proxy({ 120: 5 }, {}), normjaar: 2026 } }),
    )
    expect(element.rentetarieven).toEqual({ 120: 5 })
    await settled()
    expect(gewaarschuwd.mock.calls).toEqual([])
  })

  it('the property rentetarieven keeps a copy, so that later changes of the object have no effect', async () => {
    const { element } = await putOnPage()
    const tarieven = { 120: 4 }
    element.rentetarieven = tarieven
    tarieven[120] = 5
    element.type = 'Adviseur'
    expect(element.rentetarieven).toEqual({ 120: 4 })
  })

  it.each([true, false])('the property analytics can be set to the boolean %s', async (aan) => {
    const { element } = await putOnPage(aan ? {} : { analytics: '' })
    element.analytics = aan
    expect(element.analytics).toBe(aan)
  })

  it('the last change of normjaar counts, whether of the property or of the attribute', async () => {
    const { element } = await putOnPage({ normjaar: '2025' })
    element.normjaar = 2026
    expect(element.normjaar).toBe(2026)
    element.setAttribute('normjaar', '2025')
    expect(element.normjaar).toBe(2025)
    element.normjaar = 2026
    element.removeAttribute('normjaar')
    expect(element.normjaar).toBe(2025)
  })

  it('normjaar in a dynamic-props event overrides a property normjaar that is set later', async () => {
    const { element } = await putOnPage()
    element.dispatchEvent(new CustomEvent('dynamic-props', { detail: { normjaar: 2026 } }))
    element.normjaar = 2025
    expect(element.normjaar).toBe(2026)
  })

  it.each([undefined, null])('setting the property normjaar to %s restores the default', async (niets) => {
    const { element } = await putOnPage()
    element.normjaar = 2026
    Object.assign(element, { normjaar: niets })
    expect(element.normjaar).toBe(2025)
  })

  it('the property normjaar keeps its value when the element is removed and put back', async () => {
    const { element, parent } = await putOnPage()
    element.normjaar = 2026
    element.remove()
    await settled()
    parent.append(element)
    await rekentMet(element, 2026)
  })

  const kring: Record<string, unknown> = {}
  kring['kring'] = kring
  it.each([
    ['an object without periods in months', { MY: 1 }],
    ['a function', () => 1],
    ['a circular object', kring],
    ['a symbol', Symbol('rente')],
    ['an object with an invalid toString', { toString: 0 }],
  ])('setting rentetarieven to %s gives one console warning, and the property is undefined', async (_wat, waarde) => {
    const gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { element } = await putOnPage()
    Object.assign(element, { rentetarieven: waarde })
    await until(() => gewaarschuwd.mock.calls.length > 0)
    await settled()
    expect(element.rentetarieven).toBeUndefined()
    expect(gewaarschuwd.mock.calls.map(([bericht]: unknown[]) => bericht)).toEqual([
      expect.stringMatching(/^hypotheek-orientatie: rentetarieven is onbruikbaar en telt niet mee/),
    ])
  })

  it('an unusual rate in rentetarieven is used, and the console warns about it once', async () => {
    const gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { element } = await putOnPage({ rentetarieven: '{"60": 3.6, "120": 0.0375}' })
    await until(() => gewaarschuwd.mock.calls.length > 0)
    element.normjaar = 2026
    await rekentMet(element, 2026)
    expect(element.rentetarieven).toEqual({ 60: 3.6, 120: 0.0375 })
    expect(gewaarschuwd.mock.calls.map(([bericht]: unknown[]) => bericht)).toEqual([
      'hypotheek-orientatie: rentetarieven: een rente onder 0,1 of boven 20 procent is meestal een vergissing ' +
        '(120 maanden: 0.0375); geef procenten, zoals 3.75',
    ])
  })
})

it('a moved element uses the JSON of its new grandparent and ignores events on the old one', async () => {
  const { element, grandparent } = await putOnPage({ normjaar: '2025' })
  const ander = prepareElement()
  ander.element.remove()
  ander.grandparent.dataset['dynamicProps'] = '{"normjaar": 2026, "labelCode": "XX"}'
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  document.body.append(ander.grandparent)
  ander.parent.append(element)
  await rekentMet(element, 2026)
  grandparent.dispatchEvent(new CustomEvent('dynamic-props', { detail: { normjaar: 2025 } }))
  expect(element.normjaar).toBe(2026)
  element.remove()
  await settled()
  grandparent.firstElementChild?.append(element)
  await rekentMet(element, 2025)
})

describe('a property set before the element was defined', () => {
  it('a property set before the element is defined applies afterwards, and can be changed later', async () => {
    const { element, grootouder, definieer } = maakOnbekend()
    Object.assign(element, { normjaar: 2026, rentetarieven: { 120: 4 }, laden: 'direct' })
    document.body.append(grootouder)
    definieer()
    await rekentMet(element, 2026)
    expect(Object.keys(element)).toEqual([])
    expect(element.rentetarieven).toEqual({ 120: 4 })
    element.normjaar = 2025
    await rekentMet(element, 2025)
  })

  it('normjaar set as a property before the element is defined overrides the normjaar attribute', async () => {
    const { element, grootouder, definieer } = maakOnbekend()
    element.setAttribute('normjaar', '2025')
    Object.assign(element, { normjaar: 2026 })
    document.body.append(grootouder)
    definieer()
    await rekentMet(element, 2026)
  })
})
