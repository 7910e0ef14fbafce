import { describe, expect, it } from 'vitest'

import { aannamesVan, normenVan, type Leeftijdsgroep, type Onderpand } from '../../../domain'
import { bestaandeWoning, kaderVan, opzetVan, verzoekVan, type Omstandigheden, type Persoon } from './voorbeeldverzoek'

/**
 * One of eighteen households of an adviser, under the norms of 2026. `grond` has the values behind the maximum on
 * income: norm table, test income, percentage and test rate in the table, debts a month, extra amounts (`erbij`).
 * The maximum is worked out by hand: (income × percentage ÷ 12 − debts) × annuity factor of 360 months + `erbij`.
 */
interface Huishouden extends Omstandigheden {
  readonly personen: readonly Persoon[]
  readonly grond: Grond
  /** Figures in euro: the maximum on income; with a home also maximaleHypotheek, hypotheekbedrag and the shortage. */
  readonly cijfers: readonly number[]
  /**
   * The reported assumptions, except those of group `bijIedereen`. Brackets contain the `getal` of an assumption. The
   * figure after `=` is the maximum on income without the assumption; the shortage falls by the figure after `−`.
   */
  readonly genoemd: string
}

interface Grond {
  readonly tabel?: Leeftijdsgroep
  readonly inkomen: number
  readonly procent: number
  readonly toetsrente?: number
  readonly schulden?: number
  readonly erbij?: number
}

const nieuwbouw = (koopsom: number, anders: Partial<Onderpand>): Onderpand =>
  bestaandeWoning(koopsom, { onderpandType: 'Nieuwbouw', ...anders })

const BESTAAND =
  'waardeIsPrijs energiebesparing(106) nhg(0.4) eigenBewoning startersvrijstelling gemiddeldeKosten bijkomendeKosten'
const NIEUWBOUW = 'eigenBewoning kostenNieuwbouw bijkomendeKosten renteTijdensBouw eigenGeldEerst wozWaarde'
const ZONDER_WONING = 'zonderWoning maandlastZonderWoning'
const VERKOOP = 'verkoop verkoopkosten(2) huidigeHypotheek'

