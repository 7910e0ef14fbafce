import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzet, Onderpand } from '../../../domain'
import { bestaandeWoning, kaderVan, opzetBij, opzetVan, verzoekVan } from './voorbeeldverzoek'

type Cijfers = Readonly<Record<string, number | boolean>>

/** An example worked out by hand: its title, the record, and figures that the record contains. */
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
      // 2% of 500.000 = 10.000; 500.000 + 20.000 + 700 + 10.000 = 530.700; 700 + 750 = 1.450, no NHG above 450.000
      'an existing home of 500.000 with 20.000 of renovation has all purchase costs',
      opzetVan(persoon, { onderpand }),
      [10_000, 700, 750, 700, 530_700, 1450, 532_150],
    ],
    [
      'a new build of 500.000 with 20.000 of extra work has only the cost of the mortgage deed',
      opzetVan(persoon, { onderpand: { ...onderpand, onderpandType: 'Nieuwbouw' } }),
      [0, 0, 0, 700, 520_000, 700, 520_700],
    ],
    [
      'the purchase costs follow the given cost items',
      opzetBij(verzoek, kader),
      [10_000, 1, 300, 20, 510_001, 320, 510_321],
    ],
  ])('%s', (_, opzet, bedragen) => {
    expect(POSTEN.map((post) => opzet[post])).toEqual(bedragen)
  })
})

describe('NHG', () => {
  const met = (koopsom: number, eigenInleg: number): FinancieringsOpzet =>
    opzetVan([{ inkomen: 120_000 }], { onderpand: bestaandeWoning(koopsom), eigenInleg })
  const nieuwbouw = bestaandeWoning(300_000, { onderpandType: 'Nieuwbouw', meerwerkOfVerbouwingskosten: 20_000 })

  it.each<Voorbeeld>([
    [
      // 450.000 + 9.000 + 2.150 − 61.150 = 400.000; / 0,996 = 401.606,43; × 0,4% = 1.606,43
      'applies at the limit, and the mortgage includes its fee',
      met(450_000, 61_150),
      { nhg: true, hypotheekbedrag: 401_606.43, nhgKosten: 1606.43, benodigdeFinanciering: 462_756.43 },
    ],
    [
      // 450.001 × 1,02 + 2.150 − 61.150 = 400.001,02
      'does not apply at a euro above the limit',
      met(450_001, 61_150),
      { nhg: false, hypotheekbedrag: 400_001.02, nhgKosten: 0, benodigdeFinanciering: 461_151.02 },
    ],
    ['does not apply without a mortgage', met(300_000, 400_000), { nhg: false, hypotheekbedrag: 0, nhgKosten: 0 }],
    [
      // the highest mortgage is the value of 300.000: 0,4% of it = 1.200; need 308.150 + 1.200
      'has a fee over the highest mortgage when more is needed',
      met(300_000, 0),
      { hypotheekbedrag: 300_000, nhgKosten: 1200, benodigdeFinanciering: 309_350 },
    ],
    [
      // 300.000 + 20.000 + 700 − 10.000 = 310.700; / 0,996 = 311.947,79; × 0,4% = 1.247,79; need 320.700 + 1.247,79
      'of a new build has a fee that is calculated in the same way',
      opzetVan([{ inkomen: 90_000 }], { onderpand: nieuwbouw, eigenInleg: 10_000 }),
      { hypotheekbedrag: 311_947.79, nhgKosten: 1247.79, benodigdeFinanciering: 321_947.79 },
    ],
  ])('NHG %s', (_, opzet, cijfers) => {
    expect(opzet).toMatchObject(cijfers)
  })
})

