import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { begin, codes, geef2026, gevraagd, jaren, laadNormen, ruimOp, staatEr, zetNeer } from './normenOpstelling'
import { settled, textIn, until } from '../../support/element'

afterEach(ruimOp)

describe('a changed norm year', () => {
  it('after `normjaar` changes, results use the old year until the norms of the new year are loaded', async () => {
    const { host, gehoord, zet } = await begin()
    await zet({ normjaar: '2026' })
    host.shadowRoot?.querySelector<HTMLElement>('input[type=radio]:not(:checked)')?.click()
    await until(() => jaren(gehoord).length > 1)
    gevraagd[0]?.geef()
    await until(() => jaren(gehoord).includes(2026))
    expect(jaren(gehoord)).toEqual([2025, 2025, 2026])
    expect(gevraagd).toHaveLength(1)
  })

  it('norms of 2026 that arrive after `normjaar` is set back to 2025 cause no new result', async () => {
    const { gehoord, zet } = await begin()
    await zet({ normjaar: '2026' })
    await zet({ normjaar: '2025' })
    gevraagd[0]?.geef()
    await settled()
    expect(jaren(gehoord)).toEqual([2025])
  })

  it('changing `normjaar` and `rentetarieven` together gives one result if the norms are loaded already', async () => {
    geef2026()
    const { gehoord, zet } = await begin()
    await zet({ normjaar: '2026', rentetarieven: '{"120": 4}' })
    expect(jaren(gehoord)).toEqual([2025, 2026])
  })

  it('the property `normjaar` returns the old year until the norms of the new year are loaded', async () => {
    const { gehoord, instance, zet } = await begin()
    await zet({ normjaar: '2026' })
    expect(instance.value('normjaar')).toBe(2025)
    gevraagd[0]?.geef()
    await until(() => jaren(gehoord).includes(2026))
    expect(instance.value('normjaar')).toBe(2026)
  })

  it('the retry button requests the norms again after they failed to load at the start', async () => {
    const { host, gehoord } = zetNeer({ normjaar: '2026' })
    await until(() => gevraagd.length > 0)
    gevraagd[0]?.weiger()
    await until(() => codes(gehoord).length > 0)
    host.shadowRoot?.querySelector('button')?.click()
    await until(() => gevraagd.length > 1)
    expect(codes(gehoord)).toEqual(['niet-geladen'])
  })

  it('if the norms of a new `normjaar` fail to load, the old result stays until they load after that', async () => {
    const { host, gehoord, zet } = await begin()
    await zet({ normjaar: '2026' })
    gevraagd[0]?.weiger()
    await until(() => codes(gehoord).length > 0)
    expect([codes(gehoord), gevraagd.length]).toEqual([['niet-geladen'], 1])
    expect(textIn(host)).toContain('Berekend met de leennormen van 2025.')
    window.dispatchEvent(new Event('online'))
    await until(() => gevraagd.length > 1)
    gevraagd[1]?.geef()
    await until(() => textIn(host).includes('Berekend met de leennormen van 2026.'))
    expect(jaren(gehoord)).toEqual([2025, 2026])
  })

  it('norms of a new `normjaar` that load after a failure are in use from then on', async () => {
    const { host, gehoord, zet } = await begin()
    await zet({ normjaar: '2026' })
    gevraagd[0]?.weiger()
    await until(() => codes(gehoord).length > 0)
    window.dispatchEvent(new Event('online'))
    await until(() => gevraagd.length > 1)
    gevraagd[1]?.geef()
    await until(() => textIn(host).includes('Berekend met de leennormen van 2026.'))
    laadNormen.mockClear()
    await zet({ 'label-code': 'FL' })
    await until(() => jaren(gehoord).length > 2)
    expect(laadNormen.mock.calls).toEqual([])
  })
})

