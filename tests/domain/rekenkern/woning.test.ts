import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzet, Onderpand } from '../../../domain'
import { bestaandeWoning, kaderVan, opzetBij, opzetVan, verzoekVan } from './voorbeeldverzoek'

type Cijfers = Readonly<Record<string, number | boolean>>

/** An example worked out by hand: the end of a test title, the result, and figures that the result must contain. */
type Voorbeeld = readonly [claim: string, opzet: FinancieringsOpzet, cijfers: Cijfers]

const persoon = [{ inkomen: 60_000 }]

describe('purchase costs', () => {
  const POSTEN = [
    'overdrachtsbelasting',
    'leveringsaktekosten',
    'taxatiekosten',
    'hypotheekaktekosten',
    'aankoopkosten',
    'financieringskosten',
    'totaalFinancieringskosten',
  ] as const
  const onderpand = bestaandeWoning(500_000, { meerwerkOfVerbouwingskosten: 20_000 })
  const kader = { ...kaderVan(), kosten: { leveringsakte: 1, hypotheekakte: 20, taxatie: 300 } }
  const verzoek = verzoekVan(persoon, { onderpand: bestaandeWoning(500_000) })

  it.each<readonly [string, FinancieringsOpzet, readonly number[]]>([
    [
      // Tax: 2% × 500.000 = 10.000. Purchase: 500.000 + work 20.000 + deed 700 + tax 10.000. Financing: valuation 750 +
      // mortgage deed 700, without NHG because the price is above 450.000.
      'an existing home of 500.000 with a renovation of 20.000 has all purchase and financing costs but NHG',
      opzetVan(persoon, { onderpand }),
      [10_000, 700, 750, 700, 530_700, 1450, 532_150],
    ],
    [
      'a new build of 500.000 with 20.000 of extra work has only the cost of the mortgage deed',
      opzetVan(persoon, { onderpand: { ...onderpand, onderpandType: 'Nieuwbouw' } }),
      [0, 0, 0, 700, 520_000, 700, 520_700],
    ],
    [
      'kosten of the rekenkader replaces the default cost items',
      opzetBij(verzoek, kader),
      [10_000, 1, 300, 20, 510_001, 320, 510_321],
    ],
  ])('%s', (_, opzet, bedragen) => {
    expect(POSTEN.map((post) => opzet[post])).toEqual(bedragen)
  })
})

describe('the home value', () => {
  it.each([
    // The price and the work are together 300.000,99, and 300.001,00.
    [280_000.5, 20_000.49, 300_000],
    [280_000.5, 20_000.5, 300_001],
  ])('a price of %d and work of %d give a maximaleHypotheek of %d, rounded down', (koopsom, werk, maximum) => {
    const onderpand = bestaandeWoning(koopsom, { meerwerkOfVerbouwingskosten: werk })
    expect(opzetVan([{ inkomen: 120_000 }], { jaar: 2026, onderpand }).maximaleHypotheek).toBe(maximum)
  })
})

describe('the sale of the old home', () => {
  const verkocht = (verkoopprijs: number, huidigHypotheekbedrag?: number): FinancieringsOpzet => {
    const verkoop = huidigHypotheekbedrag === undefined ? { verkoopprijs } : { verkoopprijs, huidigHypotheekbedrag }
    return opzetVan(persoon, { onderpand: bestaandeWoning(200_000, verkoop) })
  }

  it.each<Voorbeeld>([
    [
      // Overwaarde: price 250.000 − costs 5.000 − mortgage 200.000 = 45.000. Need: 206.150 − 45.000 = 161.150. Need
      // with NHG fee: 161.150 / 0,996 = 161.797,19.
      'leaves an overwaarde after costs and mortgage, which lowers benodigdeFinanciering',
      verkocht(250_000, 200_000),
      { makelaarskosten: 5000, overwaarde: 45_000, restschuld: 0, benodigdeFinanciering: 161_797.19 },
    ],
    [
      // Restschuld: mortgage 163.000 + costs 3.000 − price 150.000 = 16.000. Need: 206.150 + 16.000 + NHG fee 800 =
      // 222.950. The loan is 200.000, the home value.
      'leaves a restschuld, which is added to benodigdeFinanciering',
      verkocht(150_000, 163_000),
      { restschuld: 16_000, benodigdeFinanciering: 222_950, extraBenodigdeEigenInleg: 22_950 },
    ],
    ['leaves nothing when it just pays the mortgage', verkocht(100_000, 98_000), { overwaarde: 0, restschuld: 0 }],
    ['without a mortgage leaves an overwaarde', verkocht(100_000), { overwaarde: 98_000 }],
    [
      // Overwaarde: price 600.000 − costs 12.000 − mortgage 100.000 = 488.000, more than the need of 206.150.
      'that pays for the whole new home leaves no mortgage and no NHG',
      verkocht(600_000, 100_000),
      { benodigdeFinanciering: 0, hypotheekbedrag: 0, nhg: false, maandlastNetto: 0 },
    ],
    [
      'for 0 euro counts as a sale and leaves the mortgage as restschuld',
      verkocht(0, 100_000),
      { makelaarskosten: 0, overwaarde: 0, restschuld: 100_000 },
    ],
  ])('a sale of the old home %s', (_, opzet, cijfers) => {
    expect(opzet).toMatchObject(cijfers)
  })
})

