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
  isLeningOnbekend,
} from '../../../application'
import { nieuweOrientatie, type Orientatie } from '../../../domain'
import type { Stapnummer } from '../../../domain/orientatie'
import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { koper, opzetVan, verkoper } from './kopers'
import { every } from '../../support/every'

const start = nieuweOrientatie('MY')
const stappen = fc.constantFrom<Stapnummer>(0, 1, 2)

/** Returns the result of a real calculation of this orientation. */
const berekend = (orientatie: Orientatie): Momentopname =>
  toMomentopname({ ...orientatie, isVoorbeeldrente: false }, opzetVan(orientatie))

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
  it('toSamenvatting shows the income and the maximum mortgage on it', () => {
    const { maximaleHypotheek } = toSamenvatting(berekend(metInkomen), 0)
    expect(sleutels(maximaleHypotheek.lines)).toEqual(['inkomenPerJaar', 'maximaleHypotheekOpInkomen'])
    expect(maximaleHypotheek.lines.map(bedragVan)).toEqual([
      60_000,
      berekend(metInkomen).financieringsOpzet.maximaleHypotheekOpInkomen,
    ])
  })

  it('toSamenvatting names the loan of the monthly cost on step 1 only if there is a home', () => {
    const metHuis = berekend(koper)
    expect(toSamenvatting(metHuis, 0).maximaleHypotheek.maandlast?.bijHypotheekVan).toBe(
      metHuis.financieringsOpzet.hypotheekbedrag,
    )
    expect(toSamenvatting(berekend(metInkomen), 0).maximaleHypotheek.maandlast?.bijHypotheekVan).toBeUndefined()
  })
})

describe('the monthly cost', () => {
  const plaatsen = ({ maximaleHypotheek, benodigdeHypotheek }: Samenvatting): readonly boolean[] => [
    maximaleHypotheek.maandlast !== undefined,
    benodigdeHypotheek.maandlast !== undefined,
  ]

  it.each<[Stapnummer, string, readonly boolean[]]>([
    [0, 'next to the maximum', [true, false]],
    [1, 'nowhere', [false, false]],
    [2, 'next to the needed mortgage', [false, true]],
  ])('toSamenvatting, on step index %i, shows the monthly cost %s', (stap, _waar, waar) => {
    expect(plaatsen(toSamenvatting(berekend(koper), stap))).toEqual(waar)
  })

  it('toSamenvatting shows the net cost before the gross cost on step 3, in whole euros', () => {
    const momentopname = berekend(koper)
    const { maandlast } = toSamenvatting(momentopname, 2).benodigdeHypotheek
    expect(sleutels(maandlast?.lines ?? [])).toEqual(['maandlastNetto', 'maandlastBruto'])
    expect(maandlast?.lines.map(bedragVan)).toEqual([
      Math.round(momentopname.financieringsOpzet.maandlastNetto),
      Math.round(momentopname.financieringsOpzet.maandlastBruto),
    ])
  })
})

