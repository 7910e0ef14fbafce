import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFigures } from '../../support/fakes/berekening'

import {
  toMomentopname,
  toSamenvatting,
  type KostenDetails,
  type Momentopname,
  type Samenvatting,
  type SamenvattingLine,
} from '../../../application'
import { metOnderpand, nieuweOrientatie, type Orientatie } from '../../../domain'
import type { Stapnummer } from '../../../domain/orientatie'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { koper, opzetVan, verkoper } from './kopers'
import { grondVan } from './momentopnames'
import { every } from '../../support/every'
import { sometimes } from '../../support/sometimes'

const start = nieuweOrientatie('MY')
const stappen = fc.constantFrom<Stapnummer>(0, 1, 2)

/** Calculates an orientation, and returns the result together with the answers. */
const berekend = (orientatie: Orientatie): Momentopname =>
  toMomentopname({ ...orientatie, grond: grondVan(orientatie) }, opzetVan(orientatie))

const metInkomen: Orientatie = { ...start, eigen: { ...start.eigen, inkomen: 60_000 } }

const bedragVan = ({ waarde }: SamenvattingLine): number => (waarde._tag === 'Bedrag' ? waarde.bedrag : 0)
const sleutels = (lines: readonly SamenvattingLine[]): readonly string[] => lines.map(({ key }) => key)
const regelsVan = ({ aankoopkosten, overigeKosten }: KostenDetails): readonly SamenvattingLine[] => [
  ...aankoopkosten,
  ...overigeKosten,
]
const regelMet = (lines: readonly SamenvattingLine[], key: string): SamenvattingLine | undefined =>
  lines.find((line) => line.key === key)
const detail = (orientatie: Orientatie, key: string): SamenvattingLine | undefined =>
  regelMet(regelsVan(toSamenvatting(berekend(orientatie), 1).benodigdeHypotheek.details), key)

describe('the block with the maximum mortgage', () => {
  it('toSamenvatting shows the yearly income and the maximum mortgage for that income', () => {
    const { maximaleHypotheek } = toSamenvatting(berekend(metInkomen), 0)
    expect(sleutels(maximaleHypotheek.lines)).toEqual(['inkomenPerJaar', 'maximaleHypotheekOpInkomen'])
    expect(maximaleHypotheek.lines.map(bedragVan)).toEqual([
      60_000,
      berekend(metInkomen).financieringsOpzet.maximaleHypotheekOpInkomen,
    ])
  })

  it('the first block has four lines on step 1 and two on steps 2 and 3, all with or all without an amount', () => {
    every(orientaties(), stappen, (orientatie, stap) => {
      const { lines, maandlast = [], wachtOp } = toSamenvatting(berekend(orientatie), stap).maximaleHypotheek
      const alle = [...lines, ...maandlast]
      expect(alle).toHaveLength(stap === 0 ? 4 : 2)
      const tag = sometimes('no income', wachtOp !== undefined) ? 'Afwezig' : 'Bedrag'
      expect(alle.map(({ waarde }) => waarde._tag)).toEqual(alle.map(() => tag))
    })
  })

  it('on step 1, toSamenvatting names the loan of the monthly cost only if there is a home', () => {
    const metHuis = berekend(koper)
    const lening = (van: Momentopname) => toSamenvatting(van, 0).maximaleHypotheek.maandlast?.at(-1)?.toelichting
    expect(lening(metHuis)).toEqual({ _tag: 'BijHypotheek', bedrag: metHuis.financieringsOpzet.hypotheekbedrag })
    expect(lening(berekend(metInkomen))).toBeUndefined()
  })
})

describe('the monthly cost', () => {
  const plaatsen = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting): readonly boolean[] => [
    maximaleHypotheek.maandlast !== undefined,
    benodigdeHypotheek.maandlast !== undefined,
  ]

  it.each<[Stapnummer, string, readonly boolean[]]>([
    [0, 'in the block maximaleHypotheek', [true, false]],
    [1, 'in no block', [false, false]],
    [2, 'in the block benodigdeHypotheek', [false, true]],
  ])('on step index %i, toSamenvatting shows the monthly cost %s', (stap, _waar, waar) => {
    expect(plaatsen(toSamenvatting(berekend(koper), stap))).toEqual(waar)
  })

  it.each([0, 2] as const)('on step index %i, toSamenvatting shows gross before net, in whole euros', (stap) => {
    const momentopname = berekend(koper)
    const { maximaleHypotheek, benodigdeHypotheek } = toSamenvatting(momentopname, stap)
    const maandlast = maximaleHypotheek.maandlast ?? benodigdeHypotheek.maandlast ?? []
    expect(sleutels(maandlast)).toEqual(['maandlastBruto', 'maandlastNetto'])
    expect(maandlast.map(bedragVan)).toEqual([
      Math.round(momentopname.financieringsOpzet.maandlastBruto),
      Math.round(momentopname.financieringsOpzet.maandlastNetto),
    ])
  })
})