const bureau: Readonly<Record<string, Huishouden>> = {
  'single buyer with a permanent job': {
    personen: [{ inkomen: 52_000 }],
    grond: { inkomen: 52_000, procent: 22.6, erbij: 17_000 },
    cijfers: [227_176],
    genoemd: `bedragAlleenstaande=210176 ${ZONDER_WONING}`,
  },
  'single buyer, home with an unknown energy label': {
    personen: [{ inkomen: 52_000 }],
    onderpand: bestaandeWoning(240_000, { energielabelType: 'Onbekend' }),
    eigenInleg: 15_000,
    grond: { inkomen: 52_000, procent: 22.6, erbij: 17_000 },
    cijfers: [227_176, 227_176, 227_176, 5682.7],
    genoemd: `bedragAlleenstaande=210176 labelOnbekend=252176 ${BESTAAND} eigenGeldEerst wozWaarde`,
  },
  'couple with a home': {
    personen: [{ inkomen: 45_000 }, { inkomen: 35_000 }],
    onderpand: bestaandeWoning(400_000),
    eigenInleg: 40_000,
    grond: { inkomen: 80_000, procent: 25.3, erbij: 5000 },
    cijfers: [366_978, 366_978, 366_978, 4639.91],
    genoemd: `${BESTAAND} eigenGeldEerst wozWaarde`,
  },
  'couple, one with a temporary job, home with a renovation': {
    personen: [{ inkomen: 40_000 }, { soort: 'DienstbetrekkingTijdelijk', inkomen: 30_000 }],
    onderpand: bestaandeWoning(350_000, { energielabelType: 'E', meerwerkOfVerbouwingskosten: 25_000 }),
    eigenInleg: 30_000,
    grond: { inkomen: 70_000, procent: 23.6 },
    cijfers: [295_449, 295_449, 295_449, 59_882.8],
    genoemd: `tijdelijkInkomen ${BESTAAND.replace(' ', ' werkInWaarde ')} eigenGeldEerst wozWaarde`,
  },
  'single business owner, rate fixed for five years': {
    personen: [{ soort: 'Onderneming', inkomen: 50_000 }],
    periode: 60,
    rente: 3.6,
    grond: { inkomen: 50_000, procent: 24.6, toetsrente: 5, erbij: 17_000 },
    cijfers: [207_938],
    genoemd: `bedragAlleenstaande=190938 inkomenUitOnderneming toetsrente(5) ${ZONDER_WONING}`,
  },
  'couple that sells a home with overwaarde, new home above the NHG limits': {
    personen: [{ inkomen: 90_000 }, { inkomen: 30_000 }],
    onderpand: bestaandeWoning(600_000, {
      energielabelType: 'A',
      verkoopprijs: 450_000,
      huidigHypotheekbedrag: 250_000,
    }),
    grond: { inkomen: 120_000, procent: 27.2, erbij: 10_000 },
    cijfers: [593_744, 593_744, 423_150, 0],
    genoemd:
      'waardeIsPrijs energiebesparing(106) eigenBewoning gemiddeldeKosten bijkomendeKosten ' + `${VERKOOP} wozWaarde`,
  },
  'couple that sells a home with restschuld, limited by the home value': {
    personen: [{ inkomen: 60_000 }, { inkomen: 50_000 }],
    onderpand: bestaandeWoning(320_000, { verkoopprijs: 250_000, huidigHypotheekbedrag: 270_000 }),
    eigenInleg: 10_000,
    grond: { inkomen: 110_000, procent: 26.7, erbij: 5000 },
    cijfers: [530_262, 320_000, 320_000, 24_830],
    genoemd: `restschuld−24830 renteOverRestschuld ${BESTAAND} ${VERKOOP} eigenGeldEerst wozWaarde`,
  },
  'single buyer who sells a home with restschuld, limited by income': {
    personen: [{ inkomen: 55_000 }],
    onderpand: bestaandeWoning(300_000, { verkoopprijs: 200_000, huidigHypotheekbedrag: 210_000 }),
    eigenInleg: 20_000,
    grond: { inkomen: 55_000, procent: 22.6, erbij: 22_000 },
    // The restschuld of 14.000 costs 65,2340 of the monthly room of 788,3333 in tabel 3. In tabel 1, the monthly room
    // that is left is 1.035,8333 × (1 − 65,2340 / 788,3333) = 950,1189. Loan: 950,1189 × 214,61192 + 14.000 + `erbij`.
    cijfers: [244_302, 239_906, 239_906, 63_203.62],
    genoemd: `bedragAlleenstaande=227302 restschuld renteOverRestschuld=244302 ${BESTAAND} ${VERKOOP} eigenGeldEerst wozWaarde`,
  },
  'single pensioner': {
    personen: [{ soort: 'Pensioen', inkomen: 35_000 }],
    onderpand: bestaandeWoning(200_000),
    eigenInleg: 30_000,
    rente: 3.75,
    grond: { tabel: 'aow', inkomen: 35_000, procent: 25.1, toetsrente: 3.75, erbij: 22_000 },
    cijfers: [180_077, 180_077, 176_857.43, 0],
    genoemd: `bedragAlleenstaande=163077 pensioenIsAow ${BESTAAND} eigenGeldEerst wozWaarde`,
  },
  'couple of two pensioners': {
    personen: [
      { soort: 'Pensioen', inkomen: 30_000 },
      { soort: 'Pensioen', inkomen: 20_000 },
    ],
    grond: { tabel: 'aow', inkomen: 50_000, procent: 28.6 },
    cijfers: [255_745],
    genoemd: `pensioenIsAow ${ZONDER_WONING}`,
  },
  'single buyer, pension within ten years': {
    personen: [{ inkomen: 70_000, pensioenBinnen10Jaar: 30_000 }],
    onderpand: bestaandeWoning(250_000),
    rente: 4,
    grond: { tabel: 'aow', inkomen: 30_000, procent: 21.5, toetsrente: 4, erbij: 22_000 },
    cijfers: [134_585, 134_585, 134_585, 123_103.34],
    genoemd: `bedragAlleenstaande=117585 pensioenBinnen10Jaar ${BESTAAND} wozWaarde`,
  },
  'couple, pensions within ten years, limited by the first pension': {
    personen: [
      { inkomen: 70_000, pensioenBinnen10Jaar: 30_000 },
      { inkomen: 32_000, pensioenBinnen10Jaar: 32_000 },
    ],
    grond: { inkomen: 62_000, procent: 22.7 },
    cijfers: [251_704],
    genoemd: `pensioenBinnen10Jaar volgordeVanPensioen ${ZONDER_WONING}`,
  },
  'couple, one with an early pension': {
    personen: [{ soort: 'Pensioen', inkomen: 42_000 }, { inkomen: 38_000 }],
    grond: { tabel: 'aow', inkomen: 80_000, procent: 34.8 },
    cijfers: [497_899],
    genoemd: `pensioenIsAow tabelVanJouMetAow=361978 ${ZONDER_WONING}`,
  },
  'single buyer who pays alimony': {
    personen: [{ inkomen: 55_000, alimentatie: 500 }],
    grond: { inkomen: 49_000, procent: 22.6, erbij: 17_000 },
    cijfers: [215_051],
    genoemd: `bedragAlleenstaande=198051 partneralimentatie ${ZONDER_WONING}`,
  },
  'couple, one with Overig and alimony': {
    personen: [{ soort: 'Overig', alimentatie: 900 }, { inkomen: 60_000 }],
    onderpand: bestaandeWoning(250_000),
    grond: { inkomen: 49_200, procent: 22.6, erbij: 5000 },
    cijfers: [203_859, 203_859, 203_859, 54_106.44],
    genoemd: `overigInkomen partneralimentatie ${BESTAAND} wozWaarde`,
  },
  'single buyer, student loan of 150 × 1,20 and another loan': {
    personen: [{ inkomen: 55_000, studieschuld: 150, leningen: 100 }],
    rente: 4,
    grond: { inkomen: 55_000, procent: 22.6, toetsrente: 4, schulden: 280, erbij: 17_000 },
    cijfers: [175_317],
    genoemd: `bedragAlleenstaande=158317 studieschuld studieschuldfactor leningen ${ZONDER_WONING}`,
  },
  'couple, new build with an unknown energy label': {
    personen: [{ inkomen: 50_000 }, { inkomen: 40_000 }],
    onderpand: nieuwbouw(480_000, { energielabelType: 'Onbekend' }),
    eigenInleg: 60_000,
    grond: { inkomen: 90_000, procent: 25.7 },
    cijfers: [413_664, 413_664, 413_664, 7036],
    genoemd: `labelOnbekendNieuwbouw=438664 waardeIsPrijs hogereNhgGrensNieuwbouw(498200) ${NIEUWBOUW}`,
  },
  'single buyer, new build with label A++++ and extra work': {
    personen: [{ inkomen: 75_000 }],
    onderpand: nieuwbouw(380_000, { energielabelType: 'A4', meerwerkOfVerbouwingskosten: 20_000 }),
    eigenInleg: 50_000,
    grond: { inkomen: 75_000, procent: 24.6, erbij: 47_000 },
    cijfers: [376_965, 376_965, 352_108.43, 0],
    genoemd: `bedragAlleenstaande=359965 waardeIsPrijs werkInWaarde nhg(0.4) ${NIEUWBOUW}`,
  },
}

