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
 * The amounts are worked out over 360 months, at 3,75% unless an example has another rate. Bruto is the gross cost a
 * month: 1.389,3468 for a loan of 300.000, of which the interest in the first year is 11.155,8290. The tax in box 1 of
 * 2025 is 35,82% of the income up to 38.441 (17,92% from AOW age), 37,48% of the income from 38.441 up to 76.817, and
 * 49,5% of the income above 76.817. The general credit of 2025 is 3.068 − 6,337% of the income above 28.406 (from AOW
 * age 1.536 − 3,17%), and it is 0 above 76.820. An arbeidskorting does not change with the home.
 */
describe('maandlastNetto', () => {
  const metRestschuld = bestaandeWoning(200_000, { verkoopprijs: 150_000, huidigHypotheekbedrag: 163_000 })

  it.each<Voorbeeld>([
    // Loan 207.287: bruto 959,9784. The interest 7.708,1944 − forfait 725,5045 lowers the income to 38.017,3101, the
    // tax from 16.227,8794 to 13.617,8005, and raises the general credit from 2.016,4382 to 2.458,9313. Netto: 959,9784
    // − 3.052,5720 / 12.
    ['splits the deduction over two tax brackets that it spans', [{ inkomen: 45_000 }], {}, 705.6],
    // Loan 384.078: bruto 1.778,7251. The interest 14.282,3616 − forfait 1.344,2730 lowers the income to 67.061,9114,
    // the tax from 29.728,4760 to 24.496,6838, and raises the general credit from 0 to 618,3749. Added to the tax is
    // 12,02% (49,5% − 37,48%) × (80.000 + 1.344,2730 − 76.817) = 544,1782.
    ['deducts interest at no more than 37,48%, and taxes the forfait at 49,5%', [{ inkomen: 80_000 }], {}, 1336.56],
    // Loan 135.760: bruto 628,7257. The interest 5.048,3845 − forfait 475,16 saves 17,92% × 4.573,2245 = 819,5218 of
    // tax. The general credit rises by 3,17% × (30.000 − 28.406) = 50,5298 to its maximum; the ouderenkorting stays.
    ['deducts interest at the AOW rate of 17,92% for a pension', [{ soort: 'Pensioen', inkomen: 30_000 }], {}, 556.22],
    // The mortgage of 258.030 depends on the income after alimony (57.000), and the tax on the income before alimony
    // (60.000). Bruto: 1.194,9772. Tax advantage a year: (interest 9.595,1285 − forfait 903,105) × (37,48% + 6,337%) =
    // 3.808,5839.
    ['uses the income before alimony for the tax', [{ inkomen: 60_000, alimentatie: 250 }], {}, 877.6],
    // Loan 200.000, of which 16.000 (8%) is restschuld: bruto 926,2312. Deductible interest: 7.437,2193 × 92% =
    // 6.842,2418. Tax advantage a year: (6.842,2418 − forfait 700) × (37,48% + 6,337%) = 2.691,3461.
    ['does not deduct the interest on a restschuld', [{ inkomen: 60_000 }], { onderpand: metRestschuld }, 701.95],
  ])('maandlastNetto %s', (_, personen, omstandigheden, netto) => {
    expect(nettoVan(personen, omstandigheden)).toBe(netto)
  })

  it('maandlastNetto ignores income of the kind Overig', () => {
    const netto = (partner: Persoon): number => nettoVan([{ inkomen: 38_000 }, partner])
    expect(netto({ soort: 'Overig', inkomen: 90_000 })).toBe(netto({ soort: 'Overig' }))
  })
})

/**
 * Returns a home of `waarde` in 2026 at 3,8%, and the own money with which its buyer borrows `lening`. The NHG fee of
 * 0,4% for a home up to 470.000 is part of the loan.
 */
const metLening = (waarde: number, lening: number): Omstandigheden => ({
  jaar: 2026,
  rente: 3.8,
  onderpand: bestaandeWoning(waarde),
  eigenInleg: Math.round(waarde * 1.02) + 2150 - Math.round(lening * (waarde > 470_000 ? 1 : 0.996)),
})

