import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { answerTo, createManualBerekening, metCijfers } from '../../support/fakes/berekening'
import {
  answer,
  answersTo,
  isAsked,
  chooseOption,
  click,
  line,
  now,
  fillIn,
  showAt,
  readable,
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

describe('the question about the exemption for starters', () => {
  it('comes with a price up to the limit, of an existing home, and nobody has to know', () => {
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

  it('follows the limit of the year', () => {
    opStap2({ normjaar: 2026 })
    fillIn(PRIJS, '555.000')
    expect(isAsked(VRAAG)).toBe(true)
    expect(staatEr(/De grens geldt in 2026\./)).toBe(true)
    fillIn(PRIJS, '555.001')
    expect(isAsked(VRAAG)).toBe(false)
  })

  it('is asked of who owns a home too: it need not be the first', () => {
    opStap2()
    chooseOption('Woon je nu in een koopwoning?', 'Ja')
    expect(isAsked(VRAAG)).toBe(true)
  })

  it('is not asked where a service calculates: that is told as it was', () => {
    opStap2({ rentetarieven: undefined })
    expect(isAsked(VRAAG)).toBe(false)
    expect(staatEr(/^Ben je 18 .*We rekenen hier met 2%\.$/)).toBe(true)
  })

  it('says what the answer comes to, and counts with it', () => {
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

  it('is asked of each of two, and one of them is exempt for half', () => {
    showAt(2, { ...twoBuyers, vraagprijsWoning: 400_000 })
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

  it('says of an answer what that comes to, while the result on screen is of another', () => {
    const berekening = createManualBerekening()
    showAt(2, { ...twoBuyers, vraagprijsWoning: 400_000 }, { berekening })
    const { verzoek, slaag } = berekening.laatste()
    now(() => slaag(metCijfers(answerTo(verzoek), { normjaar: 2025, overdrachtsbelasting: 8000 })))
    chooseOption(VRAAG_PARTNER, 'Ja')
    expect(staatEr(/^Je partner gebruikt de vrijstelling\. .*2%: € 4\.000\.$/)).toBe(true)
  })

  it('says why a yes does not count any more, and counts it again', () => {
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

  it('has its conditions folded under it', () => {
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

describe('the line about starters', () => {
  it('is for who does not own a home', () => {
    showAt(2)
    expect(isErEenStartersregel()).toBe(true)
    chooseOption('Woon je nu in een koopwoning?', 'Ja')
    expect(isErEenStartersregel()).toBe(false)
  })

  it('is not for who gets AOW', () => {
    showAt(2, gepensioneerd)
    expect(isErEenStartersregel()).toBe(false)
  })

  it('is for two of whom one gets no AOW yet', () => {
    showAt(2, { ...twoBuyers, ...gepensioneerd })
    expect(isErEenStartersregel()).toBe(true)
  })
})
