import { describe, expect, it } from 'vitest'

import { opzetVan, woningMetLabel, type Omstandigheden, type Persoon } from './voorbeeldverzoek'

const maximumVan = (personen: readonly Persoon[], omstandigheden: Omstandigheden = {}): number =>
  opzetVan(personen, omstandigheden).maximaleHypotheekOpInkomen

/*
 * The amounts are worked out by hand: (income × percentage of Trhk bijlage 1 / 12 − debts) × annuity factor, plus extra
 * amounts, such as 17.000 for one buyer. “Monthly room” is the part in brackets. The annuity factor is (1 − (1 +
 * i)^−360) / i, where i = rate / 1200, for example 237,189382 at 3,000%; 237,159043 at 3,001%; 215,928813 at 3,750%;
 * 209,461240 at 4,000%; 197,361159 at 4,500%; 197,338017 at 4,501%; 186,281617 at 5,000%; 182,112581 at 5,200%;
 * 150,307568 at 7,000%.
 */
describe('the test rate (Trhk art. 3)', () => {
  it.each([
    // Monthly room: 50.000 × 25,5% / 12 = 1.062,50. Loan: 1.062,50 × 186,281617 + 17.000 = 214.924,22.
    ['six years at 4,5% is tested at the AFM rate of 5%', 72, 214_924],
    // Monthly room: 50.000 × 24,5% / 12 = 1.020,833333. Loan: 1.020,833333 × 197,361159 + 17.000 = 218.472,85.
    ['ten years at 4,5% is tested at 4,5%', 120, 218_472],
  ])('a period of %s', (_, periode, maximum) => {
    expect(maximumVan([{ inkomen: 50_000 }], { rente: 4.5, periode, labelCode: 'FL' })).toBe(maximum)
  })

  it('a period of five years at 5,2%, above the AFM rate, is tested at 5,2%', () => {
    // Monthly room, in the band up to 5,5%: 50.000 × 26,5% / 12 = 1.104,166667. Loan: 1.104,166667 × 182,112581 +
    // 17.000 = 218.082,64.
    expect(maximumVan([{ inkomen: 50_000 }], { rente: 5.2, periode: 60 })).toBe(218_082)
  })

  it.each([
    // Monthly room: 60.000 × 21,5% / 12 = 1.075. Loan: 1.075 × 237,189382 + 17.000 = 271.978,59.
    [3, 271_978],
    [3.0004, 271_978],
    // Monthly room, in the band up to 3,5%: 60.000 × 22,5% / 12 = 1.125. Loan: 1.125 × 237,159043 + 17.000 =
    // 283.803,92.
    [3.0005, 283_803],
    [3.001, 283_803],
  ])('a rate of %d for ten years is rounded to three decimals before its rate band is chosen', (rente, maximum) => {
    expect(maximumVan([{ inkomen: 60_000 }], { rente, periode: 120 })).toBe(maximum)
  })

  it('in 2026 an income of 60.000 gives a loan of 240.510 + 17.000 at 3,500%, and 251.614 + 17.000 at 3,501%', () => {
    // Loans: 60.000 × 21,6% / 12 × 222,694985 at 3,5%, and 60.000 × 22,6% / 12 × 222,667304 at 3,501%.
    const bij = (rente: number): number => maximumVan([{ inkomen: 60_000 }], { jaar: 2026, rente }) - 17_000
    expect([bij(3.5), bij(3.501)]).toEqual([240_510, 251_614])
  })

  it('an income of 200.000 at 7% uses the last row and the last column of the norm table', () => {
    // Monthly room, in row 125.000: 200.000 × 32,5% / 12 = 5.416,666667. Loan: 5.416,666667 × 150,307568 + 17.000 =
    // 831.165,99.
    expect(maximumVan([{ inkomen: 200_000 }], { rente: 7 })).toBe(831_165)
  })
})

