import { either } from 'fp-ts'
import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { vergelijkNormjaren } from '../../../domain/vergelijking'
import { everyVerzoek } from '../../support/every'
import { sometimes } from '../../support/sometimes'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, opzetBij, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const verzoek = verzoekVan([{ inkomen: 60_000 }], { eigenInleg: 20_000, onderpand: bestaandeWoning(300_000) })

describe('vergelijkNormjaren', () => {
  it('vergelijkNormjaren returns the year and the result of each of the two calculations', () => {
    const { eerste, tweede } = rightOf(vergelijkNormjaren(verzoek, kaderVan(), kaderVan({ jaar: 2026 })))
    expect([eerste, tweede]).toEqual(
      ([2025, 2026] as const).map((jaar) => ({
        normjaar: jaar,
        financieringsOpzet: opzetBij(verzoek, kaderVan({ jaar })),
      })),
    )
  })

  it('vergelijkNormjaren subtracts maximaleHypotheek of the first year from that of the second', () => {
    // In 2026 the maximum is 60.000 × 22,6% / 12 × 215,928813 (annuity) + 22.000 (single buyer and label C) =
    // 265.999,56, rounded down to 265.999. In 2025 the maximum is 275.716.
    const { verschillen } = rightOf(vergelijkNormjaren(verzoek, kaderVan(), kaderVan({ jaar: 2026 })))
    expect(verschillen.maximaleHypotheek).toBe(265_999 - 275_716)
  })

  it.each([
    [3.75, 3.754, 0.004],
    [3.754, 3.75, -0.004],
    [0.1, 0.3, 0.2],
  ])('in vergelijkNormjaren, rates %d and %d differ by %d, not rounded to hundredths', (eerste, tweede, verschil) => {
    const { verschillen } = rightOf(
      vergelijkNormjaren(verzoek, kaderVan({ rente: eerste }), kaderVan({ rente: tweede })),
    )
    expect(verschillen.rentepercentage).toBe(verschil)
  })

  it('vergelijkNormjaren returns only differences of 0 for the same rekenkader twice', () => {
    everyVerzoek((verzoek, kader) => {
      const { verschillen } = rightOf(vergelijkNormjaren(verzoek, kader, kader))
      expect(Object.values(verschillen).filter((verschil) => verschil !== 0)).toEqual([])
    })
  })

  it('vergelijkNormjaren negates every difference when the two years are swapped', () => {
    everyVerzoek((verzoek, kader) => {
      const ander = { ...kader, normen: normenVan(kader.normen.jaar === 2025 ? 2026 : 2025) }
      const heen = rightOf(vergelijkNormjaren(verzoek, kader, ander)).verschillen
      const terug = rightOf(vergelijkNormjaren(verzoek, ander, kader)).verschillen
      sometimes(
        'a difference',
        Object.values(heen).some((verschil) => verschil !== 0),
      )
      const samen = Object.entries(heen).map(([veld, verschil]) => verschil + (terug[veld as keyof typeof terug] ?? 1))
      expect(samen.filter((som) => som !== 0)).toEqual([])
    })
  })

  it('vergelijkNormjaren for a request without a home compares the five figures that are numbers', () => {
    const { verschillen } = rightOf(vergelijkNormjaren(verzoekVan([{ inkomen: 1 }]), kaderVan(), kaderVan()))
    expect(Object.keys(verschillen).sort()).toEqual([
      'maandlastBruto',
      'maandlastNetto',
      'maximaleHypotheek',
      'maximaleHypotheekOpInkomen',
      'rentepercentage',
    ])
  })

  it.each([
    [{}, { '120': 3.75 }],
    [{ '120': 3.75 }, {}],
  ])('vergelijkNormjaren with rates %j and %j returns GeenRente for the year without a rate', (eerste, tweede) => {
    const kader = kaderVan()
    expect(
      vergelijkNormjaren(verzoek, { ...kader, rentetarieven: eerste }, { ...kader, rentetarieven: tweede }),
    ).toEqual(either.left({ _tag: 'GeenRente', rentevastperiode: 120 }))
  })
})