describe('own money', () => {
  const met = (eigenInleg: number): FinancieringsOpzet =>
    opzetVan(persoon, { onderpand: bestaandeWoning(300_000), eigenInleg })

  it.each<Voorbeeld>([
    [
      // The maximum mortgage is 275.716, with an NHG fee of 1.102,864. The need is 309.252,864, so own money must pay
      // 309.252,864 − 275.716 = 33.536,864.
      'that is just enough leaves no shortage',
      met(33_536.87),
      { benodigdeEigenInleg: 33_536.86, extraBenodigdeEigenInleg: 0 },
    ],
    [
      'that is about a cent short leaves a shortage of a cent',
      met(33_536.85),
      { hypotheekbedrag: 275_716, extraBenodigdeEigenInleg: 0.01 },
    ],
    ['that is less than a cent short leaves no shortage', met(33_536.86), { extraBenodigdeEigenInleg: 0 }],
    ['is rounded to the cent', met(33_536.854), { extraBenodigdeEigenInleg: 0.01 }],
    [
      'above the need leaves no mortgage and no shortage',
      met(400_000),
      { benodigdeFinanciering: 308_150, hypotheekbedrag: 0, extraBenodigdeEigenInleg: 0 },
    ],
  ])('own money %s', (_, opzet, cijfers) => {
    expect(opzet).toMatchObject(cijfers)
  })

  it.each<readonly [number, Partial<Onderpand>, number]>([
    // By hand, the need is 254.902 × 1,02 + 2.150 = 262.150,04. Floating-point arithmetic gives 262.150,04000000004.
    [254_902, {}, 262_150.04],
    // By hand, the need is 260.000 × 1,02 + 2.150 − (355.357 × 0,98 − 142.666) = 61.766,14. Floating-point arithmetic
    // gives 1,4e-11 more.
    [260_000, { verkoopprijs: 355_357, huidigHypotheekbedrag: 142_666 }, 61_766.14],
  ])(
    'own money that pays a home of %d to the cent leaves no mortgage, no NHG and no net monthly cost',
    (koopsom, verkoop, nodig) => {
      const opzet = opzetVan(persoon, { onderpand: bestaandeWoning(koopsom, verkoop), eigenInleg: nodig })
      expect(opzet).toMatchObject({ benodigdeFinanciering: nodig, hypotheekbedrag: 0, nhg: false, maandlastNetto: 0 })
    },
  )
})

const ZONDER_WONING = [
  'maandlastBruto',
  'maandlastNetto',
  'maximaleHypotheek',
  'maximaleHypotheekOpInkomen',
  'normjaar',
  'rentepercentage',
  'timestamp',
]

const MET_WONING = [
  ...ZONDER_WONING,
  'aankoopkosten',
  'benodigdeEigenInleg',
  'benodigdeFinanciering',
  'extraBenodigdeEigenInleg',
  'financieringskosten',
  'hypotheekaktekosten',
  'hypotheekbedrag',
  'leveringsaktekosten',
  'nhg',
  'nhgKosten',
  'overdrachtsbelasting',
  'taxatiekosten',
  'totaalFinancieringskosten',
]

const werk = (onderpandType: Onderpand['onderpandType'], meerwerkOfVerbouwingskosten: number) =>
  bestaandeWoning(300_000, { onderpandType, meerwerkOfVerbouwingskosten })

describe('fields of the result', () => {
  it.each<readonly [string, Onderpand | undefined, readonly string[]]>([
    ['without a home has only the maxima, monthly costs, rate, timestamp and norm year', undefined, ZONDER_WONING],
    ['with a home has no fields about a renovation or sale by default', bestaandeWoning(300_000), MET_WONING],
    ['has verbouwingskosten for a renovation of 0', werk('BestaandeBouw', 0), [...MET_WONING, 'verbouwingskosten']],
    ['has meerwerk and no verbouwingskosten for a new build', werk('Nieuwbouw', 9000), [...MET_WONING, 'meerwerk']],
    [
      'has no fields about a sale when only the current mortgage is given',
      bestaandeWoning(300_000, { huidigHypotheekbedrag: 100_000 }),
      MET_WONING,
    ],
  ])('the result of berekenFinancieringsOpzet %s', (_, onderpand, velden) => {
    const opzet = opzetVan(persoon, onderpand === undefined ? {} : { onderpand })
    expect(Object.keys(opzet).toSorted()).toEqual(velden.toSorted())
  })

  it('the result of berekenFinancieringsOpzet has the timestamp of the request', () => {
    expect(opzetVan(persoon).timestamp).toBe('2026-11-20T12:00:00.000Z')
  })
})
