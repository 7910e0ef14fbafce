import { describe, expect, it } from 'vitest'

import { opzetVan, woningMetLabel, type Omstandigheden, type Persoon } from './voorbeeldverzoek'

const maximumVan = (personen: readonly Persoon[], omstandigheden: Omstandigheden = {}): number =>
  opzetVan(personen, omstandigheden).maximaleHypotheekOpInkomen

/*
 * Worked out by hand with the tables of Trhk bijlage 1 and the annuity factor (1 − (1 + i)^−360) / i, i = rate / 1200:
 * 3,000% 237,189382; 3,001% 237,159043; 3,750% 215,928813; 4,000% 209,461240; 4,500% 197,361159; 4,501% 197,338017;
 * 5,000% 186,281617; 5,200% 182,112581; 7,000% 150,307568. A single applicant gets 17.000 extra.
 */
describe('the test rate (Trhk art. 3)', () => {
  it('the test rate is the AFM rate of 5% for five years at 4,2%', () => {
    // 50.000 × 25,5% / 12 = 1.062,50; × 186,281617 = 197.924,22; + 17.000
    expect(maximumVan([{ inkomen: 50_000 }], { rente: 4.2, periode: 60 })).toBe(214_924)
  })

  it('the test rate is the offered rate for five years when that exceeds the AFM rate', () => {
    // 5,2% falls in the band up to 5,5%: 50.000 × 26,5% / 12 = 1.104,166667; × 182,112581 = 201.082,64; + 17.000
    expect(maximumVan([{ inkomen: 50_000 }], { rente: 5.2, periode: 60 })).toBe(218_082)
  })

  it.each([
    // 60.000 × 21,5% / 12 = 1.075; × 237,189382 = 254.978,59; + 17.000
    [3, 271_978],
    [3.0004, 271_978],
    // 3,001% is in the next band (up to 3,5%): 60.000 × 22,5% / 12 = 1.125; × 237,159043 = 266.803,92; + 17.000
    [3.0005, 283_803],
    [3.001, 283_803],
  ])(
    'the test rate for ten years or more is the offered rate, rounded before its band is chosen: %d',
    (rente, maximum) => {
      expect(maximumVan([{ inkomen: 60_000 }], { rente, periode: 120 })).toBe(maximum)
    },
  )

  it('the maximum for 60.000 in 2026, less 17.000, is 240.510 at 3,500% and 251.614 at 3,501%', () => {
    // 60.000 × 21,6% / 12 × 222,694985 and 60.000 × 22,6% / 12 × 222,667304
    const bij = (rente: number): number => maximumVan([{ inkomen: 60_000 }], { jaar: 2026, rente }) - 17_000
    expect([bij(3.5), bij(3.501)]).toEqual([240_510, 251_614])
  })

  it('a test rate above 6,5% uses the last column, and an income above the last row uses that row', () => {
    // row 125.000, open column: 200.000 × 32,5% / 12 = 5.416,666667; × 150,307568 = 814.165,99; + 17.000
    expect(maximumVan([{ inkomen: 200_000 }], { rente: 7 })).toBe(831_165)
  })
})

describe('the test income (Trhk art. 3)', () => {
  it.each([
    // 28.999 × 18,5% / 12 = 447,067917; × 209,461240 = 93.643,40; + 17.000
    [28_999, 110_643],
    // 29.000 × 20% / 12 = 483,333333; × 209,461240 = 101.239,60; + 17.000
    [29_000, 118_239],
  ])('a test income of %d uses the last table row up to it', (inkomen, maximum) => {
    expect(maximumVan([{ inkomen }], { rente: 4 })).toBe(maximum)
  })

  it('the maximum is 0 when alimony exceeds the income', () => {
    expect(maximumVan([{ soort: 'Pensioen', inkomen: 1000, alimentatie: 500 }])).toBe(0)
    expect(maximumVan([{ inkomen: 1000, alimentatie: 500 }, { inkomen: 4000 }])).toBe(0)
  })

  it('the test income does not include income of the kind Overig', () => {
    // 40.000 × 23,5% / 12 = 783,333333; × 215,928813 = 169.144,24; two applicants, so no 17.000
    expect(maximumVan([{ inkomen: 40_000 }, { soort: 'Overig', inkomen: 50_000 }])).toBe(169_144)
  })

  it.each([
    // the AOW table gives 35%, the other 25,5%: 80.000 × 25,5% / 12 = 1.700; × 215,928813 = 367.078,98
    [40_000, 3.75, 367_078],
    // the AOW table gives 23%, the other 24%: 30.000 × 23% / 12 = 575; × 150,307568 = 86.426,85
    [15_000, 7, 86_426],
  ])(
    'two applicants who each earn %d, one of them from a pension, are tested by the lower percentage',
    (inkomen, rente, som) => {
      const [pensioen, baan] = [{ soort: 'Pensioen', inkomen }, { inkomen }] as const
      expect(maximumVan([pensioen, baan], { rente })).toBe(som)
      expect(maximumVan([baan, pensioen], { rente })).toBe(som)
    },
  )

  it('two applicants are tested by the AOW table when alimony makes the pension the highest income', () => {
    // 46.000 − 12 × 500 = 40.000 equals the pension; with one euro less the pension is the highest.
    const partner: Persoon = { soort: 'Pensioen', inkomen: 40_000 }
    const zonder = maximumVan([{ inkomen: 46_000, alimentatie: 500 }, partner])
    const met = maximumVan([{ inkomen: 45_999, alimentatie: 500 }, partner])
    expect([zonder, met > zonder]).toEqual([367_078, true])
  })

  it('the maximum falls with a higher income in the one cell where the source table falls', () => {
    // 63.999 × 33,5% / 12 = 1.786,638750 → 374.231,57 + 17.000; 64.000 × 33% / 12 = 1.760 → 368.651,78 + 17.000
    const bij = (inkomen: number): number => maximumVan([{ soort: 'Pensioen', inkomen }], { rente: 4 })
    expect([bij(63_999), bij(64_000)]).toEqual([391_231, 385_651])
  })
})

