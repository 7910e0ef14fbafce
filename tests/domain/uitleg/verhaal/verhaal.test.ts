import { describe, expect, it } from 'vitest'

import { normenVan, type FinancieringsOpzetVerzoek } from '../../../../domain'
import { toVerhaal } from '../../../../domain/uitleg/verhaal'
import { bestaandeWoning, verzoekVan, type Persoon } from '../../rekenkern/voorbeeldverzoek'
import { readable } from '../../../support/readable'
import { grondVan, kader2025, stappenVan, voorbeeld, type Stap, type Veld } from './verhalen'

/** Returns the example request with other applicants. */
const verzoekMet = (...personen: readonly Persoon[]): FinancieringsOpzetVerzoek => ({
  ...voorbeeld,
  hypotheekgevers: verzoekVan(personen).hypotheekgevers,
})

/** Returns the steps of the short explanation of a figure, by default of maximaleHypotheek. */
const kortOver = (verzoek: FinancieringsOpzetVerzoek, kader = kader2025, veld: Veld = 'maximaleHypotheek') =>
  stappenVan(toVerhaal(grondVan(verzoek, kader, veld), 'kort'))

/** Returns the sentences of steps as one text, with an ordinary space for each non-breaking space. */
const tekstVan = (stappen: readonly Stap[]): string => readable(stappen.flatMap(({ zinnen }) => zinnen).join(' '))

it('the short explanation of maximaleHypotheek for a single buyer has the expected sentences', () => {
  expect(tekstVan(kortOver(voorbeeld))).toBe(
    'Bij een rentevaste periode van 10 jaar hoort een rente van 3,75%. Je rente staat 10 jaar of langer vast, dus ' +
      'we rekenen met je eigen rente: 3,75%. Jouw inkomen telt helemaal mee: € 60.000 per jaar. We gebruiken de ' +
      'tabel voor mensen zonder AOW. Volgens de leennormen mag hoogstens 23,5% van dit inkomen naar je hypotheek ' +
      'gaan. Dat is € 1.175 per maand. Je vulde geen schulden in, dus er gaat niets af. Voor je hypotheek blijft er ' +
      '€ 1.175 per maand over. Met € 1.175 per maand kan je € 253.716 lenen, bij 30 jaar en 3,75% rente. ' +
      'Je koopt alleen en je toetsinkomen is hoger dan € 28.000, dus je mag € 17.000 extra lenen. Door energielabel ' +
      'C mag je € 5.000 extra lenen. Bij je inkomen van nu past een hypotheek van € 275.716. We rekenen met de prijs ' +
      'als waarde van de woning: € 300.000. Je inkomen bepaalt de grens: je kan € 275.716 lenen.',
  )
})

it('the full explanation for a single buyer has no applicant number in the labels of inputs', () => {
  const stappen = stappenVan(toVerhaal(grondVan(voorbeeld, kader2025, 'maximaleHypotheek'), 'volledig'))
  const namen = stappen.flatMap(({ invoer }) => invoer.map(({ naam }) => naam))
  expect(namen).toContain('Toetsinkomen: het inkomen dat meetelt')
  expect(namen.filter((naam) => /aanvrager \d/.test(naam))).toEqual([])
})

/** At 3,75% the norms of 2025 multiply a student loan by 1,2, but the sentence names the entered amount. */
it('the short explanation names loans and a student loan each with its own amount', () => {
  const stappen = kortOver(verzoekMet({ inkomen: 60_000, leningen: 150, studieschuld: 80 }))
  expect(tekstVan(stappen)).toContain('Jij betaalt € 150 voor leningen en € 80 voor je studieschuld')
})

describe('short explanation for two buyers', () => {
  const verhaalMet = (partner: Persoon) => {
    const verzoek = {
      ...verzoekMet({ inkomen: 60_000 }, { inkomen: 60_000, ...partner }),
      onderpand: bestaandeWoning(900_000),
    }
    const verhaal = toVerhaal(grondVan(verzoek, kader2025, 'maximaleHypotheek'), 'kort')
    return { kern: verhaal.kern.map(({ zin }) => zin).join(' '), ids: stappenVan(verhaal).map(({ id }) => id) }
  }

  it('the short explanation for two buyers has the student loan factor when only the second has a student loan', () => {
    expect(verhaalMet({ studieschuld: 80 }).ids).toContain('toets.studieschuldfactor')
  })

  it('the explanation for two buyers has the income test after one retires on a pension equal to the income', () => {
    const { kern, ids } = verhaalMet({ pensioenBinnen10Jaar: 60_000 })
    expect(kern).toMatch(/^Van jullie inkomen mag /)
    expect(ids).toContain('pensioentoets.tweede.maximum')
  })
})

