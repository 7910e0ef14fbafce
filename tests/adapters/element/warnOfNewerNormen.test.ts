import { of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'

import { warnOfNewerNormen } from '../../../adapters/element/mount/followNormen'
import { nieuweOrientatie, toVerzoek, wijzig } from '../../../domain'
import type { Rekenstand } from '../../../domain/orientatie'
import { answerTo } from '../../support/fakes/berekening'

const IN_2026 = new Date(2026, 0, 1)

let gewaarschuwd: MockInstance<typeof console.warn>
beforeEach(() => {
  gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const resultaatVan = (normjaar: number | undefined): Rekenstand => {
  const gevraagd = nieuweOrientatie('MY')
  const opzet = answerTo(toVerzoek(gevraagd, IN_2026))
  return wijzig(gevraagd, {
    soort: 'berekeningVoltooid',
    financieringsOpzet: normjaar === undefined ? opzet : { ...opzet, normjaar },
  })
}
const nieuwePagina = () => document.implementation.createHTMLDocument()
const waarschuw = (
  resultaten: readonly Rekenstand[],
  page = nieuwePagina(),
  berekening: 'lokaal' | 'server' = 'lokaal',
  nu = IN_2026,
): void => {
  const host = page.createElement('hypotheek-orientatie')
  warnOfNewerNormen(of(...resultaten), host, { nu: () => nu }, () => berekening)
}
const berichten = () => gewaarschuwd.mock.calls.map(([bericht]: unknown[]) => bericht)

const ZET =
  'hypotheek-orientatie: deze pagina rekent met de leennormen van 2025. Er zijn nieuwere: zet normjaar="2026".'

describe('the web team', () => {
  it('hears once a page which norm year to set, of however many elements and results', () => {
    const page = nieuwePagina()
    waarschuw([nieuweOrientatie('MY'), resultaatVan(2025), resultaatVan(2026), resultaatVan(2025)], page)
    waarschuw([resultaatVan(2025)], page)
    expect(berichten()).toEqual([ZET])
    waarschuw([resultaatVan(2025)])
    expect(berichten()).toEqual([ZET, ZET])
  })

  it('hears of a service that it has to calculate with the newer norms', () => {
    waarschuw([resultaatVan(2025)], nieuwePagina(), 'server')
    expect(berichten()).toEqual([
      'hypotheek-orientatie: de dienst rekent met de leennormen van 2025. ' +
        'Er zijn nieuwere: laat de dienst rekenen met 2026.',
    ])
  })

  it.each([
    ['of the newest norms', 2026, IN_2026],
    ['that names no year', undefined, IN_2026],
    ['in its own norm year', 2025, new Date(2025, 11, 31)],
  ])('hears nothing of a result %s', (_wat, normjaar, nu) => {
    waarschuw([resultaatVan(normjaar)], nieuwePagina(), 'lokaal', nu)
    expect(berichten()).toEqual([])
  })
})
