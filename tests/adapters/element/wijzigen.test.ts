import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { lazyPartsOf } from '../../../adapters/container/page'
import { createLoader } from '../../../adapters/element/loader/createLoader'
import { NORMJAREN } from '../../../domain'
import { settled, clearPage, prepareElement, textIn, until, putOnPage, type HeardEvent } from '../../support/element'
import { recordLeftovers } from '../../support/leftovers'
import { gehoordVan } from './opstelling'

const resultaten = (gehoord: readonly HeardEvent[]) => gehoordVan(gehoord, 'resultaat')

const antwoord = { maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 1, maandlastBruto: 1, maandlastNetto: 1 }
const fetchNep = vi.fn<typeof fetch>()

const laatsteAanroep = () => {
  const [pad, opties] = fetchNep.mock.lastCall ?? []
  return { pad, headers: new Headers(opties?.headers) }
}

beforeEach(() => {
  fetchNep.mockImplementation(() => Promise.resolve(Response.json(antwoord)))
  vi.stubGlobal('fetch', fetchNep)
})
afterEach(async () => {
  await clearPage()
  fetchNep.mockReset()
  vi.restoreAllMocks()
})

const TARIEVEN = '{"120": 4}'

describe('a changed attribute', () => {
  it.each([
    ['normjaar', '2026'],
    ['rentetarieven', TARIEVEN],
    ['berekening', 'server'],
    ['api-base', '/elders'],
    ['label-code', 'FL'],
  ])('a change of the attribute %s gives one new result', async (attribuut, waarde) => {
    const { element, heard } = await putOnPage()
    heard.length = 0
    element.setAttribute(attribuut, waarde)
    await until(() => resultaten(heard).length > 0)
    expect(resultaten(heard)).toHaveLength(1)
  })

  it.each([
    ['label-code changes while rentetarieven is set', { rentetarieven: TARIEVEN }, 'label-code', 'FL'],
    ['kleurmodus changes', {}, 'kleurmodus', 'donker'],
    ['adviseur-zoeken-url is set', {}, 'adviseur-zoeken-url', '/adviseur'],
    ['normjaar is set to its present value', {}, 'normjaar', '2025'],
  ])('the calculator does not calculate again when %s', async (_wat, attributen, attribuut, waarde) => {
    const { element, heard } = await putOnPage(attributen)
    heard.length = 0
    element.setAttribute(attribuut, waarde)
    await settled()
    expect(heard).toEqual([])
  })

  it('changing normjaar, rentetarieven and label-code together gives one result if the norms are loaded', async () => {
    await putOnPage({ normjaar: '2026' })
    const { element, heard } = await putOnPage()
    heard.length = 0
    for (const [naam, waarde] of [
      ['normjaar', '2026'],
      ['rentetarieven', TARIEVEN],
      ['label-code', 'FL'],
    ] as const)
      element.setAttribute(naam, waarde)
    await until(() => resultaten(heard).length > 0)
    await settled()
    expect(resultaten(heard)).toHaveLength(1)
    expect(textIn(element)).toContain('Berekend met de leennormen van 2026.')
  })
})

it('with kleurmodus="systeem" the colour mode follows the system until the element is removed', async () => {
  const voorkeur = Object.assign(new EventTarget(), { matches: true })
  const haalWeg = vi.spyOn(voorkeur, 'removeEventListener')
  const { matchMedia } = globalThis
  vi.stubGlobal('matchMedia', () => voorkeur)
  const { element } = await putOnPage({ kleurmodus: 'systeem' })
  const modus = () => element.shadowRoot?.querySelector<HTMLElement>('.kader')?.dataset['kleurmodus']
  expect(modus()).toBe('donker')
  voorkeur.matches = false
  voorkeur.dispatchEvent(new Event('change'))
  await until(() => modus() === 'licht')
  await clearPage()
  expect(haalWeg).toHaveBeenCalledWith('change', expect.any(Function))
  vi.stubGlobal('matchMedia', matchMedia)
})

it('changing `type` to Adviseur shows *Open een rekenbewijs* without a new calculation', async () => {
  const { element, heard } = await putOnPage()
  heard.length = 0
  const isForAdvisers = () => textIn(element).includes('Open een rekenbewijs')
  expect(isForAdvisers()).toBe(false)
  element.setAttribute('type', 'Adviseur')
  await until(isForAdvisers)
  expect(heard).toEqual([])
})

it('the accessibility audit starts when toegankelijkheid-audit is set and stops when it is removed', async () => {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  Object.assign(window, { hypotheekOrientatieAudit: start })
  const { element } = await putOnPage()
  expect(start).not.toHaveBeenCalled()
  element.setAttribute('toegankelijkheid-audit', '')
  await until(() => start.mock.calls.length > 0)
  expect(start.mock.calls).toEqual([[element, element.shadowRoot]])
  element.removeAttribute('toegankelijkheid-audit')
  await until(() => stop.mock.calls.length > 0)
  Reflect.deleteProperty(window, 'hypotheekOrientatieAudit')
})

it('every style tag of the calculator has the nonce of the element if adopted style sheets are missing', async () => {
  const { element, grandparent, heard } = prepareElement()
  element.nonce = 'van-de-pagina'
  document.body.append(grandparent)
  await until(() => resultaten(heard).length > 0)
  const stijlen = [...(element.shadowRoot?.querySelectorAll('style') ?? [])].map(({ nonce }) => nonce)
  expect(stijlen.length).toBeGreaterThan(1)
  expect(new Set(stijlen)).toEqual(new Set(['van-de-pagina']))
})

