import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { roundOpzet } from '../../../domain'
import { roundTekort } from '../../../domain/geld'
import { toVerhaal } from '../../../domain/uitleg/verhaal'
import { koper } from '../../application/samenvatting/kopers'
import { each, sometimes } from '../../support/sometimes'
import { readable } from '../../support/readable'
import {
  huishoudens,
  huishoudensMet,
  huishoudenVan,
  tryHuishoudens,
  vertelgrondVan,
  type Huishouden,
} from './huishoudens'
import { bedragenIn, som } from './lees'

/** The figures whose explanation has opening sentences (`kern`). */
const VELDEN = [
  'maximaleHypotheekOpInkomen',
  'maximaleHypotheek',
  'benodigdeFinanciering',
  'hypotheekbedrag',
  'extraBenodigdeEigenInleg',
  'maandlastBruto',
  'maandlastNetto',
] as const

type Veld = (typeof VELDEN)[number]

const zinnenVan = (huishouden: Huishouden, veld: Veld) => toVerhaal(vertelgrondVan(huishouden, veld), 'kort').kern

const kernVan = (huishouden: Huishouden, veld: Veld): string =>
  readable(
    zinnenVan(huishouden, veld)
      .map(({ zin }) => zin)
      .join(' '),
  )

/** Returns the amounts in the first opening sentence about the step `id`; some runs must find one. */
type Bij = (id: string) => readonly number[]

const wet = (veld: Veld, claim: (bij: Bij, huishouden: Huishouden) => void, welke = huishoudens) =>
  tryHuishoudens(
    25,
    (huishouden) => {
      const zinnen = zinnenVan(huishouden, veld)
      const bij: Bij = (id) => {
        const gevonden = zinnen.find((een) => een.id === id)
        return sometimes(`a sentence about ${id}`, gevonden) ? bedragenIn(gevonden.zin) : []
      }
      claim(bij, huishouden)
    },
    welke,
  )

/** Returns the outcome of a step in euro, also if no sentence is about it; 0 when there is no such step. */
const exact = (huishouden: Huishouden, veld: Veld, id: string): number =>
  Number(vertelgrondVan(huishouden, veld).graaf.stappen.find((stap) => stap.id === id)?.uitkomst ?? 0)

const ookZonderEigenGeld = fc.oneof(huishoudens, huishoudensMet(fc.constant(0)))

describe('the opening sentences of toVerhaal', () => {
  it.each(VELDEN)('toVerhaal opens with at most six sentences that show the figure or say it is 0: %s', (veld) => {
    tryHuishoudens(25, (huishouden) => {
      const kern = kernVan(huishouden, veld)
      const bedrag = Number(roundOpzet(huishouden.momentopname.financieringsOpzet)[veld])
      const isNiets = veld === 'extraBenodigdeEigenInleg' ? roundTekort(bedrag) === 0 : bedrag === 0
      if (sometimes('a figure of 0', isNiets)) expect(kern).toMatch(/niet|geen|niets|minder dan een euro|genoeg/)
      else expect(bedragenIn(kern)).toContain(bedrag)
      expect(kern).toMatch(/^[A-Z€].*\.$/)
      expect(kern).not.toMatch(/undefined|NaN|aanvrager|pensioentoets|\s\s/)
      expect(kern.split(/(?<=\.) /).length).toBeLessThanOrEqual(6)
    })
  })

  it.each(VELDEN)('each opening sentence of toVerhaal names a step or leaf of the calculation: %s', (veld) => {
    tryHuishoudens(25, (huishouden) => {
      const { stappen, gegevens } = vertelgrondVan(huishouden, veld).graaf
      const bekend = new Set([...stappen, ...gegevens].map(({ id }) => id))
      const zinnen = each('opening sentences', zinnenVan(huishouden, veld))
      expect(zinnen.filter(({ id }) => !bekend.has(id))).toEqual([])
    })
  })

  it('toVerhaal for maximaleHypotheekOpInkomen opens by subtracting the debts and adding the extra loan', () => {
    wet('maximaleHypotheekOpInkomen', (bij) => {
      const [toegestaan = NaN] = bij('toets.toegestaneMaandlast')
      const [schulden, over] = bij('toets.ruimte')
      if (sometimes('debts', schulden)) expect(toegestaan - schulden).toBe(over)
      const [terug = NaN, extra, samen] = bij('toets.maximum')
      if (sometimes('an extra loan', extra)) expect(terug + extra).toBe(samen)
    })
  })

  it('toVerhaal for benodigdeFinanciering opens by adding costs and restschuld, and subtracting overwaarde', () => {
    wet('benodigdeFinanciering', (bij, huishouden) => {
      const [koop = NaN, hypotheek = NaN, totaal = NaN] = bij('behoefte.totaalFinancieringskosten')
      expect(koop + hypotheek).toBe(totaal)
      const [verkocht = 0, nodig] = bij('behoefte.benodigdeFinanciering')
      if (!sometimes('a sale', nodig)) return
      const isOver = sometimes('overwaarde', exact(huishouden, 'benodigdeFinanciering', 'verkoop.overwaarde') > 0)
      expect(isOver ? totaal - verkocht : totaal + verkocht).toBe(nodig)
    })
  })

  it('toVerhaal for hypotheekbedrag opens by splitting the needed amount into own money and mortgage', () => {
    wet(
      'hypotheekbedrag',
      (bij) => {
        const [nodig = NaN, eigen] = bij('behoefte.benodigdeFinanciering')
        const [rest, ...andere] = bij('behoefte.hypotheekbedrag')
        if (!sometimes('a loan below the maximum', andere.length === 0 && rest)) return
        const betaald = sometimes('own money', eigen) ? eigen : 0
        sometimes('a loan for all', eigen === undefined)
        expect(nodig - betaald).toBe(rest)
      },
      ookZonderEigenGeld,
    )
  })

  it('toVerhaal for a shortage opens by subtracting the maximum loan from the needed amount', () => {
    wet('extraBenodigdeEigenInleg', (bij) => {
      const [nodig = NaN, maximum = NaN, zelf] = bij('behoefte.benodigdeEigenInleg')
      if (!sometimes('a shortage', zelf)) return
      expect(nodig - maximum).toBe(zelf)
      expect(som(bij('behoefte.extraBenodigdeEigenInleg'))).toBe(zelf)
    })
  })

  it('toVerhaal for maandlastNetto opens by subtracting the tax advantage from the gross cost, or adding tax', () => {
    wet('maandlastNetto', (bij, huishouden) => {
      const [bruto = NaN] = bij('maandlast.bruto')
      const [verschil = NaN, netto] = bij('maandlast.netto')
      if (!sometimes('a tax advantage', netto)) return
      const isExtra = sometimes('extra tax', exact(huishouden, 'maandlastNetto', 'belasting.voordeel') < 0)
      expect(isExtra ? bruto + verschil : bruto - verschil).toBe(netto)
    })
  })
})

