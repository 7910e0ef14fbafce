import { describe, expect, it } from 'vitest'

import { bestaandeWoning, opzetVan } from './voorbeeldverzoek'

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
