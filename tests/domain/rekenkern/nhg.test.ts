import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzet, Normjaar } from '../../../domain'
import type { BestaandeWoning, EnergielabelType } from '../../../domain/orientatie'
import { bestaandeWoning, opzetVan } from './voorbeeldverzoek'

type Cijfers = Readonly<Record<string, number | boolean>>

/** An example worked out by hand: the end of a test title, the result, and figures that the result must contain. */
type Voorbeeld = readonly [claim: string, opzet: FinancieringsOpzet, cijfers: Cijfers]

describe('NHG', () => {
  const met = (koopsom: number, eigenInleg: number): FinancieringsOpzet =>
    opzetVan([{ inkomen: 120_000 }], { onderpand: bestaandeWoning(koopsom), eigenInleg })
  /** The result of 2026, with work of 10.000 on the home and own money of 81.350. */
  const metWerk = (koopsom: number): FinancieringsOpzet =>
    opzetVan([{ inkomen: 120_000 }], {
      jaar: 2026,
      onderpand: bestaandeWoning(koopsom, { meerwerkOfVerbouwingskosten: 10_000 }),
      eigenInleg: 81_350,
    })
  const nieuwbouw = bestaandeWoning(300_000, { onderpandType: 'Nieuwbouw', meerwerkOfVerbouwingskosten: 20_000 })

  it.each<Voorbeeld>([
    [
      // The limit of 2026 is 470.000. Need without NHG fee: 460.000 + work 10.000 + tax 9.200 + costs 2.150 − own money
      // 81.350 = 400.000. Loan: 400.000 / 0,996 = 401.606,43. NHG fee: 0,4% of the loan.
      'applies at a home value of exactly the limit, and the mortgage includes the NHG fee',
      metWerk(460_000),
      { nhg: true, hypotheekbedrag: 401_606.43, nhgKosten: 1606.43, benodigdeFinanciering: 482_956.43 },
    ],
    [
      // The loan is the price 460.000,01 × 1,02 (tax) + work 10.000 + costs 2.150 − own money 81.350 = 400.000,01.
      'does not apply at a home value of 1 cent above the limit',
      metWerk(460_000.01),
      { nhg: false, hypotheekbedrag: 400_000.01, nhgKosten: 0, benodigdeFinanciering: 481_350.01 },
    ],
    ['does not apply without a mortgage', met(300_000, 400_000), { nhg: false, hypotheekbedrag: 0, nhgKosten: 0 }],
    [
      // The maximum mortgage is the home value of 300.000, with an NHG fee of 0,4% = 1.200. The need is 308.150 +
      // 1.200.
      'has a fee on maximaleHypotheek when the need is higher than maximaleHypotheek',
      met(300_000, 0),
      { hypotheekbedrag: 300_000, nhgKosten: 1200, benodigdeFinanciering: 309_350 },
    ],
    [
      // Need without NHG fee: 300.000 + work 20.000 + deed 700 − own money 10.000 = 310.700. Loan: 310.700 / 0,996 =
      // 311.947,79. NHG fee: 0,4% of the loan.
      'of a new build has a fee of 0,4% of the mortgage',
      opzetVan([{ inkomen: 90_000 }], { onderpand: nieuwbouw, eigenInleg: 10_000 }),
      { hypotheekbedrag: 311_947.79, nhgKosten: 1247.79, benodigdeFinanciering: 321_947.79 },
    ],
  ])('NHG %s', (_, opzet, cijfers) => {
    expect(opzet).toMatchObject(cijfers)
  })
})

// The limit of 2026 is 470.000, and 498.200 for a new build with label A++++ (V&N 2026 C.2.2.1). In 2025: 450.000.
it.each<readonly [Normjaar, BestaandeWoning, EnergielabelType, number, boolean]>([
  [2026, 'Nieuwbouw', 'A4', 498_200, true],
  [2026, 'Nieuwbouw', 'A4', 498_200.01, false],
  [2026, 'Nieuwbouw', 'A4EP', 498_200, true],
  [2026, 'Nieuwbouw', 'A3', 470_000, true],
  [2026, 'Nieuwbouw', 'A3', 470_000.01, false],
  [2026, 'BestaandeBouw', 'A4', 470_000.01, false],
  [2025, 'Nieuwbouw', 'A4', 450_000, true],
  [2025, 'Nieuwbouw', 'A4', 450_000.01, false],
])('in %d, nhg of a %s with label %s and a price of %d is %j', (jaar, onderpandType, energielabelType, prijs, nhg) => {
  const onderpand = bestaandeWoning(prijs, { onderpandType, energielabelType })
  expect(opzetVan([{ inkomen: 150_000 }], { jaar, onderpand, eigenInleg: 100_000 }).nhg).toBe(nhg)
})
