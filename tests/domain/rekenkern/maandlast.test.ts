import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { euro } from '../../../domain/rekenkern/eenheden'
import { forfait } from '../../../domain/rekenkern/maandlast/belasting.stappen'
import { bestaandeWoning, opzetVan, type Omstandigheden, type Persoon } from './voorbeeldverzoek'

const nettoVan = (personen: readonly Persoon[], omstandigheden: Omstandigheden = {}): number =>
  opzetVan(personen, omstandigheden).maandlastNetto

/**
 * Returns a home of `koopsom`, and the own money with which its buyer needs a mortgage of 300.000. `koopsom` must be
 * above the NHG limit, because the own money leaves out the NHG fee.
 */
const opHuis = (koopsom: number): Omstandigheden => ({
  onderpand: bestaandeWoning(koopsom),
  eigenInleg: Math.round(koopsom * 1.02) + 2150 - 300_000,
})

type Voorbeeld = readonly [claim: string, personen: readonly Persoon[], omstandigheden: Omstandigheden, netto: number]

/*
 * The amounts are worked out by hand over 360 months, at 3,75% unless an example has another rate. Bruto is the gross
 * cost a month: 1.389,3468 for a loan of 300.000, of which the interest in the first year is 11.155,8290. The tax in
 * box 1 of 2025 is 35,82% of the income up to 38.441 (17,92% from AOW age), 37,48% of the income from 38.441 up to
 * 76.817, and 49,5% of the income above 76.817.
 */
describe('maandlastNetto', () => {
  const metRestschuld = bestaandeWoning(200_000, { verkoopprijs: 150_000, huidigHypotheekbedrag: 163_000 })

  it.each<Voorbeeld>([
    // Loan 207.287: bruto 959,9784. Deduction: interest 7.708,1944 − forfait 725,5045 = 6.982,6899. Yearly tax
    // advantage: 6.559 × 37,48% + 423,6899 × 35,82% = 2.610,0789. Netto: 959,9784 − 2.610,0789 / 12.
    ['splits the deduction over two tax brackets that it spans', [{ inkomen: 45_000 }], {}, 742.47],
    // Loan 384.078: bruto 1.778,7251. Deduction: interest 14.282,3616 − forfait 1.344,2730 = 12.938,0886. Yearly tax
    // advantage: 3.183 × 49,5% + 9.755,0886 × 37,48% − 12,02% (49,5% − 37,48%) × (80.000 + 1.344,2730 − 76.817) =
    // 4.687,6140.
    ['deducts interest at no more than 37,48%, and taxes the forfait at 49,5%', [{ inkomen: 80_000 }], {}, 1388.09],
    // Loan 135.760: bruto 628,7257. Tax advantage a month: (interest 5.048,3845 − forfait 475,16) × 17,92% / 12 =
    // 68,2935.
    ['deducts interest at the AOW rate of 17,92% for a pension', [{ soort: 'Pensioen', inkomen: 30_000 }], {}, 560.43],
    // The mortgage of 258.030 depends on the income after alimony (57.000), and the tax on the income before alimony
    // (60.000). Bruto: 1.194,9772. Tax advantage a month: (interest 9.595,1285 − forfait 903,105) × 37,48% / 12 =
    // 271,4809.
    ['uses the income before alimony for the tax', [{ inkomen: 60_000, alimentatie: 250 }], {}, 923.5],
    // Loan 200.000, of which 16.000 (8%) is restschuld: bruto 926,2312. Deductible interest: 7.437,2193 × 92% =
    // 6.842,2418. Tax advantage a month: (6.842,2418 − forfait 700) × 37,48% / 12 = 191,8427.
    ['does not deduct the interest on a restschuld', [{ inkomen: 60_000 }], { onderpand: metRestschuld }, 734.39],
  ])('maandlastNetto %s', (_, personen, omstandigheden, netto) => {
    expect(nettoVan(personen, omstandigheden)).toBe(netto)
  })

  it('maandlastNetto ignores income of the kind Overig', () => {
    const netto = (partner: Persoon): number => nettoVan([{ inkomen: 38_000 }, partner])
    expect(netto({ soort: 'Overig', inkomen: 90_000 })).toBe(netto({ soort: 'Overig' }))
  })
})