/** In 2025, starters pay no transfer tax on a home up to 525.000 (Wet op belastingen van rechtsverkeer, art. 15). */
it.each([
  [525_000, 'betaal je geen overdrachtsbelasting'],
  [525_001, 'Dan geldt de startersvrijstelling niet'],
])('the explanation of benodigdeFinanciering for a starter with a home of %d says "%s"', (koopsom, zin) => {
  const onderpand = { koopsom, onderpandType: 'BestaandeBouw', energielabelType: 'C' } as const
  const kader = { ...kader2025, startersvrijstelling: 'ja' } as const
  expect(tekstVan(kortOver({ ...voorbeeld, onderpand }, kader, 'benodigdeFinanciering'))).toContain(zin)
})

describe('explanation of step toetsrente', () => {
  const toetsBij = (rente: number) => {
    const kader = { ...kader2025, rentetarieven: { '60': rente } }
    return kortOver({ ...voorbeeld, rentevastperiode: 60 }, kader).find(({ id }) => id === 'toetsrente')
  }

  /** The AFM rate, which is the lowest test rate for a period below ten years, is 5% in every quarter of 2025. */
  it.each([
    [4.9, 'met de toetsrente van de AFM: 5,00%', undefined],
    [5, 'Je eigen rente is niet lager', undefined],
    [5.0000015, 'Je eigen rente is niet lager', 'Afgerond op drie decimalen.'],
    [5.2, 'dus we rekenen met 5,20%', undefined],
  ])('step toetsrente for five years at %d percent says "%s", with the rounding text %s', (rente, zin, afronding) => {
    const stap = toetsBij(rente)
    expect([stap?.zinnen.join(' '), stap?.afronding]).toEqual([expect.stringContaining(zin), afronding])
  })
})

describe('explanation of step leeftijdsgroep', () => {
  const HOOGSTE = 'Dat hangt af van wie van jullie het hoogste toetsinkomen heeft.'
  const GELIJK = 'Jullie toetsinkomen is gelijk, dus we nemen de tabel met het laagste percentage.'

  it.each([
    ['DienstbetrekkingVast', 40_000, 'met', [HOOGSTE]],
    ['DienstbetrekkingVast', 50_000, 'zonder', [GELIJK]],
    ['Pensioen', 50_000, 'met', []],
  ] as const)('step leeftijdsgroep names the table for %s %d and Pensioen 50000', (soort, inkomen, groep, keuze) => {
    const verzoek = verzoekMet({ soort, inkomen }, { soort: 'Pensioen', inkomen: 50_000 })
    const stap = kortOver(verzoek).find(({ id }) => id.endsWith('leeftijdsgroep'))
    expect(stap?.zinnen).toEqual([`We gebruiken de tabel voor mensen ${groep} AOW.`, ...keuze])
  })
})

it('the explanation of maximaleHypotheek says that a restschuld does not fit when debts leave no room for it', () => {
  const onderpand = { ...bestaandeWoning(300_000), verkoopprijs: 290_000, huidigHypotheekbedrag: 305_000 }
  const kader = { ...kader2025, normen: normenVan(2026) }
  const tekst = tekstVan(kortOver({ ...verzoekMet({ inkomen: 44_576, leningen: 790 }), onderpand }, kader))
  expect(tekst).toContain('Voor je restschuld blijft er niets over.')
  expect(tekst).toContain('Je restschuld past niet in de hypotheek. Je restschuld telt mee: er past een hypotheek van')
})

describe('explanation of the tax of two buyers', () => {
  const samen = (deel: Partial<FinancieringsOpzetVerzoek> = {}) => {
    const verzoek = { ...verzoekMet({ inkomen: 60_000 }, { inkomen: 30_000 }), ...deel }
    return tekstVan(stappenVan(toVerhaal(grondVan(verzoek, kader2025, 'maandlastNetto'), 'volledig')))
  }

  it('the explanation of maandlastNetto names the buyer who deducts all interest so that the tax is lowest', () => {
    const tekst = samen()
    expect(tekst).toContain('samen de minste belasting betalen. Jij trekt alle rente af.')
    expect(tekst).toContain('Je partner trekt geen rente af.')
  })

  it('the explanation of maandlastNetto gives the deducted share as a percentage when both buyers deduct', () => {
    const tekst = samen({ hypotheekgevers: verzoekVan([{ inkomen: 40_000 }, { inkomen: 40_000 }]).hypotheekgevers })
    expect(tekst).toMatch(/Jij trekt \d+(,\d+)?% van de rente af\./)
  })

  it('the explanation of maandlastNetto says whose income gets the forfait when no interest is deductible', () => {
    const schuld = { verkoopprijs: 100_000, huidigHypotheekbedrag: 400_000 }
    const tekst = samen({ onderpand: { ...bestaandeWoning(300_000), ...schuld } })
    expect(tekst).toContain('Het eigenwoningforfait komt niet bij jouw inkomen.')
    expect(tekst).toContain('Het eigenwoningforfait komt bij het inkomen van je partner.')
    expect(tekst).not.toContain('alle rente af')
  })

  it('the explanation of maandlastNetto names the tax credits of each buyer, without and with the home', () => {
    expect(samen().match(/Daar gaat €\s[\d.,]+ heffingskorting af\./g)).toHaveLength(4)
  })
})
