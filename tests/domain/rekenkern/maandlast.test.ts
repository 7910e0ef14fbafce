import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { euro } from '../../../domain/rekenkern/eenheden'
import { forfait } from '../../../domain/rekenkern/maandlast/belasting.stappen'
import { bestaandeWoning, opzetVan, type Omstandigheden, type Persoon } from './voorbeeldverzoek'

const nettoVan = (personen: readonly Persoon[], omstandigheden: Omstandigheden = {}): number =>
  opzetVan(personen, omstandigheden).maandlastNetto

/** A home above the NHG limit, with own money that leaves a mortgage of 300.000: price × 1,02 + 2.150 − 300.000. */
const opHuis = (koopsom: number): Omstandigheden => ({
  onderpand: bestaandeWoning(koopsom),
  eigenInleg: Math.round(koopsom * 1.02) + 2150 - 300_000,
})

type Voorbeeld = readonly [claim: string, personen: readonly Persoon[], omstandigheden: Omstandigheden, netto: number]

/*
 * Worked out by hand at 3,75% over 360 months. A loan of 300.000 costs 1.389,3468 a month; the interest of its first
 * year is 11.155,8290. Box 1 of 2025: 35,82% up to 38.441, 37,48% up to 76.817, 49,5% above; 17,92% in the first
 * bracket from AOW age.
 */
describe('the net monthly cost', () => {
  const metRestschuld = bestaandeWoning(200_000, { verkoopprijs: 150_000, huidigHypotheekbedrag: 163_000 })

  it.each<Voorbeeld>([
    // income 45.000: loan 207.287, bruto 959,9784; interest 7.708,1944 − forfait 725,5045 = 6.982,6899;
    // 6.559 × 37,48% + 423,6899 × 35,82% = 2.610,0789; / 12 = 217,5066
    ['deducts in two brackets when the deduction crosses a bracket bound', [{ inkomen: 45_000 }], {}, 742.47],
    // income 80.000: loan 384.078, bruto 1.778,7251; interest 14.282,3616, forfait 1.344,2730; deduction 12.938,0886:
    // 3.183 × 49,5% + 9.755,0886 × 37,48% = 5.231,7922; less 12,02% × (80.000 + 1.344,2730 − 76.817) = 544,1782
    ['deducts at most 37,48% of interest, and taxes the forfait in full', [{ inkomen: 80_000 }], {}, 1388.09],
    // loan 135.760: bruto 628,7257; interest 5.048,3845 − forfait 475,16; × 17,92% = 819,5218; / 12 = 68,2935
    ['deducts at 17,92% for a pension', [{ soort: 'Pensioen', inkomen: 30_000 }], {}, 560.43],
    // 57.000 counts for the mortgage of 258.030, 60.000 for the tax: bruto 1.194,9772;
    // (9.595,1285 − 903,105) × 37,48% / 12 = 271,4809
    ['uses the income before alimony', [{ inkomen: 60_000, alimentatie: 250 }], {}, 923.5],
    // loan 200.000 of which 16.000 restschuld: interest 7.437,2193 × 0,92 = 6.842,2418 − forfait 700;
    // × 37,48% = 2.302,1122; / 12 = 191,8427; bruto 926,2312
    ['deducts no interest on a restschuld', [{ inkomen: 60_000 }], { onderpand: metRestschuld }, 734.39],
  ])('the net monthly cost %s', (_, personen, omstandigheden, netto) => {
    expect(nettoVan(personen, omstandigheden)).toBe(netto)
  })

  it('the net monthly cost ignores income of the kind Overig', () => {
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
    // 0,35% of 1.330.000 = 4.655; 37,48% × 6.500,8290 / 12 = 203,0426
    ['of a home of 1.330.000 is 0,35%', [{ inkomen: 70_000 }], opHuis(1_330_000), 1186.3],
    // 4.655 + 2,35% × 100.000 = 7.005; 37,48% × 4.150,8290 = 1.555,7307, less 12,02% × (70.000 + 7.005 − 76.817)
    ['of a home of 1.430.000 has 2,35% of the excess', [{ inkomen: 70_000 }], opHuis(1_430_000), 1261.59],
    // 2026, 0%: loan 494.600, bruto 1.373,8889; 1.731,10 × (1 − 71,867%) = 487,0104; × 49,5% = 241,0701; / 12 = 20,0892
    [
      'above the interest is added to income, less the Hillen deduction',
      [{ inkomen: 80_000 }],
      { jaar: 2026, rente: 0, periode: 360 },
      1393.98,
    ],
    // loan 10.000 on a home of 500.000: 321,5612 × 49,5% = 159,1728; the interest of 371,8610 is whole in that
    // bracket: × (49,5% − 37,48%) = 44,6977; 46,3116 + (159,1728 + 44,6977) / 12
    [
      'above the interest is taxed in the highest bracket, where the interest is deducted at 37,48%',
      [{ inkomen: 90_000 }],
      metLeningVanTien,
      63.3,
    ],
    // 76.817 − 76.300 = 517 of 321,5612 + 371,8610 stays below the highest bracket: 321,5612 × 37,48% = 120,5211;
    // (76.300 + 321,5612 + 371,8610 − 76.817 = 176,4222) × 12,02% = 21,2059; 46,3116 + 141,7271 / 12
    [
      'above the interest limits the deduction of the part of the interest in the highest bracket',
      [{ inkomen: 76_300 }],
      metLeningVanTien,
      58.12,
    ],
    // loan 10.000 on a home of 500.000: interest 371,8610; (1.750 − 371,8610) × 23,333% = 321,5612;
    // × 35,82% / 12 = 9,5986
    [
      'above the interest is added to the income of the partner with the lower rate',
      [{ inkomen: 90_000 }, { inkomen: 30_000 }],
      metLeningVanTien,
      55.91,
    ],
  ])('an eigenwoningforfait %s', (_, personen, omstandigheden, netto) => {
    expect(nettoVan(personen, omstandigheden)).toBe(netto)
  })
})

