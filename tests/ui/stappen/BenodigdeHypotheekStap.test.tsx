import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { createManualBerekening } from '../../support/fakes/berekening'
import {
  answer,
  answersTo,
  chooseOption,
  click,
  fillIn,
  isAsked,
  line,
  now,
  readable,
  showAt,
  twoBuyers,
  type ShowOptions,
} from '../../support/screen'

const VRAAG = 'Kan je de startersvrijstelling gebruiken?'
const VRAAG_PARTNER = 'Kan je partner de startersvrijstelling gebruiken?'
const PRIJS = 'Vraagprijs van de woning'

const belasting = () => line('Je benodigde hypotheek', 'Overdrachtsbelasting')
const staatEr = (tekst: RegExp) =>
  screen.queryByText((_, element) => tekst.test(readable(element)), { selector: 'p' }) !== null

const opStap2 = (opties: ShowOptions = {}) => showAt(2, { vraagprijsWoning: 400_000 }, opties)

describe('the startersvrijstelling question', () => {
  it("the startersvrijstelling question appears for homes up to the price limit, with 'Weet ik niet' chosen", () => {
    showAt(2)
    expect(isAsked(VRAAG)).toBe(false)
    for (const [prijs, gevraagd] of [
      ['525.000', true],
      ['525.001', false],
      ['524.999', true],
    ] as const) {
      fillIn(PRIJS, prijs)
      expect(isAsked(VRAAG), prijs).toBe(gevraagd)
    }
    expect(answersTo(VRAAG)).toEqual(['Ja', 'Nee', 'Weet ik niet'])
    expect(answer(VRAAG, 'Weet ik niet')).toBeChecked()
    chooseOption('Wat voor woning wil je kopen?', 'Nieuwbouw')
    expect(isAsked(VRAAG)).toBe(false)
  })

  it('the startersvrijstelling question uses the price limit of 2026 under the norms of 2026', () => {
    opStap2({ normjaar: 2026 })
    fillIn(PRIJS, '555.000')
    expect(isAsked(VRAAG)).toBe(true)
    expect([staatEr(/De grens geldt in 2026\./), staatEr(/Koop je samen\?/)]).toEqual([true, false])
    fillIn(PRIJS, '555.001')
    expect(isAsked(VRAAG)).toBe(false)
  })

  it('the startersvrijstelling question is also asked of a visitor who owns a home', () => {
    opStap2()
    chooseOption('Woon je nu in een koopwoning?', 'Ja')
    expect(isAsked(VRAAG)).toBe(true)
  })

  it('the startersvrijstelling question is replaced by a text about 2% transfer tax when a service calculates', () => {
    opStap2({ rentetarieven: undefined })
    expect(isAsked(VRAAG)).toBe(false)
    expect(staatEr(/^Ben je 18 .*We rekenen hier met 2%\.$/)).toBe(true)
  })

  it('with a service, the startersvrijstelling text is shown up to and including its price limit', () => {
    showAt(2, {}, { rentetarieven: undefined })
    for (const [prijs, isEr] of [
      ['525.000', true],
      ['525.001', false],
    ] as const) {
      fillIn(PRIJS, prijs)
      expect(staatEr(/^Ben je 18 /), prijs).toBe(isEr)
    }
  })

  it('answers to the startersvrijstelling question change the transfer tax on screen, but not the request', () => {
    const { verzoeken } = opStap2()
    click('Toon details')
    expect([belasting(), staatEr(/^We rekenen met 2%: € 8\.000\. Vraag de notaris/)]).toEqual(['€ 8.000', true])
    chooseOption(VRAAG, 'Nee')
    expect([belasting(), staatEr(/^We rekenen met 2%: € 8\.000\.$/)]).toEqual(['€ 8.000', true])
    const gevraagd = verzoeken.at(-1)
    chooseOption(VRAAG, 'Ja')
    expect([belasting(), staatEr(/^Je betaalt geen overdrachtsbelasting\. Bij de notaris/)]).toEqual(['€ 0', true])
    expect(verzoeken.at(-1)).toEqual(gevraagd)
  })

  it('the startersvrijstelling question is asked of both home buyers, and one exempt buyer halves the tax', () => {
    showAt(2, { ...twoBuyers, vraagprijsWoning: 400_000 })
    expect(screen.getAllByText(/^Ben je 18 jaar of ouder/)).toHaveLength(1)
    expect(staatEr(/Koop je samen\? Dan kijken we per persoon/)).toBe(true)
    click('Toon details')
    chooseOption(VRAAG_PARTNER, 'Ja')
    expect([belasting(), staatEr(/^Je partner gebruikt de vrijstelling\. .*2%: € 4\.000\.$/)]).toEqual([
      '€ 4.000',
      true,
    ])
    chooseOption(VRAAG, 'Ja')
    expect([belasting(), staatEr(/^Jullie betalen geen overdrachtsbelasting\./)]).toEqual(['€ 0', true])
    chooseOption(VRAAG_PARTNER, 'Nee')
    expect([belasting(), staatEr(/^Jij gebruikt de vrijstelling\./)]).toEqual(['€ 4.000', true])
  })

  it('the text below the startersvrijstelling question follows a new answer while a calculation is pending', () => {
    const berekening = createManualBerekening()
    showAt(2, { ...twoBuyers, vraagprijsWoning: 400_000 }, { port: berekening })
    now(() => berekening.last().succeedWith({ normjaar: 2025, overdrachtsbelasting: 8000 }))
    chooseOption(VRAAG_PARTNER, 'Ja')
    expect(staatEr(/^Je partner gebruikt de vrijstelling\. .*2%: € 4\.000\.$/)).toBe(true)
  })

  it("step 2 explains why 'Ja' to the startersvrijstelling stops counting, and counts 'Ja' again when allowed", () => {
    opStap2()
    click('Toon details')
    chooseOption(VRAAG, 'Ja')
    fillIn(PRIJS, '600.000')
    expect([belasting(), staatEr(/^De woning kost meer dan € 525\.000\. Dan geldt/)]).toEqual(['€ 12.000', true])
    chooseOption('Wat voor woning wil je kopen?', 'Nieuwbouw')
    expect(staatEr(/^Bij nieuwbouw betaal je geen overdrachtsbelasting\./)).toBe(true)
    chooseOption('Wat voor woning wil je kopen?', 'Bestaande woning')
    fillIn(PRIJS, '400.000')
    expect([belasting(), answer(VRAAG, 'Ja')]).toEqual(['€ 0', expect.objectContaining({ checked: true })])
  })

  it('the conditions of the startersvrijstelling are folded below its question', () => {
    opStap2()
    const punten = screen.getByText('Wanneer kan je de vrijstelling gebruiken?').closest('details')
    expect(punten).not.toHaveAttribute('open')
    expect([...(punten?.querySelectorAll('li') ?? [])].map(readable)).toEqual([
      'Je bent 18 jaar of ouder en jonger dan 35 als je bij de notaris tekent.',
      'Je hebt de vrijstelling nog nooit gebruikt.',
      'Je gaat zelf in de woning wonen, en niet voor even.',
      'De woning is niet meer waard dan € 525.000. Precies € 525.000 mag ook.',
    ])
  })
})

const isErEenStartersregel = () => screen.queryByText(/geen overdrachtsbelasting/) !== null
const gepensioneerd = { 'eigen.dienstBetrekking': 'Pensioen', 'eigen.inkomenPensioen': 30_000 } as const

describe('the sentence about the startersvrijstelling without a price', () => {
  it('without a price, the sentence about the startersvrijstelling disappears for a visitor who owns a home', () => {
    showAt(2)
    expect(isErEenStartersregel()).toBe(true)
    chooseOption('Woon je nu in een koopwoning?', 'Ja')
    expect(isErEenStartersregel()).toBe(false)
  })

  it('without a price, the sentence about the startersvrijstelling is hidden from a visitor with AOW', () => {
    showAt(2, gepensioneerd)
    expect(isErEenStartersregel()).toBe(false)
  })

  it('without a price, the sentence about the startersvrijstelling is shown if one of two buyers has no AOW', () => {
    showAt(2, { ...twoBuyers, ...gepensioneerd })
    expect(isErEenStartersregel()).toBe(true)
  })
})