/** The lines and their order are those of the specification, section 2. */
describe('the block with the needed mortgage', () => {
  it('toSamenvatting shows the mortgage, own money and shortage, and the maximum mortgage for the home', () => {
    const momentopname = berekend(koper)
    const { betaling, kanLenen } = toSamenvatting(momentopname, 1).benodigdeHypotheek
    const { financieringsOpzet: opzet } = momentopname
    expect(sleutels(betaling)).toEqual(['hypotheekbedrag', 'eigenGeld', 'extraBenodigdeEigenInleg'])
    expect([...betaling, kanLenen].map(bedragVan)).toEqual([
      opzet.hypotheekbedrag,
      20_000,
      Math.ceil(opzet.extraBenodigdeEigenInleg ?? 0),
      opzet.maximaleHypotheek,
    ])
  })

  it('toSamenvatting shows no loan, no shortage and no monthly cost while there is no income', () => {
    const zonderInkomen = berekend({ ...koper, eigen: start.eigen })
    const { betaling, kanLenen, maandlast } = toSamenvatting(zonderInkomen, 2).benodigdeHypotheek
    const waarden = [...betaling, kanLenen].map(({ waarde }) => waarde)
    const afwezig = { _tag: 'Afwezig' }
    expect(waarden).toEqual([afwezig, { _tag: 'Bedrag', bedrag: 20_000 }, afwezig, afwezig])
    expect(maandlast).toBeUndefined()
  })

  it('toSamenvatting shows a mortgage of 0 without an income when own money pays for everything', () => {
    const rijk = berekend({ ...koper, eigen: start.eigen, eigenGeld: 400_000 })
    const [hypotheek] = toSamenvatting(rijk, 2).benodigdeHypotheek.betaling
    expect(hypotheek?.waarde).toEqual({ _tag: 'Bedrag', bedrag: 0 })
  })

  it('toSamenvatting shows the own money as filled in when the figures of a service do not add up', () => {
    const momentopname = berekend(koper)
    const vanDienst = withFigures(momentopname.financieringsOpzet, {
      benodigdeFinanciering: 100_000,
      extraBenodigdeEigenInleg: 0,
    })
    const [, eigenGeld] = toSamenvatting({ ...momentopname, financieringsOpzet: vanDienst }, 1).benodigdeHypotheek
      .betaling
    expect(eigenGeld?.waarde).toEqual({ _tag: 'Bedrag', bedrag: 20_000 })
  })

  it('toSamenvatting shows the needed financing and the price as absent, not as 0, without a home', () => {
    const { benodigdeFinanciering, details } = toSamenvatting(berekend(metInkomen), 1).benodigdeHypotheek
    expect(benodigdeFinanciering.waarde).toEqual({ _tag: 'Afwezig' })
    expect(regelMet(details.aankoopkosten, 'koopprijs')?.waarde).toEqual({ _tag: 'Afwezig' })
  })

  it('toSamenvatting shows the cost of advice in the line for handling and advice', () => {
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
    ['has no line without a current home', koper, undefined, undefined],
    ['subtracts the overwaarde', verkoper, bedrag(-45_000), undefined],
    ['adds the restschuld', metSchuld, undefined, bedrag(15_000)],
    ['without overwaarde is 0, not -0', { ...verkoper, huidigeHypotheekBedrag: 245_000 }, bedrag(0), undefined],
    ['without a price is absent', zonderPrijs, { _tag: 'Afwezig' }, undefined],
  ])('the sale of the current home %s', (_, orientatie, overwaarde, restschuld) => {
    const waarden = ['overwaarde', 'restschuld'].map((key) => detail(orientatie, key)?.waarde)
    expect(waarden).toEqual([overwaarde, restschuld])
  })

  it('the overwaarde pays at most the cost of the new home, and the rest is shown as left over', () => {
    const rijk = { ...verkoper, verkoopPrijsWoning: 1_000_000 }
    const { totaalFinancieringskosten = 0 } = berekend(rijk).financieringsOpzet
    const { details } = toSamenvatting(berekend(rijk), 1).benodigdeHypotheek
    expect(detail(rijk, 'overwaarde')?.waarde).toEqual({ _tag: 'Bedrag', bedrag: -totaalFinancieringskosten })
    expect(details.overgeblevenOverwaarde).toBe(780_000 - totaalFinancieringskosten)
    expect(toSamenvatting(berekend(verkoper), 1).benodigdeHypotheek.details.overgeblevenOverwaarde).toBeUndefined()
  })
})

describe('toSamenvatting, for any orientation', () => {
  /** Realistic amounts for homes, so that many cases have NHG costs, an overwaarde or a restschuld. */
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

  it('for any orientation, the details add up to the needed financing, in whole euros', () => {
    every(metHuis, stappen, (orientatie, stap) => {
      const { benodigdeFinanciering, details } = toSamenvatting(berekend(orientatie), stap).benodigdeHypotheek
      const som = regelsVan(details).reduce((totaal, line) => totaal + bedragVan(line), 0)
      expect(som).toBe(bedragVan(benodigdeFinanciering))
      expect(som).toBe(Math.trunc(som))
    })
  })

  it('for any known mortgage, the payments add up and use no more own money than there is', () => {
    every(metHuis, stappen, (orientatie, stap) => {
      const momentopname = berekend(orientatie)
      if (isLeningOnbekend(momentopname)) return
      const { benodigdeFinanciering, betaling } = toSamenvatting(momentopname, stap).benodigdeHypotheek
      const [hypotheek = 0, eigenGeld = 0, tekort = 0] = betaling.map(bedragVan)
      expect(hypotheek + eigenGeld + tekort).toBe(bedragVan(benodigdeFinanciering))
      expect(eigenGeld).toBeLessThanOrEqual(Math.ceil(orientatie.eigenGeld ?? 0))
    })
  })

  it('for any orientation, no amount of the details is -0', () => {
    every(metHuis, (orientatie) => {
      const { details } = toSamenvatting(berekend(orientatie), 1).benodigdeHypotheek
      expect(regelsVan(details).filter((line) => Object.is(bedragVan(line), -0))).toEqual([])
    })
  })

  it('for any orientation, the step changes no amount of the summary', () => {
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
