import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  toMomentopname,
  toSamenvatting,
  woningbelastingVan,
  type BenodigdeHypotheekBlok,
  type Momentopname,
  type LineToelichting,
} from '../../../application'
import { toVerloopgrond } from '../../../application/vergelijking'
import { roundOpzet, wijzig, type FinancieringsOpzet, type Orientatie } from '../../../domain'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { koper, opzetVan, verkoper } from './kopers'
import { grondVan } from './momentopnames'
import { every } from '../../support/every'
import { handOver, twoBuyers, type Handed } from '../../support/screen/handed'
import { sometimes } from '../../support/sometimes'

const berekend = (orientatie: Orientatie, anders: Partial<FinancieringsOpzet> = {}): Momentopname =>
  toMomentopname({ ...orientatie, grond: grondVan(orientatie) }, { ...opzetVan(orientatie), ...anders })

const blokVan = (momentopname: Momentopname): BenodigdeHypotheekBlok =>
  toSamenvatting(momentopname, 2).benodigdeHypotheek
const toelichtingBij = (momentopname: Momentopname, key: string): LineToelichting | undefined => {
  const { benodigdeFinanciering, betaling, kanLenen } = blokVan(momentopname)
  return [benodigdeFinanciering, ...betaling, kanLenen].find((line) => line.key === key)?.toelichting
}
/** Generates realistic amounts for homes. */
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

describe('the toelichting of benodigdeFinanciering', () => {
  it('the toelichting of benodigdeFinanciering names the subtracted overwaarde', () => {
    expect(toelichtingBij(berekend(verkoper), 'benodigdeFinanciering')).toEqual({ _tag: 'NaAftrek', bedrag: 45_000 })
  })

  it('benodigdeFinanciering has no toelichting without an overwaarde', () => {
    expect(toelichtingBij(berekend(koper), 'benodigdeFinanciering')).toBeUndefined()
    const niets = { ...verkoper, huidigeHypotheekBedrag: 245_000 }
    expect(toelichtingBij(berekend(niets), 'benodigdeFinanciering')).toBeUndefined()
  })

  it('the toelichting of benodigdeFinanciering names the included restschuld', () => {
    const metRestschuld = { ...verkoper, huidigeHypotheekBedrag: 260_000 }
    expect(toelichtingBij(berekend(metRestschuld), 'benodigdeFinanciering')).toEqual({
      _tag: 'WaarvanRestschuld',
      bedrag: 15_000,
    })
  })

  it('the toelichting of benodigdeFinanciering names only the used part of a large overwaarde', () => {
    const rijk = berekend({ ...verkoper, verkoopPrijsWoning: 1_000_000 })
    const { totaalFinancieringskosten = 0 } = rijk.financieringsOpzet
    expect(toelichtingBij(rijk, 'benodigdeFinanciering')).toEqual({
      _tag: 'NaAftrek',
      bedrag: totaalFinancieringskosten,
    })
  })

  it('for any home, benodigdeFinanciering plus used overwaarde equals cost plus restschuld, within 3 euros', () => {
    every(metHuis, (orientatie) => {
      const momentopname = berekend(orientatie)
      const { benodigdeFinanciering: nodig } = blokVan(momentopname)
      const { totaalFinancieringskosten = 0, restschuld = 0 } = momentopname.financieringsOpzet
      const toelichting = toelichtingBij(momentopname, 'benodigdeFinanciering')
      const aftrek = toelichting?._tag === 'NaAftrek' ? toelichting.bedrag : undefined
      const af = sometimes('overwaarde', aftrek) ? aftrek : 0
      const totaal = (nodig.waarde._tag === 'Bedrag' ? nodig.waarde.bedrag : 0) + af
      expect(Math.abs(totaal - totaalFinancieringskosten - restschuld)).toBeLessThan(3)
    })
  })
})

