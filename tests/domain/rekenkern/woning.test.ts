import { describe, expect, it } from 'vitest'

import { berekenFinancieringsOpzet, type FinancieringsOpzet, type Onderpand } from '../../../domain'
import { rightOf } from './rightOf'
import { bestaandeWoning, kaderVan, opzetVan, verzoekVan } from './voorbeeldverzoek'

const uitDeOpzet = (opzet: FinancieringsOpzet, ...velden: readonly (keyof FinancieringsOpzet)[]) =>
  velden.map((veld) => opzet[veld])

const kostenVan = (opzet: FinancieringsOpzet) =>
  uitDeOpzet(
    opzet,
    'overdrachtsbelasting',
    'leveringsaktekosten',
    'taxatiekosten',
    'hypotheekaktekosten',
    'aankoopkosten',
    'financieringskosten',
    'totaalFinancieringskosten',
  )

describe('what buying costs', () => {
  it('for an existing home of 500.000 with 20.000 of renovation', () => {
    // 2% of 500.000 = 10.000; 500.000 + 20.000 + 700 + 10.000 = 530.700; 700 + 750 = 1.450, no NHG above 450.000
    const onderpand = bestaandeWoning(500_000, { meerwerkOfVerbouwingskosten: 20_000 })
    expect(kostenVan(opzetVan([{ inkomen: 60_000 }], { onderpand }))).toEqual([
      10_000, 700, 750, 700, 530_700, 1450, 532_150,
    ])
  })

  it('for a new build of 500.000 with 20.000 of extra work', () => {
    const onderpand = bestaandeWoning(500_000, { onderpandType: 'Nieuwbouw', meerwerkOfVerbouwingskosten: 20_000 })
    expect(kostenVan(opzetVan([{ inkomen: 60_000 }], { onderpand }))).toEqual([0, 0, 0, 700, 520_000, 700, 520_700])
  })

  it('follows the cost items that are given', () => {
    const onderpand = bestaandeWoning(500_000)
    const kader = { ...kaderVan(), kosten: { leveringsakte: 1, hypotheekakte: 20, taxatie: 300 } }
    const { financieringsOpzet } = rightOf(
      berekenFinancieringsOpzet(verzoekVan([{ inkomen: 60_000 }], { onderpand }), kader),
    )
    expect(kostenVan(financieringsOpzet)).toEqual([10_000, 1, 300, 20, 510_001, 320, 510_321])
  })
})

describe('NHG', () => {
  const met = (koopsom: number, eigenInleg: number, jaar: 2025 | 2026 = 2025): FinancieringsOpzet =>
    opzetVan([{ inkomen: 120_000 }], { jaar, onderpand: bestaandeWoning(koopsom), eigenInleg })

  it('is given on the limit, and its fee is financed along', () => {
    // 450.000 + 9.000 + 2.150 − 61.150 = 400.000; / 0,996 = 401.606,43; × 0,4% = 1.606,43
    expect(uitDeOpzet(met(450_000, 61_150), 'nhg', 'hypotheekbedrag', 'nhgKosten', 'benodigdeFinanciering')).toEqual([
      true,
      401_606.43,
      1606.43,
      462_756.43,
    ])
  })

  it('is not given a euro above the limit', () => {
    // 450.001 × 1,02 + 2.150 − 61.150 = 400.001,02
    expect(uitDeOpzet(met(450_001, 61_150), 'nhg', 'hypotheekbedrag', 'nhgKosten', 'benodigdeFinanciering')).toEqual([
      false,
      400_001.02,
      0,
      461_151.02,
    ])
  })

  it('is not given without a mortgage', () => {
    expect(uitDeOpzet(met(300_000, 400_000), 'nhg', 'hypotheekbedrag', 'nhgKosten')).toEqual([false, 0, 0])
  })

  it('has a fee over the highest mortgage when that is all that can be had', () => {
    // value 300.000 is the ceiling: 0,4% of it = 1.200; need 308.150 + 1.200
    expect(uitDeOpzet(met(300_000, 0), 'hypotheekbedrag', 'nhgKosten', 'benodigdeFinanciering')).toEqual([
      300_000, 1200, 309_350,
    ])
  })

  it('of a new build is worked out the same', () => {
    // 300.000 + 20.000 + 700 − 10.000 = 310.700; / 0,996 = 311.947,79; × 0,4% = 1.247,79; need 320.700 + 1.247,79
    const onderpand = bestaandeWoning(300_000, { onderpandType: 'Nieuwbouw', meerwerkOfVerbouwingskosten: 20_000 })
    const opzet = opzetVan([{ inkomen: 90_000 }], { onderpand, eigenInleg: 10_000 })
    expect(uitDeOpzet(opzet, 'hypotheekbedrag', 'nhgKosten', 'benodigdeFinanciering')).toEqual([
      311_947.79, 1247.79, 321_947.79,
    ])
  })
})