const zonderWoning = { ...koper, vraagprijsWoning: undefined }

/** The texts use the norms of 2026 and the example rates of Moneyou. Other tests check the calculation itself. */
it.each([
  [
    'that the monthly cost is above the allowed one because of the extra loan',
    zonderWoning,
    'Van je inkomen mag 22,6% naar je hypotheek: € 1.130 per maand. ' +
      'Daarmee kan je € 242.511 lenen, en je mag € 17.000 extra lenen: samen € 259.511. ' +
      'Je betaalt € 1.209 per maand: meer dan € 1.130, door het bedrag dat je extra mag lenen.',
  ],
  [
    'that the real monthly cost is lower than the one at the test rate',
    { ...zonderWoning, renteperiode: 60 },
    'Van je inkomen mag 24,6% naar je hypotheek: € 1.230 per maand. ' +
      'Daarmee kan je € 229.126 lenen, en je mag € 17.000 extra lenen: samen € 246.126. ' +
      '€ 1.119 per maand is wat je echt betaalt, bij 3,60%; gerekend is met 5,00%.',
  ],
  [
    'that the income and not the home value limits the loan',
    { ...koper, renteperiode: 60 },
    'Van je inkomen mag 24,6% naar je hypotheek: € 1.230 per maand. ' +
      'Daarmee kan je € 229.126 lenen, en je mag € 17.000 extra lenen: samen € 246.126. ' +
      '€ 1.119 per maand is wat je echt betaalt, bij 3,60%; gerekend is met 5,00%. ' +
      'De woning is € 300.000 waard, dus je inkomen bepaalt de grens.',
  ],
] as const)('toVerhaal for maximaleHypotheek opens by explaining %s', (_, orientatie, kern) => {
  expect(kernVan(huishoudenVan(orientatie, 2026), 'maximaleHypotheek')).toBe(kern)
})

const eigen = { ...koper.eigen, pensioenBinnen10Jaar: 'ja', inkomenPensioenVerwacht: 30_000 } as const

it.each([
  ['a single buyer', zonderWoning, 'Met pensioen mag 21,5% van je inkomen naar je hypotheek: € 538 per maand. '],
  [
    'one of two buyers retires',
    { ...zonderWoning, alleenSamen: 'samen' },
    'Als jij met pensioen bent, mag 21,5% van jullie inkomen naar je hypotheek: € 538 per maand. ',
  ],
] as const)('toVerhaal opens with retirement when that allows a lower monthly cost: %s', (_, orientatie, begin) => {
  const kern = kernVan(huishoudenVan({ ...orientatie, eigen }, 2026), 'maximaleHypotheekOpInkomen')
  expect(kern.slice(0, begin.length)).toBe(begin)
  expect(kern).toContain('Dat is minder dan bij het inkomen van nu, dus dat bedrag telt.')
})