const huishoudens = Object.entries(bureau)

const omstandighedenVan = ({ rente = 3.8, ...anders }: Huishouden): Omstandigheden => ({ ...anders, rente, jaar: 2026 })
const aannamesBij = (huishouden: Huishouden) => {
  const omstandigheden = omstandighedenVan(huishouden)
  const verzoek = verzoekVan(huishouden.personen, omstandigheden)
  return aannamesVan(verzoek, opzetVan(huishouden.personen, omstandigheden), kaderVan(omstandigheden))
}

/** Returns the percentage of 2026: last row that the income reaches, first column with a limit of at least the rate. */
const percentageInTabel = ({ tabel = 'onderAow', inkomen, toetsrente = 3.8 }: Grond) => {
  const { rijen, toetsrenteTotEnMet } = normenVan(2026).financieringslast.waarde[tabel]
  return rijen.findLast(([vanaf = 0]) => vanaf <= inkomen)?.[
    1 + toetsrenteTotEnMet.findIndex((grens) => toetsrente <= grens)
  ]
}

/** Returns the loan that a monthly amount repays in 360 months: the sum of its payments, each discounted to today. */
const contanteWaarde = (maandbedrag: number, rente: number): number => {
  let som = 0
  for (let maand = 1; maand <= 360; maand += 1) som += maandbedrag / (1 + rente / 1200) ** maand
  return som
}

