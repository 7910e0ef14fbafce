import { expect, it } from 'vitest'

import { normenVan, type Normjaar } from '../../../domain'
import type { DienstBetrekking } from '../../../domain/orientatie'
import { euroPerJaar } from '../../../domain/rekenkern/eenheden'
import { arbeidskorting, kortingen } from '../../../domain/rekenkern/maandlast/aanvrager.stappen'
import { heffingskorting } from '../../../domain/rekenkern/maandlast/box1'
import { opzetVan } from './voorbeeldverzoek'

const heffingskortingenIn = (jaar: Normjaar) => normenVan(jaar).heffingskortingen.waarde

/** Returns the general credit and, for a pension, the ouderenkorting at an income, in euro to 5 decimals. */
const kortingenBij = (soort: DienstBetrekking, inkomen: number, jaar: Normjaar): number => {
  const vanSoort = kortingen({ soort, heffingskortingen: heffingskortingenIn(jaar) })
  const invoer = { inkomen: euroPerJaar(inkomen), kortingen: vanSoort, arbeidskorting: euroPerJaar(0) }
  return Math.round(1e5 * heffingskorting(invoer)) / 1e5
}

// Source: Wet IB 2001 art. 8.10, 8.17.
it.each<readonly [Normjaar, DienstBetrekking, number, number]>([
  // 2026, below AOW age: 3.115 − 6,398% of the income above 29.736. From AOW age: 1.556 − 3,195% of the income above
  // 29.736, plus 2.067 − 15% of the income above 46.002.
  [2026, 'DienstbetrekkingVast', 0, 3115],
  [2026, 'DienstbetrekkingVast', 29_736, 3115],
  [2026, 'DienstbetrekkingVast', 29_737, 3114.93602],
  [2026, 'DienstbetrekkingVast', 78_423, 0.00574],
  [2026, 'DienstbetrekkingVast', 78_424, 0],
  [2026, 'Overig', 29_736, 3115],
  [2026, 'Pensioen', 29_736, 1556 + 2067],
  [2026, 'Pensioen', 29_737, 1555.96805 + 2067],
  [2026, 'Pensioen', 46_002, 1556 - 519.6987 + 2067],
  [2026, 'Pensioen', 46_003, 1556 - 519.73065 + 2066.85],
  [2026, 'Pensioen', 59_781, 1556 - 959.93775 + 0.15],
  [2026, 'Pensioen', 59_782, 1556 - 959.9697],
  [2026, 'Pensioen', 78_438, 0],
  // 2025, below AOW age: 3.068 − 6,337% of the income above 28.406. From AOW age: 1.536 − 3,17% of the income above
  // 28.406, plus 2.035 − 15% of the income above 45.308.
  [2025, 'DienstbetrekkingVast', 28_406, 3068],
  [2025, 'DienstbetrekkingVast', 28_407, 3067.93663],
  [2025, 'DienstbetrekkingVast', 76_820, 0.00482],
  [2025, 'DienstbetrekkingVast', 76_821, 0],
  [2025, 'Pensioen', 28_406, 1536 + 2035],
  [2025, 'Pensioen', 28_407, 1535.9683 + 2035],
  [2025, 'Pensioen', 45_308, 1536 - 535.7934 + 2035],
  [2025, 'Pensioen', 45_309, 1536 - 535.8251 + 2034.85],
  [2025, 'Pensioen', 58_874, 1536 - 965.8356 + 0.1],
  [2025, 'Pensioen', 58_875, 1536 - 965.8673],
  [2025, 'Pensioen', 76_860, 0.0082],
  [2025, 'Pensioen', 76_861, 0],
])(
  'the tax credits of %i for the income type %s that fall with the income are, at %d, %d',
  (jaar, soort, inkomen, is) => {
    expect(kortingenBij(soort, inkomen, jaar)).toBeCloseTo(is, 5)
  },
)

/*
 * 2026: a wage up to 11.965 pays 35,75% tax, less the general credit of 3.115 and an arbeidskorting of 8,324%: no tax
 * up to 11.357. Interest on the maximum mortgage brings all tax back that is due: 11,56 on 11.400 and 191,85 on 12.500.
 */
it.each([
  [11_357, 0],
  [11_400, 0.96],
  [12_500, 15.99],
])('with a wage of %d in 2026, %d a month of tax comes back, because no more is due', (inkomen, is) => {
  const { maandlastBruto, maandlastNetto } = opzetVan([{ inkomen }], { jaar: 2026, rente: 3.8 })
  expect(maandlastBruto).toBeGreaterThan(100)
  // Gross and net are each rounded to the cent.
  expect(Math.abs(maandlastBruto - maandlastNetto - is)).toBeLessThan(0.011)
})

// Source: Wet IB 2001 art. 8.11.
it.each<readonly [Normjaar, number, number]>([
  [2025, 12_168, 979.88904],
  [2025, 12_169, 980],
  [2025, 12_170, 980.3003],
  [2025, 26_287, 5219.6354],
  [2025, 26_288, 5220],
  [2025, 26_289, 5220.02258],
  [2025, 43_070, 5598.93756],
  [2025, 43_071, 5599],
  [2025, 43_072, 5598.9349],
  [2025, 129_077, 0.0094],
  [2025, 129_078, 0],
  [2026, 0, 0],
  [2026, 11_964, 995.88336],
  [2026, 11_965, 996],
  [2026, 11_966, 996.31009],
  [2026, 25_844, 5299.73911],
  [2026, 25_845, 5300],
  [2026, 25_846, 5300.0195],
  [2026, 45_591, 5685.047],
  [2026, 45_592, 5685],
  [2026, 45_593, 5684.9349],
  [2026, 132_918, 0.0774],
  [2026, 132_919, 0.0123],
  [2026, 132_920, 0],
  [2026, 500_000, 0],
])('the arbeidskorting of %i at an income from work of %d is %d', (jaar, inkomen, is) => {
  const bij = (soort: DienstBetrekking): number =>
    arbeidskorting({ soort, inkomen: euroPerJaar(inkomen), heffingskortingen: heffingskortingenIn(jaar) })
  expect(bij('Onderneming')).toBeCloseTo(is, 5)
  expect([bij('DienstbetrekkingVast'), bij('DienstbetrekkingTijdelijk')]).toEqual([
    bij('Onderneming'),
    bij('Onderneming'),
  ])
  expect([bij('Pensioen'), bij('Overig')]).toEqual([0, 0])
})