describe('the amount for a single person (Trhk art. 3 lid 8)', () => {
  it.each([
    // 28.000 × 18,5% / 12 × 209,461240 = 90.417,44; 28.001 gives 90.420,66 + 17.000
    [2025, 'DienstbetrekkingVast', 28_000, 90_417, 107_420],
    // 30.000 × 20,1% / 12 × 209,461240 = 105.254,27; 30.001 gives 105.257,78 + 17.000
    [2026, 'DienstbetrekkingVast', 30_000, 105_254, 122_257],
    // 29.000 × 20,4% / 12 × 209,461240 = 103.264,39; 29.001 gives 103.267,95 + 17.000
    [2026, 'Pensioen', 29_000, 103_264, 120_267],
  ] as const)('the single-person amount in %d with %s applies above %d, not at it', (jaar, soort, grens, op, boven) => {
    const bij = (inkomen: number): number => maximumVan([{ soort, inkomen }], { jaar, rente: 4 })
    expect([bij(grens), bij(grens + 1)]).toEqual([op, boven])
  })

  it('two applicants get no single-person amount, even when one earns nothing', () => {
    // 1.175 × 215,928813 = 253.716,36
    expect(maximumVan([{ inkomen: 60_000 }, {}])).toBe(253_716)
  })
})

describe('debts (Trhk art. 3, 3a)', () => {
  it.each([
    // 50.000 × 24,5% / 12 − 100 × 1,25 = 895,833333; × 197,361159 = 176.802,70; + 17.000
    [4.5, 193_802],
    // 50.000 × 25,5% / 12 − 100 × 1,3 = 932,50; × 197,338017 = 184.017,70; + 17.000
    [4.501, 201_017],
    // the open band: 50.000 × 28% / 12 − 100 × 1,4 = 1.026,666667; × 166,773730 = 171.221,03; + 17.000
    [6.001, 188_221],
  ])('a student loan counts by the factor of the test-rate band: %d', (rente, maximum) => {
    expect(maximumVan([{ inkomen: 50_000, studieschuld: 100 }], { rente })).toBe(maximum)
  })

  it.each<readonly [string, Persoon, Persoon]>([
    // 80.000 × 25,5% / 12 − 100 − 200 = 1.400; × 215,928813 = 302.300,34
    ['the loans', { leningen: 100 }, { leningen: 200 }],
    // 80.000 × 25,5% / 12 − (100 + 150) × 1,2 = 1.400
    ['the student loans', { studieschuld: 100 }, { studieschuld: 150 }],
  ])('the maximum is lowered by %s of both applicants', (_, een, ander) => {
    const personen = [een, ander].map((schulden) => ({ inkomen: 40_000, ...schulden }))
    expect(maximumVan(personen)).toBe(302_300)
  })

  it.each([
    // 48.000 × 23,5% / 12 = 940; 1 × 209,461240 = 209,46; + 17.000 + 50.000
    [939, 67_209],
    [940, 0],
    [5000, 0],
  ])(
    'loans of %d leave a mortgage with all extra amounts, or nothing when they take all the room: %d',
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
  ] as const)('in %d, energy label %s adds %d to the maximum', (jaar, label, extra) => {
    const zonder = maximumVan([{ inkomen: 60_000 }], { jaar })
    expect(maximumVan([{ inkomen: 60_000 }], { jaar, onderpand: woningMetLabel(label) }) - zonder).toBe(extra)
  })

  it('an absent energy label adds nothing to the maximum', () => {
    const onderpand = { koopsom: 900_000, onderpandType: 'BestaandeBouw' as const }
    expect(maximumVan([{ inkomen: 60_000 }], { onderpand })).toBe(270_716)
  })
})
