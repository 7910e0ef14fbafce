import { expect, it } from 'vitest'

import { benodigdVoor } from '../../../domain/vergelijking'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'

/**
 * The maximum is (24.000 × 18,5% / 12 − 100) × 215,928813 (annuity) + 5.000 (label C) = 63.300. The need is 600.700;
 * with own money of 520.000, 17.400 is missing: 2,9% of the price. Of the debts, 81 a month is enough (81 × 215,928813
 * = 17.490). That is 972 a year: 4,1% of the income.
 */
it('benodigdVoor divides a year of debts by the income: 81 a month of 24.000 comes after a lower price', () => {
  const verzoek = verzoekVan([{ inkomen: 24_000, leningen: 100 }], {
    eigenInleg: 520_000,
    onderpand: bestaandeWoning(600_000, { onderpandType: 'Nieuwbouw' }),
  })
  const { genoeg } = rightOf(benodigdVoor(verzoek, kaderVan()))
  expect(genoeg.slice(0, 3).map(({ verandering }) => verandering)).toEqual([
    { soort: 'meerEigenGeld', verschil: 17_400 },
    { soort: 'lagerePrijs', verschil: 17_400, isLagerOokGenoeg: true },
    { soort: 'minderSchulden', verschil: 81 },
  ])
})
