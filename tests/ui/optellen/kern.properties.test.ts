import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { roundOpzet } from '../../../domain'
import { roundTekort } from '../../../domain/geld'
import { toVerhaal } from '../../../domain/uitleg/verhaal'
import { koper } from '../../application/samenvatting/kopers'
import { sometimes } from '../../support/sometimes'
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

const kernVan = (huishouden: Huishouden, veld: Veld): string =>
  readable(toVerhaal(vertelgrondVan(huishouden, veld), 'kort').kern.join(' '))

/** Returns the amounts in the first sentence that matches `woorden`, or an empty list. Some runs must find one. */
const bedragenBij = (kern: string, woorden: RegExp): readonly number[] => {
  const zin = kern.split(/(?<=[.;]) /).find((een) => woorden.test(een))
  return sometimes(`a sentence with ${woorden.source}`, zin) ? bedragenIn(zin) : []
}

const wet = (veld: Veld, claim: (kern: string, huishouden: Huishouden) => void, welke = huishoudens) =>
  tryHuishoudens(25, (huishouden) => claim(kernVan(huishouden, veld), huishouden), welke)

const ookZonderEigenGeld = fc.oneof(huishoudens, huishoudensMet(fc.constant(0)))

describe('the opening sentences of toVerhaal', () => {
  it.each(VELDEN)('toVerhaal opens with at most six sentences that show the figure or say it is 0: %s', (veld) => {
    wet(veld, (kern, { momentopname }) => {
      const bedrag = Number(roundOpzet(momentopname.financieringsOpzet)[veld])
      const isNiets = veld === 'extraBenodigdeEigenInleg' ? roundTekort(bedrag) === 0 : bedrag === 0
      if (sometimes('a figure of 0', isNiets)) expect(kern).toMatch(/niet|geen|niets|minder dan een euro|genoeg/)
      else expect(bedragenIn(kern)).toContain(bedrag)
      expect(kern).toMatch(/^[A-Z€].*\.$/)
      expect(kern).not.toMatch(/undefined|NaN|aanvrager|pensioentoets|\s\s/)
      expect(kern.split(/(?<=\.) /).length).toBeLessThanOrEqual(6)
    })
  })

  it('toVerhaal for maximaleHypotheekOpInkomen opens by subtracting the debts and adding the extra loan', () => {
    wet('maximaleHypotheekOpInkomen', (kern) => {
      const [toegestaan = NaN] = bedragenBij(kern, /naar je hypotheek/)
      const [schulden, over] = bedragenBij(kern, /tellen mee als/)
      if (sometimes('debts', schulden)) expect(toegestaan - schulden).toBe(over)
      const [terug = NaN, extra, samen] = bedragenBij(kern, /^Daarmee kan je/)
      if (sometimes('an extra loan', extra)) expect(terug + extra).toBe(samen)
    })
  })

  it('toVerhaal for benodigdeFinanciering opens by adding costs and restschuld, and subtracting overwaarde', () => {
    wet('benodigdeFinanciering', (kern) => {
      const [koop = NaN, hypotheek = NaN] = bedragenBij(kern, /de hypotheek kost/)
      const [totaal = NaN] = bedragenBij(kern, /^Samen is dat/)
      expect(koop + hypotheek).toBe(totaal)
      const [af = 0, naAf = totaal] = bedragenBij(kern, /overwaarde af/)
      expect(totaal - af).toBe(naAf)
      const [bij = 0, naBij = totaal] = bedragenBij(kern, /restschuld bij/)
      expect(totaal + bij).toBe(naBij)
    })
  })

  it('toVerhaal for hypotheekbedrag opens by splitting the needed amount into own money and mortgage', () => {
    wet(
      'hypotheekbedrag',
      (kern) => {
        const [nodig = NaN, eigen] = bedragenBij(kern, /met eigen geld/)
        const [rest] = bedragenBij(kern, /^De rest leen je/)
        if (sometimes('own money', eigen)) expect(nodig - eigen).toBe(rest)
        const [alles] = bedragenBij(kern, /^Je hebt .* nodig\.$/)
        const [lening] = bedragenBij(kern, /^Dat leen je:/)
        if (sometimes('a loan for all', lening)) expect(lening).toBe(alles)
      },
      ookZonderEigenGeld,
    )
  })

  it('toVerhaal for a shortage opens by subtracting the maximum loan from the needed amount', () => {
    wet('extraBenodigdeEigenInleg', (kern) => {
      const [nodig = NaN, maximum = NaN, zelf] = bedragenBij(kern, /betaal je zelf/)
      if (!sometimes('a shortage', zelf)) return
      expect(nodig - maximum).toBe(zelf)
      const tekort = bedragenBij(kern, /tekort/)
      expect(som(tekort)).toBe(zelf)
    })
  })

  it('toVerhaal for maandlastNetto opens by subtracting the tax advantage from the gross cost, or adding tax', () => {
    wet('maandlastNetto', (kern) => {
      const [bruto = NaN] = bedragenBij(kern, /aan rente en aflossing/)
      const [verschil, netto] = bedragenBij(kern, /in het eerste jaar/)
      if (!sometimes('a tax advantage', verschil)) return
      expect(sometimes('extra tax', kern.includes('Aan belasting kost')) ? bruto + verschil : bruto - verschil).toBe(
        netto,
      )
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
      '€ 1.119 per maand is wat je echt betaalt, bij 3,6%; gerekend is met 5%.',
  ],
  [
    'that the income and not the home value limits the loan',
    { ...koper, renteperiode: 60 },
    'Van je inkomen mag 24,6% naar je hypotheek: € 1.230 per maand. ' +
      'Daarmee kan je € 229.126 lenen, en je mag € 17.000 extra lenen: samen € 246.126. ' +
      '€ 1.119 per maand is wat je echt betaalt, bij 3,6%; gerekend is met 5%. ' +
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
