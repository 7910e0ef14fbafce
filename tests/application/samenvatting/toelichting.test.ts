import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  toMomentopname,
  toSamenvatting,
  type BenodigdeHypotheekBlok,
  type Momentopname,
  type LineToelichting,
} from '../../../application'
import { type FinancieringsOpzet, type Orientatie } from '../../../domain'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { koper, opzetVan, verkoper } from './kopers'
import { every } from '../../support/every'

const berekend = (orientatie: Orientatie, anders: Partial<FinancieringsOpzet> = {}): Momentopname =>
  toMomentopname({ ...orientatie, isVoorbeeldrente: false }, { ...opzetVan(orientatie), ...anders })

const blokVan = (momentopname: Momentopname): BenodigdeHypotheekBlok =>
  toSamenvatting(momentopname, 2).benodigdeHypotheek
const toelichtingBij = (momentopname: Momentopname, key: string): LineToelichting | undefined => {
  const { benodigdeFinanciering, betaling, kanLenen } = blokVan(momentopname)
  return [benodigdeFinanciering, ...betaling, kanLenen].find((line) => line.key === key)?.toelichting
}
/** Amounts of a size that homes have. */
const gangbaar = fc.integer({ min: 0, max: 600_000 })
const metHuis = fc
  .record({ orientatie: orientaties(), koop: gangbaar, verkoop: gangbaar, schuld: gangbaar, eigenGeld: gangbaar })
  .map(({ orientatie, koop, verkoop, schuld, eigenGeld }): Orientatie => ({
    ...orientatie,
    vraagprijsWoning: koop,
    verkoopPrijsWoning: verkoop,
    huidigeHypotheekBedrag: schuld,
    eigenGeld,
  }))

describe('what the new home and its costs come to', () => {
  it('says what the current home took off', () => {
    expect(toelichtingBij(berekend(verkoper), 'benodigdeFinanciering')).toEqual({ _tag: 'NaAftrek', bedrag: 45_000 })
  })

  it('says nothing of a current home that brings in nothing, or that is not there', () => {
    expect(toelichtingBij(berekend(koper), 'benodigdeFinanciering')).toBeUndefined()
    const metRestschuld = { ...verkoper, huidigeHypotheekBedrag: 300_000 }
    expect(toelichtingBij(berekend(metRestschuld), 'benodigdeFinanciering')).toBeUndefined()
  })

  it('says of a current home that brings in more than all costs only what is used of it', () => {
    const rijk = berekend({ ...verkoper, verkoopPrijsWoning: 1_000_000 })
    const { totaalFinancieringskosten = 0 } = rijk.financieringsOpzet
    expect(toelichtingBij(rijk, 'benodigdeFinanciering')).toEqual({
      _tag: 'NaAftrek',
      bedrag: totaalFinancieringskosten,
    })
  })

  it('with what was taken off is all that has to be paid, to the euro that rounding makes of it', () => {
    every(metHuis, (orientatie) => {
      const momentopname = berekend(orientatie)
      const { benodigdeFinanciering: nodig } = blokVan(momentopname)
      const { totaalFinancieringskosten = 0, restschuld = 0 } = momentopname.financieringsOpzet
      const toelichting = toelichtingBij(momentopname, 'benodigdeFinanciering')
      const af = toelichting?._tag === 'NaAftrek' ? toelichting.bedrag : 0
      const totaal = (nodig.waarde._tag === 'Bedrag' ? nodig.waarde.bedrag : 0) + af
      expect(Math.abs(totaal - totaalFinancieringskosten - restschuld)).toBeLessThan(3)
    })
  })
})

describe('what can be borrowed', () => {
  const vanDienst = (maximaleHypotheek: number) => ({ maximaleHypotheekOpInkomen: 400_000, maximaleHypotheek })
  const zonderWoning = { ...koper, vraagprijsWoning: undefined }
  const bouwer: Orientatie = { ...koper, bestaandeWoning: 'Nieuwbouw', meerwerk: 18_000 }

  it.each<[string, Orientatie, Partial<FinancieringsOpzet>?]>([
    ['below the maximum on the income', { ...koper, eigen: { ...koper.eigen, inkomen: 120_000 } }],
    ['down to the whole euro', { ...koper, vraagprijsWoning: 300_000.99 }, vanDienst(300_000)],
    ['with the renovation', { ...koper, verbouwingskosten: 18_000 }, vanDienst(318_000)],
    ['with the extra work', bouwer, vanDienst(318_000)],
  ])('says that the value of the home is the limit: %s', (_, orientatie, anders) => {
    expect(toelichtingBij(berekend(orientatie, anders), 'maximaleHypotheek')).toEqual({ _tag: 'NietMeerDanDeWaarde' })
  })

  it.each<[string, Orientatie, Partial<FinancieringsOpzet>?]>([
    ['as long as it is the maximum on the income', { ...koper, vraagprijsWoning: 500_000 }],
    ['without a home', zonderWoning],
    ['when a service lends more than the value', koper, vanDienst(300_001)],
    ['when a service lends less', koper, vanDienst(299_999)],
  ])('says nothing of the value %s', (_, orientatie, anders) => {
    expect(toelichtingBij(berekend(orientatie, anders), 'maximaleHypotheek')).toBeUndefined()
  })

  it('says that a restschuld is in the loan when less can be borrowed than on the income', () => {
    const metRestschuld = berekend(koper, { ...vanDienst(236_682), restschuld: 20_000 })
    expect(toelichtingBij(metRestschuld, 'maximaleHypotheek')).toEqual({ _tag: 'MetRestschuld' })
    const evenveel = berekend(koper, { ...vanDienst(400_000), restschuld: 20_000 })
    expect(toelichtingBij(evenveel, 'maximaleHypotheek')).toBeUndefined()
  })
})

describe('own money', () => {
  it('that is more than is needed says how much there is', () => {
    const rijk = berekend({ ...koper, eigenGeld: 500_000 })
    expect(toelichtingBij(rijk, 'eigenGeld')).toEqual({ _tag: 'Over', bedrag: 500_000 })
  })

  it('that is all needed, or for which there is no home, says nothing', () => {
    expect(toelichtingBij(berekend(koper), 'eigenGeld')).toBeUndefined()
    expect(toelichtingBij(berekend({ ...koper, vraagprijsWoning: undefined }), 'eigenGeld')).toBeUndefined()
  })
})

describe('the monthly cost on the last step', () => {
  it('without a home names the loan that it belongs to', () => {
    const zonderWoning = berekend({ ...koper, vraagprijsWoning: undefined })
    expect(blokVan(zonderWoning).maandlast?.bijHypotheekVan).toBe(zonderWoning.financieringsOpzet.maximaleHypotheek)
  })

  /** 10% of the price of 300.000 may be missing before the home is out of reach. */
  it.each([
    ['of a home that can be bought is there, and belongs to the mortgage sum above it', 30_000, true],
    ['of a home that is out of reach is left out, since it counts with the value of that home', 30_001, false],
  ])('%s', (_, extraBenodigdeEigenInleg, isEr) => {
    const { maandlast } = blokVan(berekend(koper, { extraBenodigdeEigenInleg, hypotheekbedrag: 250_000 }))
    expect(maandlast !== undefined).toBe(isEr)
    expect(maandlast?.bijHypotheekVan).toBeUndefined()
  })
})