it.each<Voorbeeld>([
  // deduction 11.155,8290 − 1.750 = 9.405,8290, all to 40.000: 1.559 × 37,48% + 7.846,8290 × 35,82% = 3.395,0473; at
  // 80.000 it is worth 37,48% of the interest less 49,5% of the forfait: 3.314,95
  ['let the one who gains most deduct', [{ inkomen: 80_000 }, { inkomen: 40_000 }], opHuis(500_000), 1106.43],
  // 5.000 of the 9.405,8290 at 35,82% = 1.791; the other 46,8415% at 80.000: 3.183 × 49,5% + 1.222,8290 × 37,48%
  // − 12,02% × (80.000 + 819,7258 − 76.817) = 1.552,7737; 1.389,3468 − 3.343,7737 / 12
  ['split where the second income is used up', [{ inkomen: 80_000 }, { inkomen: 5000 }], opHuis(500_000), 1110.7],
  // 559 of 39.000 and 1.559 of 40.000 are above 38.441: 9.405,8290 × 35,82% + 2.118 × (37,48% − 35,82%) = 3.404,3267
  ['fill the middle bracket of both first', [{ inkomen: 39_000 }, { inkomen: 40_000 }], opHuis(500_000), 1105.65],
  // 23,3429% of the forfait of 3.500 lifts 76.000 to 76.817, and deducts 1.787,0892 × 37,48%; the other 5.868,7398
  // deducts 1.559 × 37,48% + 4.309,7398 × 35,82%; together 2.797,8630
  [
    'keep the forfait out of the highest bracket',
    [{ inkomen: 76_000 }, { inkomen: 40_000 }],
    opHuis(1_000_000),
    1156.19,
  ],
  // the whole deduction goes to the first buyer: 37,48% × 9.405,8290 = 3.525,3047; 1.389,3468 − 293,7754
  [
    'use the AOW brackets only for the one with a pension',
    [{ inkomen: 70_000 }, { soort: 'Pensioen', inkomen: 38_000 }],
    opHuis(500_000),
    1095.57,
  ],
])('two partners %s', (_, personen, omstandigheden, netto) => {
  expect(nettoVan(personen, omstandigheden)).toBe(netto)
})