// The worked values of section 8 of the calculation rules.
it.each<readonly [personen: readonly Persoon[], omstandigheden: Omstandigheden, uitkomst: readonly number[]]>([
  [[{ inkomen: 60_000 }], metLening(240_000, 240_000), [240_000, 1118.3, 817.76]],
  [[{ inkomen: 45_000 }], metLening(190_000, 190_000), [190_000, 885.32, 647.96]],
  [[{ inkomen: 60_000 }, { inkomen: 40_000 }], metLening(480_000, 420_000), [420_000, 1957.02, 1438.77]],
  // No more comes back than the 452,61 of tax that is due on a wage of 18.000.
  [[{ inkomen: 18_000 }], metLening(60_000, 60_000), [60_000, 279.57, 241.86]],
  [[{ soort: 'Pensioen', inkomen: 52_000 }], metLening(180_000, 180_000), [180_000, 838.72, 554.77]],
  [[{ inkomen: 60_000 }], { ...metLening(240_000, 240_000), jaar: 2025 }, [240_000, 1118.3, 818.72]],
])('with the tax credits, for %j and %j the loan, gross and net cost are %j', (personen, omstandigheden, uitkomst) => {
  const { hypotheekbedrag, maandlastBruto, maandlastNetto } = opzetVan(personen, omstandigheden)
  expect([hypotheekbedrag, maandlastBruto, maandlastNetto]).toEqual(uitkomst)
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
    // Forfait: 0,35% × 1.330.000 = 4.655. Tax advantage a year: (37,48% + 6,337% of general credit) × (interest
    // 11.155,8290 − 4.655) = 2.848,4682.
    ['is 0,35% of a home of 1.330.000', [{ inkomen: 70_000 }], opHuis(1_330_000), 1151.97],
    // Forfait: 4.655 + 2.350 = 7.005, which lifts the income of 70.000 above 76.817. Yearly tax advantage: (37,48% +
    // 6,337%) × (interest 11.155,8290 − 7.005) − 12,02% (49,5% − 37,48%) × (70.000 + 7.005 − 76.817).
    ['of a home of 1.430.000 is 4.655 plus 2,35% of 100.000', [{ inkomen: 70_000 }], opHuis(1_430_000), 1239.67],
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
    // 76.817. Yearly tax: 321,5612 × (37,48% + 6,337% of general credit), plus 176,4222 × 12,02% = 21,2059 because the
    // deduction is limited.
    [
      'and interest are partly in the highest bracket, and only for that part is the deduction limited',
      [{ inkomen: 76_300 }],
      metLeningVanTien,
      59.82,
    ],
    // Added to income: (forfait 1.750 − interest 371,8610) × (1 − Hillen deduction 76,667%) = 321,5612. Tax a month:
    // 321,5612 × (35,82% + 6,337% of general credit) / 12 = 11,2967.
    [
      'above the interest is added to the income of the partner with the lower rate',
      [{ inkomen: 90_000 }, { inkomen: 30_000 }],
      metLeningVanTien,
      57.61,
    ],
  ])('in maandlastNetto, the eigenwoningforfait %s', (_, personen, omstandigheden, netto) => {
    expect(nettoVan(personen, omstandigheden)).toBe(netto)
  })
})

it.each<Voorbeeld>([
  // Deduction: interest 11.155,8290 − forfait 1.750 = 9.405,8290. The income of 40.000 falls to 30.594,1710: the tax
  // falls from 14.353,8794 to 10.958,8321, and the general credit rises by 596,0474. At the income of 80.000 the
  // deduction saves less: 37,48% of the interest, less 49,5% of the forfait, plus 394,5356 of general credit.
  ['gives all to the partner who gains most', [{ inkomen: 80_000 }, { inkomen: 40_000 }], opHuis(500_000), 1056.76],
  // The income of 5.000 owes no tax after its credits, so it gains nothing. The income of 80.000 deducts all: 3.183 ×
  // 49,5% + 6.222,8290 × 37,48% + 394,5356 of general credit − 12,02% × (80.000 + 1.750 − 76.817) = 3.709,4903.
  [
    'leaves out the partner whose credits take all tax',
    [{ inkomen: 80_000 }, { inkomen: 5000 }],
    opHuis(500_000),
    1080.22,
  ],
  // In the bracket from 38.441 are 559 of the income of 39.000 and 1.559 of the income of 40.000, together 2.118.
  // Yearly tax advantage: 9.405,8290 × (35,82% + 6,337% of general credit) + 2.118 × (37,48% − 35,82%).
  ['fills both middle brackets first', [{ inkomen: 39_000 }, { inkomen: 40_000 }], opHuis(500_000), 1055.98],
  // The first buyer takes 23,3429% of the deduction, 1.787,0892: the same part of the forfait of 3.500 lifts 76.000 to
  // 76.817. The second buyer deducts the other 5.868,7398. The taxes fall by 782,9531 and 2.500,0562.
  [
    'keeps the forfait out of the highest bracket',
    [{ inkomen: 76_000 }, { inkomen: 40_000 }],
    opHuis(1_000_000),
    1115.76,
  ],
  // The first buyer deducts all and saves (37,48% + 6,337%) × 9.405,8290 = 4.121,3521 a year.
  [
    'uses the AOW brackets only for the partner with a pension',
    [{ inkomen: 70_000 }, { soort: 'Pensioen', inkomen: 38_000 }],
    opHuis(500_000),
    1045.9,
  ],
])('the deduction split between two partners in maandlastNetto %s', (_, personen, omstandigheden, netto) => {
  expect(nettoVan(personen, omstandigheden)).toBe(netto)
})