/** The expected lines and their order come from section 2 of the specification. */
describe('the block with the needed mortgage', () => {
  it('toSamenvatting lists the maximum mortgage, own money, shortage and mortgage for a home', () => {
    const momentopname = berekend(koper)
    const { betaling, kanLenen } = toSamenvatting(momentopname, 1).benodigdeHypotheek
    const { financieringsOpzet: opzet } = momentopname
    expect(sleutels(betaling)).toEqual(['eigenGeld', 'extraBenodigdeEigenInleg', 'hypotheekbedrag'])
    expect([kanLenen, ...betaling].map(bedragVan)).toEqual([
      opzet.maximaleHypotheek,
      20_000,
      Math.ceil(opzet.extraBenodigdeEigenInleg ?? 0),
      opzet.hypotheekbedrag,
    ])
  })

  it('without an income, toSamenvatting shows a loan of 0 and the whole shortage, as the result has them', () => {
    const zonderInkomen = berekend({ ...koper, eigen: start.eigen })
    const { betaling, kanLenen, maandlast = [] } = toSamenvatting(zonderInkomen, 2).benodigdeHypotheek
    const tekort = Math.ceil(zonderInkomen.financieringsOpzet.extraBenodigdeEigenInleg ?? 0)
    expect(tekort).toBeGreaterThan(280_000)
    expect([kanLenen, ...betaling, ...maandlast].map(({ waarde }) => waarde)).toEqual(
      [0, 20_000, tekort, 0, 0, 0].map((bedrag) => ({ _tag: 'Bedrag', bedrag })),
    )
  })

  it('toSamenvatting shows own money as entered when the figures of a service do not add up', () => {
    const momentopname = berekend(koper)
    const vanDienst = withFigures(momentopname.financieringsOpzet, {
      benodigdeFinanciering: 100_000,
      extraBenodigdeEigenInleg: 0,
    })
    const [eigenGeld] = toSamenvatting({ ...momentopname, financieringsOpzet: vanDienst }, 1).benodigdeHypotheek
      .betaling
    expect(eigenGeld?.waarde).toEqual({ _tag: 'Bedrag', bedrag: 20_000 })
  })

  it('toSamenvatting shows the needed financing and the price as absent, not as 0, without a home', () => {
    const { benodigdeFinanciering, details } = toSamenvatting(berekend(metInkomen), 1).benodigdeHypotheek
    expect(benodigdeFinanciering.waarde).toEqual({ _tag: 'Afwezig' })
    expect(regelMet(details.aankoopkosten, 'koopprijs')?.waarde).toEqual({ _tag: 'Afwezig' })
  })

  it.each([
    ['the price of a result that differs by 1 euro from the answer', 1, 300_001],
    ['the answer when the price of a result differs by 2 euros', 2, 300_000],
  ])('toSamenvatting shows as koopprijs %s', (_, verschil, getoond) => {
    const momentopname = berekend(koper)
    const { aankoopkosten = 0 } = metOnderpand(momentopname.financieringsOpzet) ?? {}
    const vanDienst = withFigures(momentopname.financieringsOpzet, { aankoopkosten: aankoopkosten + verschil })
    const { details } = toSamenvatting({ ...momentopname, financieringsOpzet: vanDienst }, 1).benodigdeHypotheek
    expect(regelMet(details.aankoopkosten, 'koopprijs')?.waarde).toEqual({ _tag: 'Bedrag', bedrag: getoond })
  })

  it('toSamenvatting shows advieskosten in the line afhandelingEnAdvies', () => {
    const momentopname = berekend(koper)
    const { details } = toSamenvatting(
      { ...momentopname, financieringsOpzet: withFigures(momentopname.financieringsOpzet, { advieskosten: 1500 }) },
      1,
    ).benodigdeHypotheek
    expect(regelMet(details.overigeKosten, 'afhandelingEnAdvies')?.waarde).toEqual({ _tag: 'Bedrag', bedrag: 1500 })
  })
})