describe('the sale of the old home', () => {
  const verkocht = (verkoopprijs: number, huidigHypotheekbedrag?: number): FinancieringsOpzet => {
    const verkoop = huidigHypotheekbedrag === undefined ? { verkoopprijs } : { verkoopprijs, huidigHypotheekbedrag }
    return opzetVan(persoon, { onderpand: bestaandeWoning(200_000, verkoop) })
  }

  it.each<Voorbeeld>([
    [
      // 2% of 250.000 = 5.000; 250.000 − 5.000 − 200.000 = 45.000; 206.150 − 45.000 = 161.150; / 0,996 = 161.797,19
      'leaves an overwaarde after costs and mortgage, which lowers the need',
      verkocht(250_000, 200_000),
      { makelaarskosten: 5000, overwaarde: 45_000, restschuld: 0, benodigdeFinanciering: 161_797.19 },
    ],
    [
      // 150.000 − 3.000 − 163.000 = −16.000; 206.150 + 16.000 = 222.150; maximum 200.000, fee 800; 222.950 − 200.000
      'leaves a restschuld, which is added to the need',
      verkocht(150_000, 163_000),
      { restschuld: 16_000, benodigdeFinanciering: 222_950, extraBenodigdeEigenInleg: 22_950 },
    ],
    ['leaves nothing when it just pays the mortgage', verkocht(100_000, 98_000), { overwaarde: 0, restschuld: 0 }],
    ['without a mortgage leaves an overwaarde', verkocht(100_000), { overwaarde: 98_000 }],
    [
      // 600.000 − 12.000 − 100.000 = 488.000, more than the 206.150 that is needed
      'that pays for everything leaves no mortgage and no NHG',
      verkocht(600_000, 100_000),
      { benodigdeFinanciering: 0, hypotheekbedrag: 0, nhg: false, maandlastNetto: 0 },
    ],
    [
      'at a price of 0 counts as a sale',
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
      // highest mortgage 275.716, fee 1.102,864: need 309.252,864; own money needed 33.536,864
      'that is exactly enough leaves no shortage',
      met(33_536.87),
      { benodigdeEigenInleg: 33_536.86, extraBenodigdeEigenInleg: 0 },
    ],
    [
      'that is a cent short leaves a shortage of a cent',
      met(33_536.85),
      { hypotheekbedrag: 275_716, extraBenodigdeEigenInleg: 0.01 },
    ],
    ['counts to the cent', met(33_536.854), { extraBenodigdeEigenInleg: 0.01 }],
    [
      'above the need is not used',
      met(400_000),
      { benodigdeFinanciering: 308_150, hypotheekbedrag: 0, extraBenodigdeEigenInleg: 0 },
    ],
  ])('own money %s', (_, opzet, cijfers) => {
    expect(opzet).toMatchObject(cijfers)
  })

  it.each<readonly [number, Partial<Onderpand>, number]>([
    // 254.902 × 1,02 + 2.150 = 262.150,04, but 262.150,04000000004 in floating point
    [254_902, {}, 262_150.04],
    // 260.000 × 1,02 + 2.150 − (355.357 × 0,98 − 142.666) = 61.766,14, but 61.766,140000000014 in floating point
    [260_000, { verkoopprijs: 355_357, huidigHypotheekbedrag: 142_666 }, 61_766.14],
  ])(
    'own money that pays a home of %d to the cent leaves no mortgage, no NHG and no monthly cost',
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

describe('the fields of the record', () => {
  it.each<readonly [string, Onderpand | undefined, readonly string[]]>([
    ['without a home has only the maxima, the monthly cost, rate, moment and norm year', undefined, ZONDER_WONING],
    ['with a home has no advice fee, renovation or sale by default', bestaandeWoning(300_000), MET_WONING],
    ['has a renovation of 0 when that is given', werk('BestaandeBouw', 0), [...MET_WONING, 'verbouwingskosten']],
    ['has extra work and no renovation for a new build', werk('Nieuwbouw', 9000), [...MET_WONING, 'meerwerk']],
    [
      'has no sale for a mortgage without a sale price',
      bestaandeWoning(300_000, { huidigHypotheekbedrag: 100_000 }),
      MET_WONING,
    ],
  ])('the record %s', (_, onderpand, velden) => {
    const opzet = opzetVan(persoon, onderpand === undefined ? {} : { onderpand })
    expect(Object.keys(opzet).toSorted()).toEqual(velden.toSorted())
  })

  it('the timestamp of the record is that of the request', () => {
    expect(opzetVan(persoon).timestamp).toBe('2026-11-20T12:00:00.000Z')
  })
})