describe('a calculator with berekening="server"', () => {
  const metToken = (waarde: string, naam = '__RequestVerificationToken', id = '') => {
    const veld = Object.assign(document.createElement('input'), { type: 'hidden', name: naam, value: waarde, id })
    document.body.append(veld)
    return veld
  }

  it('a service call uses api-base and the anti-forgery token that the page has at that time', async () => {
    const veld = metToken('eerst')
    const { element, heard } = await putOnPage({ berekening: 'server', 'api-base': '/bank/api' })
    expect(laatsteAanroep().pad).toBe('/bank/api/api/v1.0/financieringsopzet')
    expect(laatsteAanroep().headers.get('RequestVerificationToken')).toBe('eerst')

    veld.value = 'later'
    heard.length = 0
    element.setAttribute('api-base', '/ander')
    await until(() => resultaten(heard).length > 0)
    expect(laatsteAanroep().headers.get('RequestVerificationToken')).toBe('later')
  })

  it('a service call takes the anti-forgery token from the field that ref-anti-forgery names', async () => {
    metToken('gewoon')
    metToken('aangewezen', 'token', 'mijn-token')
    await putOnPage({ berekening: 'server', 'ref-anti-forgery': 'mijn-token' })
    expect(laatsteAanroep().headers.get('RequestVerificationToken')).toBe('aangewezen')
  })

  it('a service call sends no token when the anti-forgery field of the page is empty', async () => {
    metToken('')
    await putOnPage({ berekening: 'server' })
    expect(laatsteAanroep().headers.has('RequestVerificationToken')).toBe(false)
  })

  it('a service call goes to the host of the page, also when a base element names another site', async () => {
    const base = Object.assign(document.createElement('base'), { href: 'https://cdn.example/x/' })
    document.head.append(base)
    await putOnPage({ berekening: 'server' })
    base.remove()
    expect(laatsteAanroep().pad).toBe(
      'http://localhost:3000/api/v3.0/serviceproxy/orientatie/api/v1.0/financieringsopzet',
    )
  })

  it('events pageshow (from cache) and online repeat the pending service call and load missing chunks', async () => {
    const loadSoon = vi.spyOn(lazyPartsOf(createLoader), 'loadSoon')
    const { element } = await putOnPage({ berekening: 'server' })
    await until(() => loadSoon.mock.calls.length > 0)
    fetchNep.mockReset().mockReturnValue(new Promise(() => undefined))
    element.setAttribute('api-base', '/elders')
    await settled()
    const isTerug = (type: string, persisted?: boolean) => {
      dispatchEvent(Object.assign(new Event(type), { persisted }))
      return fetchNep.mock.calls.length
    }
    expect([isTerug('pageshow', false), isTerug('pageshow', true), isTerug('online')]).toEqual([1, 2, 3])
    await until(() => loadSoon.mock.calls.length === 3)
  })

  it('a restored element calls the service with the label-code that was set while it was removed', async () => {
    const { element, parent, heard } = await putOnPage({ berekening: 'server' })
    element.remove()
    await settled()
    heard.length = 0
    element.setAttribute('label-code', 'FL')
    parent.append(element)
    await until(() => resultaten(heard).length > 0)
    expect(JSON.parse(fetchNep.mock.lastCall?.[1]?.body as string)).toHaveProperty('labelCode', 'FL')
  })

  it('a calculator with berekening="server" shows no message about example rates', async () => {
    const { element } = await putOnPage({ berekening: 'server' })
    expect(textIn(element)).not.toContain('Voorbeeldrente.')
  })
})

it('each bad attribute gives one console warning, also when the attributes are read again', async () => {
  const gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { element } = await putOnPage({ normjaar: '1999', kleurmodus: 'paars' })
  element.setAttribute('type', 'Adviseur')
  await until(() => gewaarschuwd.mock.calls.length > 1)
  await settled()
  expect(gewaarschuwd.mock.calls.map(([bericht]: unknown[]) => bericht)).toEqual([
    `hypotheek-orientatie: normjaar is onbruikbaar en telt niet mee (verwacht een van ${NORMJAREN.join(', ')}): 1999`,
    'hypotheek-orientatie: kleurmodus is onbruikbaar en telt niet mee (verwacht een van licht, donker, systeem): paars',
  ])
})

describe('a removed element', () => {
  it('removing the element from the page removes its screen and its live regions', async () => {
    const { element, grandparent } = await putOnPage()
    grandparent.remove()
    await settled()
    expect(element.shadowRoot?.querySelector('.kader')).toBeNull()
    expect(document.querySelector('[data-hypotheek-orientatie]')).toBeNull()
  })

  it('removing the element from the page cancels its pending service call', async () => {
    let signaal: AbortSignal | null | undefined
    fetchNep.mockImplementation((verzoek, opties) => {
      signaal = opties?.signal ?? (verzoek as Request).signal
      return new Promise(() => undefined)
    })
    const { element, grandparent } = await putOnPage()
    element.setAttribute('berekening', 'server')
    await until(() => signaal !== undefined)
    grandparent.remove()
    await settled()
    expect(signaal?.aborted).toBe(true)
  })

  it('removing the element leaves no listener, live region or other node of its own in the page', async () => {
    await clearPage()
    const left = recordLeftovers()
    const { grandparent } = await putOnPage({ terugknop: '', bewaren: '' })
    expect(left()).toEqual(expect.arrayContaining(['the window still has a listener for online']))
    expect(left()).toContain('a live region is still there')
    grandparent.remove()
    await settled()
    expect(left()).toEqual([])
  })
})