describe('the eigenwoningforfait', () => {
  it.each([
    [0, 0],
    [12_500, 0],
    [12_501, 12.501],
    [25_000, 25],
    [25_001, 50.002],
    [50_000, 100],
    [50_001, 125.0025],
    [75_000, 187.5],
    [75_001, 262.5035],
    [1_330_000, 4655],
    [1_330_001, 4655.0235],
  ])('the eigenwoningforfait of 2025 (Wet IB 2001 art. 3.112) for a home value of %d is %d', (waarde, bedrag) => {
    const norm = normenVan(2025).eigenwoningforfait.waarde
    expect(forfait({ waarde: euro(waarde), norm })).toBeCloseTo(bedrag, 6)
  })

  const metLeningVanTien = { onderpand: bestaandeWoning(500_000), eigenInleg: 502_150 }

  it.each<Voorbeeld>([
    // Forfait: 0,35% × 1.330.000 = 4.655. Tax advantage a month: 37,48% × (interest 11.155,8290 − 4.655) / 12 =
    // 203,0426.
    ['is 0,35% of a home of 1.330.000', [{ inkomen: 70_000 }], opHuis(1_330_000), 1186.3],
    // Forfait: 4.655 + 2.350 = 7.005, which lifts the income of 70.000 above 76.817. Yearly tax advantage: 37,48% ×
    // (interest 11.155,8290 − 7.005) − 12,02% (49,5% − 37,48%) × (70.000 + 7.005 − 76.817).
    ['of a home of 1.430.000 is 4.655 plus 2,35% of 100.000', [{ inkomen: 70_000 }], opHuis(1_430_000), 1261.59],
    // Loan 494.600 without interest: bruto 1.373,8889, forfait 1.731,10. Tax a month: 1.731,10 × (1 − Hillen deduction
    // 71,867%) × 49,5% / 12 = 20,0892.
    [
      'above the interest is added to income, less the Hillen deduction',
      [{ inkomen: 80_000 }],
      { jaar: 2026, rente: 0, periode: 360 },
      1393.98,
    ],
    // Loan 10.000, home 500.000: the forfait adds 321,5612 to the income. Yearly tax: 321,5612 × 49,5% = 159,1728.
    // Limit of the deduction, because all interest is in the bracket of 49,5%: 371,8610 × (49,5% − 37,48%) = 44,6977.
    // Netto: bruto 46,3116 + (159,1728 + 44,6977) / 12.
    [
      'above the interest is taxed at 49,5%, while the interest is deducted at 37,48%',
      [{ inkomen: 90_000 }],
      metLeningVanTien,
      63.3,
    ],
    // The income of 76.300, the forfait added to it (321,5612) and the interest (371,8610) are together 176,4222 above
    // 76.817. Yearly tax: 321,5612 × 37,48%, plus 176,4222 × 12,02% = 21,2059 because the deduction is limited.
    [
      'and interest are partly in the highest bracket, and only for that part is the deduction limited',
      [{ inkomen: 76_300 }],
      metLeningVanTien,
      58.12,
    ],
    // Added to income: (forfait 1.750 − interest 371,8610) × (1 − Hillen deduction 76,667%) = 321,5612. Tax a month:
    // 321,5612 × 35,82% / 12 = 9,5986.
    [
      'above the interest is added to the income of the partner with the lower rate',
      [{ inkomen: 90_000 }, { inkomen: 30_000 }],
      metLeningVanTien,
      55.91,
    ],
  ])('in maandlastNetto, the eigenwoningforfait %s', (_, personen, omstandigheden, netto) => {
    expect(nettoVan(personen, omstandigheden)).toBe(netto)
  })
})

it.each<Voorbeeld>([
  // Deduction: interest 11.155,8290 − forfait 1.750 = 9.405,8290. At an income of 40.000, it saves 1.559 × 37,48% +
  // 7.846,8290 × 35,82% = 3.395,0473 a year. At an income of 80.000, it saves less: 37,48% of the interest less 49,5%
  // of the forfait, which is 3.314,95.
  ['gives all to the partner who gains most', [{ inkomen: 80_000 }, { inkomen: 40_000 }], opHuis(500_000), 1106.43],
  // The income of 5.000 deducts 5.000 and saves 35,82% of it = 1.791. The income of 80.000 deducts the other 4.405,8290
  // (46,8415%) and saves 3.183 × 49,5% + 1.222,8290 × 37,48% − 12,02% × (80.000 + 819,7258 − 76.817) = 1.552,7737.
  // Netto: bruto − (1.791 + 1.552,7737) / 12.
  ['stops where the second income is used up', [{ inkomen: 80_000 }, { inkomen: 5000 }], opHuis(500_000), 1110.7],
  // In the bracket from 38.441 are 559 of the income of 39.000 and 1.559 of the income of 40.000, together 2.118.
  // Yearly tax advantage: 9.405,8290 × 35,82% + 2.118 × (37,48% − 35,82%).
  ['fills both middle brackets first', [{ inkomen: 39_000 }, { inkomen: 40_000 }], opHuis(500_000), 1105.65],
  // The first buyer takes 23,3429% of the deduction and saves 1.787,0892 × 37,48%. The same part of the forfait of
  // 3.500 lifts 76.000 to 76.817. The second buyer deducts the other 5.868,7398 and saves 1.559 × 37,48% + 4.309,7398 ×
  // 35,82%. Together the two buyers save 2.797,8630 a year.
  [
    'keeps the forfait out of the highest bracket',
    [{ inkomen: 76_000 }, { inkomen: 40_000 }],
    opHuis(1_000_000),
    1156.19,
  ],
  // The first buyer deducts all and saves 37,48% × 9.405,8290 = 3.525,3047 a year. Netto: 1.389,3468 − 3.525,3047 / 12.
  [
    'uses the AOW brackets only for the partner with a pension',
    [{ inkomen: 70_000 }, { soort: 'Pensioen', inkomen: 38_000 }],
    opHuis(500_000),
    1095.57,
  ],
])('the deduction split between two partners in maandlastNetto %s', (_, personen, omstandigheden, netto) => {
  expect(nettoVan(personen, omstandigheden)).toBe(netto)
})