describe('the sale of the old home', () => {
  const verkocht = (verkoopprijs: number, huidigHypotheekbedrag?: number): FinancieringsOpzet => {
    const verkoop: Partial<Onderpand> =
      huidigHypotheekbedrag === undefined ? { verkoopprijs } : { verkoopprijs, huidigHypotheekbedrag }
    return opzetVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(200_000, verkoop) })
  }

  it('leaves a surplus after costs and mortgage, which lowers the need', () => {
    // 2% of 250.000 = 5.000; 250.000 − 5.000 − 200.000 = 45.000; 206.150 − 45.000 = 161.150; / 0,996 = 161.797,19
    expect(
      uitDeOpzet(verkocht(250_000, 200_000), 'makelaarskosten', 'overwaarde', 'restschuld', 'benodigdeFinanciering'),
    ).toEqual([5000, 45_000, 0, 161_797.19])
  })

  it('leaves a debt that is added to the need', () => {
    // 150.000 − 3.000 − 163.000 = −16.000; 206.150 + 16.000 = 222.150; ceiling 200.000, fee 800; 222.950 − 200.000
    expect(
      uitDeOpzet(verkocht(150_000, 163_000), 'restschuld', 'benodigdeFinanciering', 'extraBenodigdeEigenInleg'),
    ).toEqual([16_000, 222_950, 22_950])
  })

  it('leaves neither when it just pays the mortgage', () => {
    expect(uitDeOpzet(verkocht(100_000, 98_000), 'overwaarde', 'restschuld')).toEqual([0, 0])
  })

  it('without a mortgage is all surplus but the costs', () => {
    expect(verkocht(100_000).overwaarde).toBe(98_000)
  })

  it('that pays for everything leaves nothing to borrow and no NHG', () => {
    // 600.000 − 12.000 − 100.000 = 488.000, more than the 206.150 that is needed
    expect(
      uitDeOpzet(verkocht(600_000, 100_000), 'benodigdeFinanciering', 'hypotheekbedrag', 'nhg', 'maandlastNetto'),
    ).toEqual([0, 0, false, 0])
  })
})

describe('own money', () => {
  const met = (eigenInleg: number): FinancieringsOpzet =>
    opzetVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(300_000), eigenInleg })

  it('that is exactly enough leaves nothing missing', () => {
    // ceiling 275.716, fee 1.102,864: need 309.252,864; own money needed 33.536,864
    expect(uitDeOpzet(met(33_536.87), 'benodigdeEigenInleg', 'extraBenodigdeEigenInleg')).toEqual([33_536.86, 0])
  })

  it('that is a cent short leaves that cent missing', () => {
    expect(uitDeOpzet(met(33_536.85), 'hypotheekbedrag', 'extraBenodigdeEigenInleg')).toEqual([275_716, 0.01])
  })

  it('counts to the cent', () => {
    expect(uitDeOpzet(met(33_536.854), 'extraBenodigdeEigenInleg')).toEqual([0.01])
  })

  it.each<readonly [number, Partial<Onderpand>, number]>([
    // 254.902 × 1,02 + 2.150 = 262.150,04, which adding up makes 262.150,04000000004
    [254_902, {}, 262_150.04],
    // 260.000 × 1,02 + 2.150 − (355.357 × 0,98 − 142.666) = 61.766,14, which adding up makes 61.766,140000000014
    [260_000, { verkoopprijs: 355_357, huidigHypotheekbedrag: 142_666 }, 61_766.14],
  ])('that pays a home of %d to the cent leaves no mortgage, no NHG and no monthly cost', (koopsom, verkoop, nodig) => {
    const onderpand = bestaandeWoning(koopsom, verkoop)
    const opzet = opzetVan([{ inkomen: 60_000 }], { onderpand, eigenInleg: nodig })
    expect(uitDeOpzet(opzet, 'benodigdeFinanciering', 'hypotheekbedrag', 'nhg', 'maandlastNetto')).toEqual([
      nodig,
      0,
      false,
      0,
    ])
  })

  it('above the need is not used', () => {
    expect(uitDeOpzet(met(400_000), 'benodigdeFinanciering', 'hypotheekbedrag', 'extraBenodigdeEigenInleg')).toEqual([
      308_150, 0, 0,
    ])
  })
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

const veldenVan = (opzet: object): readonly string[] => Object.keys(opzet).sort()

const persoon = [{ inkomen: 60_000 }]

describe('what is not known has no key in the record', () => {
  it('without a home there are only the maxima, the monthly cost, the rate, the moment and the norm year', () => {
    expect(veldenVan(opzetVan(persoon))).toEqual([...ZONDER_WONING].sort())
  })

  it('with a home there is no advice fee, no renovation and no sale', () => {
    expect(veldenVan(opzetVan(persoon, { onderpand: bestaandeWoning(300_000) }))).toEqual([...MET_WONING].sort())
  })

  it('a renovation of 0 is a value', () => {
    const onderpand = bestaandeWoning(300_000, { meerwerkOfVerbouwingskosten: 0 })
    expect(opzetVan(persoon, { onderpand }).verbouwingskosten).toBe(0)
  })

  it('a new build has extra work and no renovation', () => {
    const onderpand = bestaandeWoning(300_000, { onderpandType: 'Nieuwbouw', meerwerkOfVerbouwingskosten: 9000 })
    expect(veldenVan(opzetVan(persoon, { onderpand }))).toEqual([...MET_WONING, 'meerwerk'].sort())
  })

  it('a mortgage without a sale price is no sale', () => {
    const onderpand = bestaandeWoning(300_000, { huidigHypotheekbedrag: 100_000 })
    expect(veldenVan(opzetVan(persoon, { onderpand }))).toEqual([...MET_WONING].sort())
  })

  it('a sale price of 0 is a sale', () => {
    const onderpand = bestaandeWoning(300_000, { huidigHypotheekbedrag: 100_000, verkoopprijs: 0 })
    const { makelaarskosten, overwaarde, restschuld } = opzetVan(persoon, { onderpand })
    expect({ makelaarskosten, overwaarde, restschuld }).toEqual({
      makelaarskosten: 0,
      overwaarde: 0,
      restschuld: 100_000,
    })
  })

  it('the moment is that of the request', () => {
    expect(opzetVan(persoon).timestamp).toBe('2026-11-20T12:00:00.000Z')
  })
})
