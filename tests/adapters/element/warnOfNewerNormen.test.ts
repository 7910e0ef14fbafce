import { of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'

import { warnOfNewerNormen } from '../../../adapters/element/mount/warnOfNewerNormen'
import { nieuweOrientatie, toVerzoek, wijzig } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import { clearPage, putOnPage, textIn, until } from '../../support/element'
import { answerTo } from '../../support/fakes/berekening'
import { localGround, serviceGround } from '../../support/fakes/grounds'

let gewaarschuwd: MockInstance<typeof console.warn>
beforeEach(() => {
  gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  await clearPage()
  vi.restoreAllMocks()
})

const IN_2026 = new Date(2026, 0, 1)

const resultaatVan = (
  normjaar: number | undefined,
  toGround: typeof serviceGround | typeof localGround = localGround,
) => {
  const gevraagd = nieuweOrientatie('MY')
  const verzoek = toVerzoek(gevraagd, IN_2026)
  const opzet = answerTo(verzoek)
  const financieringsOpzet = normjaar === undefined ? opzet : { ...opzet, normjaar }
  return wijzig(gevraagd, { soort: 'berekeningVoltooid', financieringsOpzet, grond: toGround(verzoek, opzet) })
}
const nieuwePagina = () => document.implementation.createHTMLDocument()
const waarschuw = (resultaten: readonly Rekenstand[], page = nieuwePagina(), nu = IN_2026): void => {
  const host = page.createElement('hypotheek-orientatie')
  warnOfNewerNormen(of(...resultaten), host, { nu: () => nu })
}
const berichten = () => gewaarschuwd.mock.calls.map(([bericht]: unknown[]) => bericht)

const ZET =
  'hypotheek-orientatie: deze pagina rekent met de leennormen van 2025. Er zijn nieuwere: zet normjaar="2026".'

describe('warnOfNewerNormen', () => {
  it('warnOfNewerNormen warns once per page, for all calculators and results, and names the norm year to set', () => {
    const page = nieuwePagina()
    waarschuw([nieuweOrientatie('MY'), resultaatVan(2025), resultaatVan(2026), resultaatVan(2025)], page)
    waarschuw([resultaatVan(2025)], page)
    expect(berichten()).toEqual([ZET])
    waarschuw([resultaatVan(2025)])
    expect(berichten()).toEqual([ZET, ZET])
  })

  it('warnOfNewerNormen says that the service must use newer norms when a service gave the result', () => {
    waarschuw([resultaatVan(2025, serviceGround)])
    expect(berichten()).toEqual([
      'hypotheek-orientatie: de dienst rekent met de leennormen van 2025. ' +
        'Er zijn nieuwere: laat de dienst rekenen met 2026.',
    ])
  })

  it.each([
    ['this page', 'deze pagina', undefined],
    ['the service', 'de dienst', serviceGround],
  ])('from 1 January 2027, warnOfNewerNormen says that %s uses the norms of 2026', (_wat, wie, toGround) => {
    waarschuw([resultaatVan(2026, toGround)], nieuwePagina(), new Date(2027, 0, 1))
    expect(berichten()).toEqual([
      `hypotheek-orientatie: ${wie} rekent met de leennormen van 2026. Die van 2027 zitten niet in deze versie: ` +
        'kijk of er een nieuwe versie is.',
    ])
  })

  it.each([
    ['this page', 'deze pagina', 'zet normjaar="2026"', undefined],
    ['the service', 'de dienst', 'laat de dienst rekenen met 2026', serviceGround],
  ])('in 2027, warnOfNewerNormen names newer and missing norms when %s uses 2025', (_wat, wie, wat, toGround) => {
    waarschuw([resultaatVan(2025, toGround)], nieuwePagina(), new Date(2027, 0, 1))
    expect(berichten()).toEqual([
      `hypotheek-orientatie: ${wie} rekent met de leennormen van 2025. Er zijn nieuwere: ${wat}. ` +
        'Die van 2027 zitten niet in deze versie: kijk of er een nieuwe versie is.',
    ])
  })

  it.each([
    ['of 2026 in 2026', 2026, IN_2026],
    ['of 2026 on 31 December 2026', 2026, new Date(2026, 11, 31)],
    ['without a norm year in 2027', undefined, new Date(2027, 0, 1)],
    ['without a norm year', undefined, IN_2026],
    ['of 2025 on 31 December 2025', 2025, new Date(2025, 11, 31)],
  ])('warnOfNewerNormen does not warn about a result %s', (_wat, normjaar, nu) => {
    waarschuw([resultaatVan(normjaar)], nieuwePagina(), nu)
    expect(berichten()).toEqual([])
  })
})

it('the summary of a service result with old norms mentions newer norms without an amount for them', async () => {
  vi.setSystemTime(IN_2026)
  const opzet = { maximaleHypotheekOpInkomen: 1, maximaleHypotheek: 1, maandlastBruto: 1, maandlastNetto: 1 }
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ ...opzet, normjaar: 2025 })))
  const { element } = await putOnPage({ berekening: 'server' })
  const veld = element.shadowRoot?.querySelector<HTMLInputElement>('input[name="eigen.inkomen"]')
  Object.assign(veld ?? {}, { value: '60.000' })
  veld?.dispatchEvent(new Event('change'))
  await until(() => textIn(element).includes('Er zijn nieuwere leennormen, van 2026.'))
  expect(textIn(element)).not.toContain('Daarmee is je maximale hypotheek')
})