describe('the toelichting of maximaleHypotheek', () => {
  const vanDienst = (maximaleHypotheek: number) => ({ maximaleHypotheekOpInkomen: 400_000, maximaleHypotheek })
  const zonderWoning = { ...koper, vraagprijsWoning: undefined }
  const bouwer: Orientatie = { ...koper, bestaandeWoning: 'Nieuwbouw', meerwerk: 18_000 }

  it.each<[string, Orientatie, Partial<FinancieringsOpzet>?]>([
    ['below the maximum on the income', { ...koper, eigen: { ...koper.eigen, inkomen: 120_000 } }],
    ['rounded down to a whole euro', { ...koper, vraagprijsWoning: 300_000.99 }, vanDienst(300_000)],
    ['including the renovation', { ...koper, verbouwingskosten: 18_000 }, vanDienst(318_000)],
    ['including the extra work', bouwer, vanDienst(318_000)],
  ])('the toelichting of maximaleHypotheek names the home value as the limit: %s', (_, orientatie, anders) => {
    expect(toelichtingBij(berekend(orientatie, anders), 'maximaleHypotheek')).toEqual({ _tag: 'NietMeerDanDeWaarde' })
  })

  it.each<[string, Orientatie, Partial<FinancieringsOpzet>?]>([
    ['when the maximum on the income is the limit', { ...koper, vraagprijsWoning: 500_000 }],
    ['without a home', zonderWoning],
    ['when a service lends more than the value', koper, vanDienst(300_001)],
    ['when a service lends less than the value', koper, vanDienst(299_999)],
  ])('the toelichting of maximaleHypotheek does not name the home value %s', (_, orientatie, anders) => {
    expect(toelichtingBij(berekend(orientatie, anders), 'maximaleHypotheek')).toBeUndefined()
  })

  it('the toelichting of maximaleHypotheek names a restschuld only if the maximum on income is higher', () => {
    const metRestschuld = berekend(koper, { ...vanDienst(236_682), restschuld: 20_000 })
    expect(toelichtingBij(metRestschuld, 'maximaleHypotheek')).toEqual({ _tag: 'MetRestschuld' })
    const evenveel = berekend(koper, { ...vanDienst(400_000), restschuld: 20_000 })
    expect(toelichtingBij(evenveel, 'maximaleHypotheek')).toBeUndefined()
  })
})

describe('the toelichting of eigenGeld', () => {
  it.each([
    // The need is 308.150 euro: the price, 2% transfer tax and 2.150 for the other costs.
    [308_150, undefined],
    [308_150.99, undefined],
    [308_151, { _tag: 'Over', bedrag: 308_151 }],
  ])(
    'with own money of %d for a home that costs 308.150, the toelichting of eigenGeld is %j',
    (eigenGeld, verwacht) => {
      expect(toelichtingBij(berekend({ ...koper, eigenGeld }), 'eigenGeld')).toEqual(verwacht)
    },
  )

  it('eigenGeld has no toelichting when there is no home', () => {
    expect(toelichtingBij(berekend({ ...koper, vraagprijsWoning: undefined }), 'eigenGeld')).toBeUndefined()
  })
})