describe('a change of other attributes during the load of norms', () => {
  it('a new brand and new rates apply at once, with the old year, while the norms of a new year load', async () => {
    const { gehoord, zet, kader } = await begin()
    await zet({ normjaar: '2026' })
    await zet({ 'label-code': 'FL', rentetarieven: '{"120": 4}' })
    expect(kader()?.dataset['merk']).toBe('FL')
    expect(jaren(gehoord)).toEqual([2025, 2025])
    gevraagd[0]?.geef()
    await until(() => jaren(gehoord).includes(2026))
    expect(jaren(gehoord)).toEqual([2025, 2025, 2026])
    expect(kader()?.dataset['merk']).toBe('FL')
  })

  it('a valid `label-code` shows the hidden calculator again before the norms of a new year are loaded', async () => {
    const { host, zet, kader } = await begin()
    host.removeAttribute('label-code')
    await zet({})
    await until(() => kader()?.style.display === 'none')
    await zet({ 'label-code': 'FL', normjaar: '2026' })
    await until(() => kader()?.dataset['merk'] === 'FL')
    expect(kader()?.style.display).toBe('')
    expect(gevraagd).toHaveLength(1)
  })
})

describe('a calculator with berekening="server"', () => {
  const fetchNep = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json({ maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 1, maandlastBruto: 1, maandlastNetto: 1 }),
    ),
  )
  const aanroepen = () => fetchNep.mock.calls.length

  beforeEach(() => {
    vi.stubGlobal('fetch', fetchNep)
    fetchNep.mockClear()
  })

  it('a calculator with berekening="server" starts without waiting for norms', async () => {
    const { gehoord, kader } = await begin({ berekening: 'server', normjaar: '2026' })
    expect(kader()?.dataset['merk']).toBe('MY')
    expect(codes(gehoord)).toEqual([])
  })

  it('the function `mount` returns before the calculator dispatches the `gereed` event', async () => {
    let isMounted = false
    document.body.addEventListener('hypotheek-orientatie:gereed', () => (isMounted = staatEr()), {
      once: true,
    })
    await begin({ berekening: 'server' })
    expect(isMounted).toBe(true)
  })

  it('changing `normjaar` or `label-code` calls the calculation service again at once', async () => {
    const { instance, zet, kader } = await begin({ berekening: 'server' })
    await zet({ normjaar: '2026' })
    expect(aanroepen()).toBe(2)
    expect(instance.value('normjaar')).toBe(2026)
    await zet({ 'label-code': 'FL' })
    expect(aanroepen()).toBe(3)
    expect(kader()?.dataset['merk']).toBe('FL')
  })

  it('a pending call of the calculation service is sent again when the connection returns', async () => {
    const { zet } = await begin({ berekening: 'server' })
    fetchNep.mockReturnValueOnce(new Promise(() => undefined))
    await zet({ normjaar: '2026' })
    expect(aanroepen()).toBe(2)
    window.dispatchEvent(new Event('online'))
    await until(() => aanroepen() === 3)
  })

  it('changing `berekening` from `server` to `lokaal` takes effect once the norms are loaded', async () => {
    const { gehoord, instance, zet } = await begin({ berekening: 'server', normjaar: '2026' })
    await zet({ berekening: 'lokaal' })
    expect(instance.value('berekening')).toBe('server')
    await zet({ 'label-code': 'FL' })
    expect(aanroepen()).toBe(2)
    gevraagd[0]?.geef()
    await until(() => jaren(gehoord).includes(2026))
    expect(instance.value('berekening')).toBe('lokaal')
    expect(gevraagd).toHaveLength(1)
  })

  it('changing `berekening` to `lokaal` gives one `fout` event when the norms fail to load', async () => {
    const { gehoord, zet } = await begin({ berekening: 'server', normjaar: '2026' })
    await zet({ berekening: 'lokaal' })
    gevraagd[0]?.weiger()
    await until(() => codes(gehoord).length > 0)
    expect(codes(gehoord)).toEqual(['niet-geladen'])
    expect(gevraagd).toHaveLength(1)
  })
})

it('a restored calculator shows the norms of its last result until the result of a new year arrives', async () => {
  const vorige = await begin()
  const kept = vorige.instance.end()
  if (kept === undefined) throw new Error('Er is niets bewaard.')
  geef2026()
  const { host, gehoord } = zetNeer({ normjaar: '2026' }, { ...kept, stappen: { huidig: 1, hoogste: 1 } })
  let eersteTekst = ''
  document.body.addEventListener('hypotheek-orientatie:gereed', () => (eersteTekst = textIn(host)), { once: true })
  await until(() => jaren(gehoord).includes(2026))
  expect(eersteTekst).toContain('525.000')
  expect(textIn(host)).toContain('555.000')
})
