import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { lazyPartsOf } from '../../../adapters/container/page'
import { createLoader } from '../../../adapters/element/loader/createLoader'
import { NORMJAREN } from '../../../domain'
import { settled, clearPage, prepareElement, textIn, until, putOnPage, type HeardEvent } from '../../support/element'
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

describe('a change at run time', () => {
  it.each([
    ['normjaar', '2026'],
    ['rentetarieven', TARIEVEN],
    ['berekening', 'server'],
    ['api-base', '/elders'],
    ['label-code', 'FL'],
  ])('a change of %s calculates again', async (attribuut, waarde) => {
    const { element, heard } = await putOnPage()
    heard.length = 0
    element.setAttribute(attribuut, waarde)
    await until(() => resultaten(heard).length > 0)
    expect(resultaten(heard)).toHaveLength(1)
  })

  it.each([
    ['of the brand, with rates of the page itself,', { rentetarieven: TARIEVEN }, 'label-code', 'FL'],
    ['of the colour mode', {}, 'kleurmodus', 'donker'],
    ['of a link', {}, 'adviseur-zoeken-url', '/adviseur'],
    ['to the same value', {}, 'normjaar', '2025'],
  ])('a change %s does not calculate again', async (_wat, attributen, attribuut, waarde) => {
    const { element, heard } = await putOnPage(attributen)
    heard.length = 0
    element.setAttribute(attribuut, waarde)
    await settled()
    expect(heard).toEqual([])
  })

  it('several changes together calculate once when the norms are loaded', async () => {
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

it('the colour mode follows the system until the element is removed', async () => {
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

it('a change of the audience shows its own content without a new calculation', async () => {
  const { element, heard } = await putOnPage()
  heard.length = 0
  const isForAdvisers = () => textIn(element).includes('Open een rekenbewijs')
  expect(isForAdvisers()).toBe(false)
  element.setAttribute('type', 'Adviseur')
  await until(isForAdvisers)
  expect(heard).toEqual([])
})

it('the audit starts when its attribute is set and stops when that is removed', async () => {
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

it('every style tag has the nonce of the page in a browser without adopted style sheets', async () => {
  const { element, grandparent, heard } = prepareElement()
  element.nonce = 'van-de-pagina'
  document.body.append(grandparent)
  await until(() => resultaten(heard).length > 0)
  const stijlen = [...(element.shadowRoot?.querySelectorAll('style') ?? [])].map(({ nonce }) => nonce)
  expect(stijlen.length).toBeGreaterThan(1)
  expect(new Set(stijlen)).toEqual(new Set(['van-de-pagina']))
})

describe('a calculator that uses a service', () => {
  const metToken = (waarde: string, naam = '__RequestVerificationToken', id = '') => {
    const veld = Object.assign(document.createElement('input'), { type: 'hidden', name: naam, value: waarde, id })
    document.body.append(veld)
    return veld
  }

  it('a service call uses the path and the token that the page has at that moment', async () => {
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

  it('a service call takes the token from the field of ref-anti-forgery', async () => {
    metToken('gewoon')
    metToken('aangewezen', 'token', 'mijn-token')
    await putOnPage({ berekening: 'server', 'ref-anti-forgery': 'mijn-token' })
    expect(laatsteAanroep().headers.get('RequestVerificationToken')).toBe('aangewezen')
  })

  it('a service call sends no token while its field is empty', async () => {
    metToken('')
    await putOnPage({ berekening: 'server' })
    expect(laatsteAanroep().headers.has('RequestVerificationToken')).toBe(false)
  })

  it('a service call goes to the host of the page, also when the base element points at another site', async () => {
    const base = Object.assign(document.createElement('base'), { href: 'https://cdn.example/x/' })
    document.head.append(base)
    await putOnPage({ berekening: 'server' })
    base.remove()
    expect(laatsteAanroep().pad).toBe(
      'http://localhost:3000/api/v3.0/serviceproxy/orientatie/api/v1.0/financieringsopzet',
    )
  })

  it('a return of the page or the connection repeats the pending call and loads missing chunks', async () => {
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

  it('a restored element calls the service with its present brand', async () => {
    const { element, parent, heard } = await putOnPage({ berekening: 'server' })
    element.remove()
    await settled()
    heard.length = 0
    element.setAttribute('label-code', 'FL')
    parent.append(element)
    await until(() => resultaten(heard).length > 0)
    expect(JSON.parse(fetchNep.mock.lastCall?.[1]?.body as string)).toHaveProperty('labelCode', 'FL')
  })

  it('a calculator with a service shows no message about example rates', async () => {
    const { element } = await putOnPage({ berekening: 'server' })
    expect(textIn(element)).not.toContain('Voorbeeldrente.')
  })
})

it('each bad value is reported once with its key, even when it is read again', async () => {
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

describe('an element that is removed', () => {
  it('an element that is removed shows no screen and no live regions any more', async () => {
    const { element, grandparent } = await putOnPage()
    grandparent.remove()
    await settled()
    expect(element.shadowRoot?.querySelector('.kader')).toBeNull()
    expect(document.querySelector('[data-hypotheek-orientatie]')).toBeNull()
  })

  it('an element that is removed cancels the call in flight', async () => {
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

  it('an element that is removed stops listening for the connection', async () => {
    const [voegToe, haalWeg] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
    const opOnline = (spion: typeof voegToe | typeof haalWeg) =>
      spion.mock.calls.filter(([soort]) => soort === 'online')
    await putOnPage()
    expect(opOnline(voegToe).length).toBeGreaterThan(0)
    await clearPage()
    expect(opOnline(haalWeg).map(([, luisteraar]) => luisteraar)).toEqual(
      expect.arrayContaining(opOnline(voegToe).map(([, luisteraar]) => luisteraar)),
    )
  })
})