describe('the monthly cost on the last step', () => {
  const leningVan = (momentopname: Momentopname) => blokVan(momentopname).maandlast?.at(-1)?.toelichting

  it('for any home, also out of reach, the monthly cost on step 3 names its mortgage', () => {
    every(metHuis, (orientatie) => {
      const momentopname = berekend(orientatie)
      const hypotheek = Math.round(momentopname.financieringsOpzet.hypotheekbedrag ?? NaN)
      const belasting = woningbelastingVan(momentopname)
      const metBelasting = sometimes('tax on a home without a mortgage', hypotheek === 0 && belasting > 0)
      expect(leningVan(momentopname)).toEqual(
        metBelasting
          ? { _tag: 'BelastingZonderHypotheek', bedrag: belasting }
          : { _tag: 'BijHypotheek', bedrag: hypotheek },
      )
    })
  })

  it('a mortgage of less than half a euro is none: the net cost is 0, and the line names the tax', () => {
    // The need of a home of 400.010 is 410.160,20, which a screen shows as 410.160: what the visitor fills in.
    const momentopname = berekend({ ...koper, vraagprijsWoning: 400_010, eigenGeld: 410_160 })
    expect(momentopname.financieringsOpzet.hypotheekbedrag).toBeCloseTo(0.2)
    expect(momentopname.financieringsOpzet.maandlastNetto).toBeGreaterThan(5)
    const netto = blokVan(momentopname).maandlast?.at(-1)
    expect(netto?.waarde).toEqual({ _tag: 'Bedrag', bedrag: 0 })
    const bedrag = Math.round(momentopname.financieringsOpzet.maandlastNetto)
    expect(netto?.toelichting).toEqual({ _tag: 'BelastingZonderHypotheek', bedrag })
    expect(roundOpzet(momentopname.financieringsOpzet).maandlastNetto).toBe(0)
    expect(toVerloopgrond(momentopname)).toBeUndefined()
  })

  it('a service that cannot be recalculated has no tax in the line', () => {
    const van = berekend({ ...koper, vraagprijsWoning: 300_000, eigenGeld: 400_000 })
    expect(woningbelastingVan(van)).toBeGreaterThan(0)
    const { verzoek } = van.grond
    expect(woningbelastingVan({ ...van, grond: { plaats: 'server', verzoek } })).toBe(0)
  })

  it('without a home, the monthly cost on step 3 names the maximum mortgage', () => {
    const zonderWoning = berekend({ ...koper, vraagprijsWoning: undefined })
    const bedrag = zonderWoning.financieringsOpzet.maximaleHypotheek
    expect(leningVan(zonderWoning)).toEqual({ _tag: 'BijHypotheek', bedrag })
  })
})

describe('the toelichting of inkomenPerJaar', () => {
  const toelichtingVan = (antwoorden: Handed) =>
    toSamenvatting(berekend(wijzig(koper, handOver(antwoorden))), 0).maximaleHypotheek.lines[0]?.toelichting
  const metPensioen = { 'eigen.pensioenBinnen10Jaar': 'ja', 'eigen.inkomenPensioenVerwacht': 31_000 } as const
  const partnerMetPensioen = {
    'partner.pensioenBinnen10Jaar': 'ja',
    'partner.inkomenPensioenVerwacht': 20_000,
  } as const

  it.each<[string | undefined, Handed]>([
    [undefined, {}],
    ['enigeKoper', metPensioen],
    ['eigen', { ...twoBuyers, ...metPensioen }],
    ['partner', { ...twoBuyers, ...partnerMetPensioen }],
    ['beiden', { ...twoBuyers, ...metPensioen, ...partnerMetPensioen }],
    [undefined, { ...metPensioen, 'eigen.dienstBetrekking': 'Pensioen', 'eigen.inkomenPensioen': 30_000 }],
    [undefined, { ...metPensioen, 'eigen.inkomenPensioenVerwacht': undefined }],
  ])('toSamenvatting names as the owner of the expected pension: %s, for the answers %j', (van, antwoorden) => {
    expect(toelichtingVan(antwoorden)).toEqual(van && { _tag: 'VerwachtPensioen', van })
  })

  it.each<['eigen' | 'partner', Handed]>([
    ['eigen', { ...metPensioen, 'eigen.inkomenPensioenVerwacht': undefined }],
    ['eigen', { ...metPensioen, ...partnerMetPensioen, 'eigen.inkomenPensioenVerwacht': undefined }],
    ['partner', { ...metPensioen, ...partnerMetPensioen, 'partner.inkomenPensioenVerwacht': undefined }],
  ])('toSamenvatting says that the expected pension of %s is not filled in, for the answers %j', (van, antwoorden) => {
    const samen = { ...twoBuyers, 'partner.inkomen': 50_000, ...antwoorden }
    expect(toelichtingVan(samen)).toEqual({ _tag: 'ZonderVerwachtPensioen', van })
  })
})