describe('eighteen households of an adviser', () => {
  it.each(huishoudens)('%s: financieringslast of 2026 has the expected percentage', (_naam, { grond }) => {
    expect(percentageInTabel(grond)).toBe(grond.procent)
  })

  it.each(huishoudens)('%s: maximum on income equals a hand calculation', (_naam, { grond, cijfers: [maximum] }) => {
    const { inkomen, procent, toetsrente = 3.8, schulden = 0, erbij = 0 } = grond
    const maandbedrag = (inkomen * procent) / 100 / 12 - schulden
    expect(Math.floor(contanteWaarde(maandbedrag, toetsrente) + erbij + 1e-6)).toBe(maximum)
  })

  it.each(huishoudens)('%s: berekenFinancieringsOpzet returns the expected amounts', (_naam, huishouden) => {
    const opzet = opzetVan(huishouden.personen, omstandighedenVan(huishouden))
    const { maximaleHypotheekOpInkomen, maximaleHypotheek, hypotheekbedrag, extraBenodigdeEigenInleg } = opzet
    expect(
      hypotheekbedrag === undefined
        ? [maximaleHypotheekOpInkomen]
        : [maximaleHypotheekOpInkomen, maximaleHypotheek, hypotheekbedrag, extraBenodigdeEigenInleg],
    ).toEqual(huishouden.cijfers)
  })

  it.each(huishoudens)('%s: aannamesVan reports the assumptions specific to this household', (_naam, huishouden) => {
    const genoemd = aannamesBij(huishouden).flatMap(({ naam, groep, anders, getal }) => {
      if (groep === 'bijIedereen') return []
      if (anders === undefined) return [getal === undefined ? naam : `${naam}(${getal})`]
      return [naam === 'restschuld' ? `${naam}−${anders.verschil}` : `${naam}=${anders.maximaleHypotheekOpInkomen}`]
    })
    expect(genoemd.join(' ')).toBe(huishouden.genoemd)
  })

  it.each(huishoudens)('%s: aannamesVan reports the general assumptions for one or two buyers', (_naam, huishouden) => {
    const genoemd = aannamesBij(huishouden).filter(({ groep }) => groep === 'bijIedereen')
    const partners = huishouden.personen.length === 2 ? ' partners' : ''
    expect(genoemd.map(({ naam }) => naam).join(' ')).toBe(
      `leennormen annuiteit nettoEersteJaar kortingen eenmaligeKosten${partners} watEenSchuldIs nietGevraagd eenNormjaar`,
    )
  })
})