describe('the test income (Trhk art. 3)', () => {
  it.each([
    // Monthly room: 28.999 × 18,5% / 12 = 447,067917. Loan: 447,067917 × 209,461240 + 17.000 = 110.643,40.
    [28_999, 110_643],
    // Monthly room: 29.000 × 20% / 12 = 483,333333. Loan: 483,333333 × 209,461240 + 17.000 = 118.239,60.
    [29_000, 118_239],
  ])('a test income of %d uses the highest norm table row that it reaches', (inkomen, maximum) => {
    expect(maximumVan([{ inkomen }], { rente: 4 })).toBe(maximum)
  })

  it('the maximum on income is 0 when a year of alimony exceeds the income of one buyer or of two', () => {
    expect(maximumVan([{ soort: 'Pensioen', inkomen: 1000, alimentatie: 500 }])).toBe(0)
    expect(maximumVan([{ inkomen: 1000, alimentatie: 500 }, { inkomen: 4000 }])).toBe(0)
  })

  it('the maximum on income does not count income of the kind Overig', () => {
    // Monthly room: 40.000 × 23,5% / 12 = 783,333333. Loan: 783,333333 × 215,928813 = 169.144,24. Two buyers do not get
    // the extra 17.000.
    expect(maximumVan([{ inkomen: 40_000 }, { soort: 'Overig', inkomen: 50_000 }])).toBe(169_144)
  })

  it.each([
    // The AOW table gives 35% and the table below AOW age 25,5%. Loan at 25,5%: 80.000 × 25,5% / 12 × 215,928813 =
    // 367.078,98.
    [40_000, 3.75, 367_078],
    // The AOW table gives 23% and the table below AOW age 24%. Loan at 23%: 30.000 × 23% / 12 × 150,307568 = 86.426,85.
    [15_000, 7, 86_426],
  ])(
    'for a pension and a salary of %d each, the norm table with the lower percentage applies at a rate of %d',
    (inkomen, rente, som) => {
      const [pensioen, baan] = [{ soort: 'Pensioen', inkomen }, { inkomen }] as const
      expect(maximumVan([pensioen, baan], { rente })).toBe(som)
      expect(maximumVan([baan, pensioen], { rente })).toBe(som)
    },
  )

  it('the AOW table applies when alimony makes a salary lower than the pension, not when both are equal', () => {
    // An income of 46.000 less 12 × 500 alimony is 40.000, equal to the pension. At 45.999, the pension is the highest
    // income.
    const partner: Persoon = { soort: 'Pensioen', inkomen: 40_000 }
    const zonder = maximumVan([{ inkomen: 46_000, alimentatie: 500 }, partner])
    const met = maximumVan([{ inkomen: 45_999, alimentatie: 500 }, partner])
    expect([zonder, met > zonder]).toEqual([367_078, true])
  })

  it('in 2025 the maximum for a pension at 4% falls when income rises from 63.999 to 64.000, as in the table', () => {
    // Loans: 63.999 × 33,5% / 12 × 209,461240 + 17.000 = 391.231,57; 64.000 × 33% / 12 × 209,461240 + 17.000 =
    // 385.651,78.
    const bij = (inkomen: number): number => maximumVan([{ soort: 'Pensioen', inkomen }], { rente: 4 })
    expect([bij(63_999), bij(64_000)]).toEqual([391_231, 385_651])
  })
})

describe('the amount for a single person (Trhk art. 3 lid 8)', () => {
  it.each([
    // Loan at 28.000: 28.000 × 18,5% / 12 × 209,461240 = 90.417,44. Loan at 28.001: 90.420,66 + 17.000.
    [2025, 'DienstbetrekkingVast', 28_000, 90_417, 107_420],
    // Loan at 30.000: 30.000 × 20,1% / 12 × 209,461240 = 105.254,27. Loan at 30.001: 105.257,78 + 17.000.
    [2026, 'DienstbetrekkingVast', 30_000, 105_254, 122_257],
    // Loan at 29.000: 29.000 × 20,4% / 12 × 209,461240 = 103.264,39. Loan at 29.001: 103.267,95 + 17.000.
    [2026, 'Pensioen', 29_000, 103_264, 120_267],
  ] as const)(
    'in %d, a single buyer with income of kind %s may borrow 17.000 more above an income of %d, not at it',
    (jaar, soort, grens, op, boven) => {
      const bij = (inkomen: number): number => maximumVan([{ soort, inkomen }], { jaar, rente: 4 })
      expect([bij(grens), bij(grens + 1)]).toEqual([op, boven])
    },
  )

  it('two buyers get no single-person amount, even when one has no income', () => {
    // Loan: 60.000 × 23,5% / 12 × 215,928813 = 253.716,36.
    expect(maximumVan([{ inkomen: 60_000 }, {}])).toBe(253_716)
  })
})