describe('the sale of the current home', () => {
  const bedrag = (waarde: number) => ({ _tag: 'Bedrag', bedrag: waarde })
  const metSchuld = { ...verkoper, huidigeHypotheekBedrag: 260_000 }
  const zonderPrijs = { ...verkoper, verkoopPrijsWoning: undefined }

  it.each<[string, Orientatie, unknown, unknown]>([
    ['shows no sale without a current home', koper, undefined, undefined],
    ['subtracts the overwaarde of the current home', verkoper, bedrag(-45_000), undefined],
    ['adds the restschuld of the current home', metSchuld, undefined, bedrag(15_000)],
    ['shows an overwaarde of 0, not -0', { ...verkoper, huidigeHypotheekBedrag: 245_000 }, bedrag(0), undefined],
    ['shows no overwaarde amount without a selling price', zonderPrijs, { _tag: 'Afwezig' }, undefined],
  ])('toSamenvatting %s', (_, orientatie, overwaarde, restschuld) => {
    const waarden = ['overwaarde', 'restschuld'].map((key) => detail(orientatie, key)?.waarde)
    expect(waarden).toEqual([overwaarde, restschuld])
  })

  it('toSamenvatting subtracts overwaarde up to the cost of the home; overgeblevenOverwaarde has the rest', () => {
    const rijk = { ...verkoper, verkoopPrijsWoning: 1_000_000 }
    const { totaalFinancieringskosten = 0 } = berekend(rijk).financieringsOpzet
    const { details } = toSamenvatting(berekend(rijk), 1).benodigdeHypotheek
    expect(detail(rijk, 'overwaarde')?.waarde).toEqual({ _tag: 'Bedrag', bedrag: -totaalFinancieringskosten })
    expect(details.overgeblevenOverwaarde).toBe(780_000 - totaalFinancieringskosten)
    // With costs of 308.150 and an overwaarde of 980.000 − 671.850 = 308.150, nothing is left.
    for (const huidigeHypotheekBedrag of [671_850, 671_851]) {
      const krap = toSamenvatting(berekend({ ...rijk, huidigeHypotheekBedrag }), 1).benodigdeHypotheek.details
      expect(krap.overgeblevenOverwaarde).toBeUndefined()
    }
  })

  it('toSamenvatting returns no overgeblevenOverwaarde when the overwaarde is exactly the cost of the home', () => {
    const precies = withFigures(opzetVan(verkoper), { overwaarde: 309_000, totaalFinancieringskosten: 309_000 })
    const momentopname = { ...berekend(verkoper), financieringsOpzet: precies }
    expect(toSamenvatting(momentopname, 1).benodigdeHypotheek.details.overgeblevenOverwaarde).toBeUndefined()
  })
})

describe('toSamenvatting, for any orientation', () => {
  /** Generates realistic amounts, so that many generated homes have NHG costs, an overwaarde or a restschuld. */
  const gangbaar = fc.integer({ min: 0, max: 600_000 })
  const metHuis = fc
    .record({ orientatie: orientaties(), koop: gangbaar, verkoop: gangbaar, schuld: gangbaar, inkomen: gangbaar })
    .map(({ orientatie, koop, verkoop, schuld, inkomen }): Orientatie => ({
      ...orientatie,
      eigen: { ...orientatie.eigen, inkomen },
      vraagprijsWoning: koop,
      verkoopPrijsWoning: verkoop,
      huidigeHypotheekBedrag: schuld,
    }))

  it('for any home, the details of toSamenvatting add up to the needed financing in whole euros', () => {
    every(metHuis, stappen, (orientatie, stap) => {
      const { benodigdeFinanciering, details } = toSamenvatting(berekend(orientatie), stap).benodigdeHypotheek
      const som = regelsVan(details).reduce((totaal, line) => totaal + bedragVan(line), 0)
      expect(som).toBe(bedragVan(benodigdeFinanciering))
      expect(som).toBe(Math.trunc(som))
    })
  })

  it('for any home, betaling adds up to the financing and uses only available own money', () => {
    every(metHuis, stappen, (orientatie, stap) => {
      const { benodigdeFinanciering, betaling } = toSamenvatting(berekend(orientatie), stap).benodigdeHypotheek
      const [eigenGeld = 0, tekort = 0, hypotheek = 0] = betaling.map(bedragVan)
      expect(hypotheek + eigenGeld + tekort).toBe(bedragVan(benodigdeFinanciering))
      expect(eigenGeld).toBeLessThanOrEqual(Math.ceil(orientatie.eigenGeld ?? 0))
    })
  })

  it('for any home, no amount in the details of toSamenvatting is -0', () => {
    every(metHuis, (orientatie) => {
      const { details } = toSamenvatting(berekend(orientatie), 1).benodigdeHypotheek
      expect(regelsVan(details).filter((line) => Object.is(bedragVan(line), -0))).toEqual([])
    })
  })

  it('for any orientation, toSamenvatting returns the same amounts on each step, except the monthly cost', () => {
    every(orientaties(), stappen, stappen, (orientatie, een, ander) => {
      const momentopname = berekend(orientatie)
      const bedragenOp = (stap: Stapnummer) => {
        const { maximaleHypotheek, benodigdeHypotheek } = toSamenvatting(momentopname, stap)
        const { benodigdeFinanciering, details, betaling, kanLenen } = benodigdeHypotheek
        return [maximaleHypotheek.lines, benodigdeFinanciering, details, betaling, kanLenen]
      }
      expect(bedragenOp(een)).toEqual(bedragenOp(ander))
    })
  })
})
