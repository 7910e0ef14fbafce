import { describe, expect, it } from 'vitest'

import { berekenFinancieringsOpzet, normenVan, type Normen, type Rekenkader } from '../../../domain'
import { verklaar } from '../../../domain/bewijs'
import { everyVerzoek } from '../../support/every'
import { each } from '../../support/sometimes'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const toen = kaderVan()
const nu = { ...toen, normen: normenVan(2026) }

const metAlleenstaande = (waarde: Normen['alleenstaande']['waarde']): Rekenkader => ({
  ...toen,
  normen: { ...toen.normen, alleenstaande: { ...toen.normen.alleenstaande, waarde } },
})

describe('verklaar', () => {
  it('verklaar returns an empty list if both rekenkaders are equal', () => {
    everyVerzoek((verzoek, kader) => {
      expect(verklaar(verzoek, kader, { ...kader })).toEqual([])
    })
  })

  it('verklaar explains the figures that differ, each with both amounts and a cause', () => {
    everyVerzoek((verzoek, kader) => {
      const ander = { ...kader, normen: normenVan(kader.normen.jaar === 2026 ? 2025 : 2026) }
      const [van, naar] = [kader, ander].map((een) => rightOf(berekenFinancieringsOpzet(verzoek, een)))
      const verklaringen = verklaar(verzoek, kader, ander) ?? []
      for (const { veld, toen, nu, oorzaken } of each('differences', verklaringen)) {
        expect([toen, nu]).toEqual([van?.financieringsOpzet[veld], naar?.financieringsOpzet[veld]])
        expect(toen).not.toBe(nu)
        expect(oorzaken.length).toBeGreaterThan(0)
      }
      const bedragen = ['maximaleHypotheekOpInkomen', 'maandlastNetto', 'hypotheekbedrag'] as const
      const gezegd = verklaringen.map(({ veld }) => veld)
      for (const veld of bedragen)
        expect(gezegd.includes(veld)).toBe(van?.financieringsOpzet[veld] !== naar?.financieringsOpzet[veld])
    })
  })

  it('verklaar names alleenstaande as the only cause if only that norm changed', () => {
    const ander = metAlleenstaande({ ...toen.normen.alleenstaande.waarde, bedrag: 10_000 })
    const [verklaring] = verklaar(verzoekVan([{ inkomen: 60_000 }]), toen, ander) ?? []
    expect(verklaring?.oorzaken).toEqual(['alleenstaande'])
    expect((verklaring?.toen ?? 0) - (verklaring?.nu ?? 0)).toBe(7_000)
  })

  it('verklaar names each cause that changes a figure on its own, largest effect first', () => {
    const verzoek = verzoekVan([{ inkomen: 90_000 }], { onderpand: bestaandeWoning(250_000) })
    const ander = { ...nu, rentetarieven: { 120: 4.1 }, kosten: { leveringsakte: 900, hypotheekakte: 900, taxatie: 1 } }
    const redenen = (verklaar(verzoek, toen, ander) ?? []).map(({ veld, oorzaken }) => `${veld}: ${oorzaken.join(' ')}`)
    expect(redenen.join('\n')).toMatchInlineSnapshot(`
      "maximaleHypotheekOpInkomen: financieringslast rentetarieven
      maandlastBruto: rentetarieven
      maandlastNetto: rentetarieven box1
      leveringsaktekosten: kosten
      taxatiekosten: kosten
      hypotheekaktekosten: kosten
      aankoopkosten: kosten
      financieringskosten: kosten
      totaalFinancieringskosten: kosten
      benodigdeFinanciering: kosten
      benodigdeEigenInleg: kosten
      extraBenodigdeEigenInleg: kosten"
    `)
  })

  it('verklaar returns undefined if the new rekenkader has no rate for the period', () => {
    expect(verklaar(verzoekVan([{ inkomen: 60_000 }]), toen, { ...nu, rentetarieven: {} })).toBeUndefined()
  })

  it('verklaar names all changed norms if a figure changes only by their combination', () => {
    const { alleenstaande, leningTenOpzichteVanWaarde } = toen.normen
    const meerInkomen = metAlleenstaande({ ...alleenstaande.waarde, bedrag: 20_000 })
    const ruimer = { ...leningTenOpzichteVanWaarde, waarde: { ...leningTenOpzichteVanWaarde.waarde, hoogste: 110 } }
    const beide = { ...meerInkomen, normen: { ...meerInkomen.normen, leningTenOpzichteVanWaarde: ruimer } }
    // Monthly room: 60.000 × 23,5% / 12 = 1.175. Loan: 1.175 × 215,928813 (annuity) + 17.000 (single buyer) + 5.000
    // (label C) = 275.716, which is also the home value.
    const verzoek = verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(275_716) })
    const maximum = verklaar(verzoek, toen, beide)?.find(({ veld }) => veld === 'maximaleHypotheek')
    expect(maximum).toEqual({
      veld: 'maximaleHypotheek',
      toen: 275_716,
      nu: 278_716,
      oorzaken: ['alleenstaande', 'leningTenOpzichteVanWaarde'],
    })
  })

  it('verklaar names the norm alleenstaande once if several figures of that norm differ', () => {
    const hoog = metAlleenstaande({ bedrag: 17_000, bovenToetsinkomen: { onderAow: 1_000_000, aow: 1_000_000 } })
    const laag = metAlleenstaande({ bedrag: 20_000, bovenToetsinkomen: { onderAow: 0, aow: 0 } })
    const [verklaring] = verklaar(verzoekVan([{ inkomen: 60_000 }]), hoog, laag) ?? []
    expect(verklaring?.oorzaken).toEqual(['alleenstaande'])
  })
})
