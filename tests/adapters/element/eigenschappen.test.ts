import { afterEach, describe, expect, it, vi } from 'vitest'

import { HypotheekOrientatieElement } from '../../../adapters/element'
import { ATTRIBUTEN, toEigenschap } from '../../../adapters/element/eigenschappen'
import { settled, prepareElement, clearPage, textIn, until, putOnPage } from '../../support/element'
import { rekentMet } from './opstelling'

/** An element of a tag that nothing has defined yet, which is what a framework meets before the script is there. */
let nummer = 0
const maakOnbekend = () => {
  nummer += 1
  const { element, grootouder, gehoord } = prepareElement({}, `nog-onbekend-${nummer}`)
  const definieer = () => customElements.define(element.localName, class extends HypotheekOrientatieElement {})
  return { element, grootouder, gehoord, definieer }
}

afterEach(async () => {
  await clearPage()
  vi.restoreAllMocks()
})

describe('every property', () => {
  it('is a JavaScript property too, in camelCase', () => {
    const { element } = prepareElement()
    expect(ATTRIBUTEN.map(toEigenschap).filter((naam) => !(naam in element))).toEqual([])
  })

  it('reads as the value in force: the default, the attribute or the JSON, read by the codec', async () => {
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

  it('reads as what was given, as long as nothing can judge it', () => {
    const { element } = prepareElement({ normjaar: '2026' })
    expect(element.normjaar).toBe('2026')
    expect(element.kleurmodus).toBeUndefined()
  })
})

describe('a property that is set', () => {
  it('counts at once, and calculates again', async () => {
    const { element } = await putOnPage()
    element.normjaar = 2026
    expect(element.normjaar).toBe(2026)
    await rekentMet(element, 2026)
  })

  it('may be an object', async () => {
    const { element, gehoord } = await putOnPage()
    gehoord.length = 0
    element.rentetarieven = { 120: 4 }
    await until(() => gehoord.some(({ naam }) => naam.endsWith(':resultaat')))
    expect(element.rentetarieven).toEqual({ 120: 4 })
    expect(textIn(element)).not.toContain('Voorbeeldrente.')
  })

  it('may be an object behind a proxy, as Vue makes them', async () => {
    const gewaarschuwd = vi.spyOn(console, 'warn')
    const { element } = await putOnPage()
    element.rentetarieven = new Proxy({ 120: 4 }, {})
    element.dispatchEvent(
      new CustomEvent('dynamic-props', { detail: { rentetarieven: new Proxy({ 120: 5 }, {}), normjaar: 2026 } }),
    )
    expect(element.rentetarieven).toEqual({ 120: 5 })
    await settled()
    expect(gewaarschuwd).not.toHaveBeenCalled()
  })

  it('is copied: what the page does later to its object changes nothing', async () => {
    const { element } = await putOnPage()
    const tarieven = { 120: 4 }
    element.rentetarieven = tarieven
    tarieven[120] = 5
    element.type = 'Adviseur'
    expect(element.rentetarieven).toEqual({ 120: 4 })
  })

  it.each([true, false])('may be a boolean: %s', async (aan) => {
    const { element } = await putOnPage(aan ? {} : { analytics: '' })
    element.analytics = aan
    expect(element.analytics).toBe(aan)
  })

  it('is as strong as its attribute: the last one set of the two holds', async () => {
    const { element } = await putOnPage({ normjaar: '2025' })
    element.normjaar = 2026
    expect(element.normjaar).toBe(2026)
    element.setAttribute('normjaar', '2025')
    expect(element.normjaar).toBe(2025)
    element.normjaar = 2026
    element.removeAttribute('normjaar')
    expect(element.normjaar).toBe(2025)
  })

  it('is weaker than the JSON', async () => {
    const { element } = await putOnPage()
    element.dispatchEvent(new CustomEvent('dynamic-props', { detail: { normjaar: 2026 } }))
    element.normjaar = 2025
    expect(element.normjaar).toBe(2026)
  })

  it.each([undefined, null])('to %s is taken back', async (niets) => {
    const { element } = await putOnPage()
    element.normjaar = 2026
    Object.assign(element, { normjaar: niets })
    expect(element.normjaar).toBe(2025)
  })

  it('stays when the element is taken away and put back', async () => {
    const { element, ouder } = await putOnPage()
    element.normjaar = 2026
    element.remove()
    await settled()
    ouder.append(element)
    await rekentMet(element, 2026)
  })

  const kring: Record<string, unknown> = {}
  kring['kring'] = kring
  it.each([
    ['of another kind', { MY: 1 }],
    ['that is a function', () => 1],
    ['that cannot be written', kring],
    ['that is a symbol', Symbol('rente')],
    ['that has no text', { toString: 0 }],
  ])('to something %s is reported once by its key, throws nothing, and the default holds', async (_wat, waarde) => {
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

  it('to rates that are mostly slips counts, and the console says so once', async () => {
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

it('an element that moves takes the JSON of its new grandparent, and hears the old one no more', async () => {
  const { element, grootouder } = await putOnPage({ normjaar: '2025' })
  const ander = prepareElement()
  ander.element.remove()
  ander.grootouder.dataset['dynamicProps'] = '{"normjaar": 2026, "labelCode": "XX"}'
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  document.body.append(ander.grootouder)
  ander.ouder.append(element)
  await rekentMet(element, 2026)
  grootouder.dispatchEvent(new CustomEvent('dynamic-props', { detail: { normjaar: 2025 } }))
  expect(element.normjaar).toBe(2026)
  element.remove()
  await settled()
  grootouder.firstElementChild?.append(element)
  await rekentMet(element, 2025)
})

describe('a property that was set before the element was defined', () => {
  it('counts from then on, and no longer stands in the way', async () => {
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

  it('counts also when the attribute stood there already', async () => {
    const { element, grootouder, definieer } = maakOnbekend()
    element.setAttribute('normjaar', '2025')
    Object.assign(element, { normjaar: 2026 })
    document.body.append(grootouder)
    definieer()
    await rekentMet(element, 2026)
  })
})
