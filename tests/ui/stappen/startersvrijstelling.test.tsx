import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  antwoord,
  antwoordenOp,
  gaNaarStap,
  isGevraagd,
  kies,
  klik,
  line,
  toonRekenhulp,
  vulIn,
} from '../../support/scherm'

const VRAAG = 'Kan je de startersvrijstelling gebruiken?'
const VRAAG_PARTNER = 'Kan je partner de startersvrijstelling gebruiken?'
const PRIJS = 'Vraagprijs van de woning'

const belasting = () => line('Je benodigde hypotheek', 'Overdrachtsbelasting')
const staatEr = (tekst: RegExp) =>
  screen.queryByText((_, element) => tekst.test(gewoon(element)), { selector: 'p' }) !== null
const gewoon = (element: Element | null) => element?.textContent.replaceAll('\u00A0', ' ') ?? ''

const opStap2 = (...opties: Parameters<typeof toonRekenhulp>) => {
  const getoond = toonRekenhulp(...opties)
  gaNaarStap(2)
  vulIn(PRIJS, '400.000')
  return getoond
}

const samenOpStap2 = () => {
  const getoond = toonRekenhulp()
  kies('Koop je alleen of samen?', 'Samen')
  vulIn('Bruto jaarinkomen', '60.000')
  vulIn('Bruto jaarinkomen van je partner', '40.000')
  klik('Ga verder')
  vulIn(PRIJS, '400.000')
  klik('Toon details')
  return getoond
}

describe('the question about the exemption for starters', () => {
  it('comes with a price up to the limit, of an existing home, and nobody has to know', () => {
    toonRekenhulp()
    gaNaarStap(2)
    expect(isGevraagd(VRAAG)).toBe(false)
    for (const [prijs, gevraagd] of [
      ['525.000', true],
      ['525.001', false],
      ['524.999', true],
    ] as const) {
      vulIn(PRIJS, prijs)
      expect(isGevraagd(VRAAG), prijs).toBe(gevraagd)
    }
    expect(antwoordenOp(VRAAG)).toEqual(['Ja', 'Nee', 'Weet ik niet'])
    expect(antwoord(VRAAG, 'Weet ik niet')).toBeChecked()
    kies('Wat voor woning wil je kopen?', 'Nieuwbouw')
    expect(isGevraagd(VRAAG)).toBe(false)
  })

  it('follows the limit of the year', () => {
    opStap2({ normjaar: 2026 })
    vulIn(PRIJS, '555.000')
    expect(isGevraagd(VRAAG)).toBe(true)
    expect(staatEr(/De grens geldt in 2026\./)).toBe(true)
    vulIn(PRIJS, '555.001')
    expect(isGevraagd(VRAAG)).toBe(false)
  })

  it('is asked of who owns a home too: it need not be the first', () => {
    opStap2()
    kies('Woon je nu in een koopwoning?', 'Ja')
    expect(isGevraagd(VRAAG)).toBe(true)
  })

  it('is not asked where a service calculates: that is told as it was', () => {
    opStap2({ rentetarieven: undefined })
    expect(isGevraagd(VRAAG)).toBe(false)
    expect(staatEr(/^Ben je 18 .*We rekenen hier met 2%\.$/)).toBe(true)
  })

  it('says what the answer comes to, and counts with it', () => {
    const { verzoeken } = opStap2()
    klik('Toon details')
    expect([belasting(), staatEr(/^We rekenen met 2%: € 8\.000\. Vraag de notaris/)]).toEqual(['€ 8.000', true])
    kies(VRAAG, 'Nee')
    expect([belasting(), staatEr(/^We rekenen met 2%: € 8\.000\.$/)]).toEqual(['€ 8.000', true])
    const gevraagd = verzoeken.at(-1)
    kies(VRAAG, 'Ja')
    expect([belasting(), staatEr(/^Je betaalt geen overdrachtsbelasting\. Bij de notaris/)]).toEqual(['€ 0', true])
    expect(verzoeken.at(-1)).toEqual(gevraagd)
  })

  it('is asked of each of two, and one of them is exempt for half', () => {
    samenOpStap2()
    kies(VRAAG_PARTNER, 'Ja')
    expect([belasting(), staatEr(/^Je partner gebruikt de vrijstelling\. .*2%: € 4\.000\.$/)]).toEqual([
      '€ 4.000',
      true,
    ])
    kies(VRAAG, 'Ja')
    expect([belasting(), staatEr(/^Jullie betalen geen overdrachtsbelasting\./)]).toEqual(['€ 0', true])
    kies(VRAAG_PARTNER, 'Nee')
    expect([belasting(), staatEr(/^Jij gebruikt de vrijstelling\./)]).toEqual(['€ 4.000', true])
  })

  it('says why a yes does not count any more, and counts it again', () => {
    opStap2()
    klik('Toon details')
    kies(VRAAG, 'Ja')
    vulIn(PRIJS, '600.000')
    expect([belasting(), staatEr(/^De woning kost meer dan € 525\.000\. Dan geldt/)]).toEqual(['€ 12.000', true])
    kies('Wat voor woning wil je kopen?', 'Nieuwbouw')
    expect(staatEr(/^Bij nieuwbouw betaal je geen overdrachtsbelasting\./)).toBe(true)
    kies('Wat voor woning wil je kopen?', 'Bestaande woning')
    vulIn(PRIJS, '400.000')
    expect([belasting(), antwoord(VRAAG, 'Ja')]).toEqual(['€ 0', expect.objectContaining({ checked: true })])
  })

  it('has its conditions folded under it', () => {
    opStap2()
    const punten = screen.getByText('Wanneer kan je de vrijstelling gebruiken?').closest('details')
    expect(punten).not.toHaveAttribute('open')
    expect([...(punten?.querySelectorAll('li') ?? [])].map(gewoon)).toEqual([
      'Je bent 18 jaar of ouder en jonger dan 35 als je bij de notaris tekent.',
      'Je hebt de vrijstelling nog nooit gebruikt.',
      'Je gaat zelf in de woning wonen, en niet voor even.',
      'De woning is niet meer waard dan € 525.000. Precies € 525.000 mag ook.',
    ])
  })
})