describe('debts (Trhk art. 3, 3a)', () => {
  it.each([
    // Monthly room: 50.000 × 24,5% / 12 − 100 × 1,25 = 895,833333. Loan: 895,833333 × 197,361159 + 17.000 = 193.802,70.
    [4.5, 193_802],
    // Monthly room: 50.000 × 25,5% / 12 − 100 × 1,3 = 932,50. Loan: 932,50 × 197,338017 + 17.000 = 201.017,70.
    [4.501, 201_017],
    // Monthly room, in the open band: 50.000 × 28% / 12 − 100 × 1,4 = 1.026,666667. Loan: 1.026,666667 × 166,773730 +
    // 17.000 = 188.221,03.
    [6.001, 188_221],
  ])('at a rate of %d, a student loan is multiplied by the factor of that rate band', (rente, maximum) => {
    expect(maximumVan([{ inkomen: 50_000, studieschuld: 100 }], { rente })).toBe(maximum)
  })

  it.each<readonly [string, Persoon, Persoon]>([
    // Monthly room: 80.000 × 25,5% / 12 − 100 − 200 = 1.400. Loan: 1.400 × 215,928813 = 302.300,34.
    ['the loans', { leningen: 100 }, { leningen: 200 }],
    // Monthly room: 80.000 × 25,5% / 12 − (100 + 150) × 1,2 = 1.400. Loan: 1.400 × 215,928813 = 302.300,34.
    ['the student loans', { studieschuld: 100 }, { studieschuld: 150 }],
  ])('the maximum on income is lowered by %s of both buyers', (_, een, ander) => {
    const personen = [een, ander].map((schulden) => ({ inkomen: 40_000, ...schulden }))
    expect(maximumVan(personen)).toBe(302_300)
  })

  it.each([
    // Monthly room: 48.000 × 23,5% / 12 − 939 = 1. Loan: 1 × 209,461240 + 17.000 + 50.000 (energy label) = 67.209,46.
    [939, 67_209],
    [940, 0],
    [5000, 0],
  ])(
    'with 940 a month allowed, loans of %d leave a maximum of %d, with extra amounts only if room is left',
    (leningen, som) => {
      const onderpand = woningMetLabel('A4EP')
      expect(maximumVan([{ inkomen: 48_000, leningen }], { rente: 4, onderpand })).toBe(som)
    },
  )
})

describe('the energy label (Trhk art. 4 lid 3)', () => {
  it.each([
    [2025, 'A4EP', 50_000],
    [2026, 'A4EP', 40_000],
    [2025, 'C', 5000],
    [2026, 'G', 0],
    [2026, 'Onbekend', 0],
  ] as const)('in %d, energy label %s adds %d to the maximum on income', (jaar, label, extra) => {
    const zonder = maximumVan([{ inkomen: 60_000 }], { jaar })
    expect(maximumVan([{ inkomen: 60_000 }], { jaar, onderpand: woningMetLabel(label) }) - zonder).toBe(extra)
  })

  it('a home without an energy label adds no extra amount to the maximum on income', () => {
    const onderpand = { koopsom: 900_000, onderpandType: 'BestaandeBouw' as const }
    expect(maximumVan([{ inkomen: 60_000 }], { onderpand })).toBe(270_716)
  })
})
