// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { roundOpzet } from '../../../../domain'
import { toBladhtml, toBladtekst, toTekstregels } from '../../../../ui/vensters/afdruk/bladtekst'
import { toBlad, type Blad } from '../../../../ui/vensters/afdruk/toBlad'
import { koper, verkoper } from '../../../application/samenvatting/kopers'
import { everyTimes } from '../../../support/every'
import { numberOfRuns } from '../../../support/numberOfRuns'
import { readable } from '../../../support/readable'
import { sometimes } from '../../../support/sometimes'
import { huishoudens, huishoudenVan, type Huishouden } from '../../optellen/huishoudens'
import { bedragenIn, som } from '../../optellen/lees'

const GROND = {
  aanbieder: 'Moneyou',
  titel: 'Je hypotheekberekening van 21-11-2026',
  herkomst: 'Berekend met de leennormen van 2026. Rente: 3,80%, 10 jaar vast.',
  link: 'https://bank.voorbeeld/#hypotheekberekening=abc',
} as const

const bladVan = ({ momentopname }: Huishouden): Blad => toBlad(momentopname)
const regelsVan = (huishouden: Huishouden) => toTekstregels(bladVan(huishouden), GROND)

const wet = (claim: (huishouden: Huishouden) => void) => {
  everyTimes(numberOfRuns(25), huishoudens, claim)
}

describe('toBlad', () => {
  it('toBlad returns no figure of the result twice, and no unanswered question', () => {
    wet((huishouden) => {
      const { antwoord, groepen, ingevuld } = bladVan(huishouden)
      const namen = [...antwoord, ...groepen.flatMap(({ regels }) => regels)].map(({ naam }) => naam)
      expect(namen).toEqual([...new Set(namen)])
      expect(ingevuld.map(({ waarde }) => waarde)).not.toContain('Niet ingevuld')
    })
  })

  it('toBlad includes own money of € 0 in the answers', () => {
    const { ingevuld } = bladVan(huishoudenVan({ ...koper, eigenGeld: 0 }, 2026))
    expect(readable(ingevuld.find(({ veld }) => veld === 'eigenGeld')?.waarde)).toBe('€ 0')
  })

  it('toBlad returns costs that add up to `benodigdeFinanciering`', () => {
    wet((huishouden) => {
      const [, ...kosten] = bladVan(huishouden).groepen
      if (!sometimes('costs', kosten)) return
      const bedragen = kosten.flatMap(({ regels }) => regels.flatMap(({ waarde }) => bedragenIn(waarde)))
      expect(som(bedragen)).toBe(roundOpzet(huishouden.momentopname.financieringsOpzet).benodigdeFinanciering)
    })
  })
})

describe('toTekstregels, toBladtekst and toBladhtml', () => {
  it('toTekstregels repeats no line, and toBladhtml has the same lines', () => {
    wet((huishouden) => {
      const regels = regelsVan(huishouden)
      const teksten = regels.map(({ tekst }) => tekst)
      expect(teksten).toEqual([...new Set(teksten)])
      const rijk = document.createElement('div')
      rijk.innerHTML = toBladhtml(regels)
      const delen = [...rijk.querySelectorAll('h1, h2, li, p, a')].map(({ textContent }) => textContent)
      expect(delen).toEqual(teksten)
      expect(rijk.querySelectorAll('a')).toHaveLength(1)
    })
  })

  it('without an income and a home, the lines say that the loan is unknown, and have no amount', () => {
    const leeg = { ...koper, vraagprijsWoning: undefined, eigen: { ...koper.eigen, inkomen: undefined } }
    const { antwoord, zonderInkomen } = bladVan(huishoudenVan(leeg, 2026))
    expect(antwoord.map(({ naam, waarde }) => [naam, waarde])).toEqual([['Maximale hypotheek', '-']])
    const zin = 'We weten nog niet wat je kan lenen, want je inkomen is niet ingevuld.'
    expect(zonderInkomen).toBe(zin)
    const tekst = toBladtekst(regelsVan(huishoudenVan(leeg, 2026)))
    expect(tekst).toContain(zin)
    expect(tekst).not.toMatch(/€[^\n]*\b0\b/)
    const metInkomen = huishoudenVan({ ...koper, vraagprijsWoning: undefined }, 2026)
    expect(bladVan(metInkomen).zonderInkomen).toBeUndefined()
    const metWoning = huishoudenVan({ ...leeg, vraagprijsWoning: 300_000 }, 2026)
    expect(toBladtekst(regelsVan(metWoning))).toContain(zin)
  })

  it('toBladtekst mentions the price and the proceeds of the old home exactly once', () => {
    const tekst = readable(toBladtekst(regelsVan(huishoudenVan(verkoper, 2026))))
    expect([tekst.match(/€ 300\.000/g), tekst.match(/€ 45\.000/g)].map((keren) => keren?.length)).toEqual([1, 1])
  })

  it.each([
    ['Nieuwbouw', 'meerwerk'],
    ['BestaandeBouw', 'verbouwingskosten'],
  ] as const)('toBladtekst mentions the cost of work on a home of type %s exactly once', (bestaandeWoning, veld) => {
    const tekst = readable(toBladtekst(regelsVan(huishoudenVan({ ...koper, bestaandeWoning, [veld]: 12_345 }, 2026))))
    expect(tekst.match(/€ 12\.345/g)).toHaveLength(1)
  })

  it('toBladhtml puts every list item in a list', () => {
    wet((huishouden) => {
      const rijk = document.createElement('div')
      rijk.innerHTML = toBladhtml(regelsVan(huishouden))
      expect(rijk.querySelectorAll(':not(ul) > li')).toHaveLength(0)
    })
  })

  /** The amounts follow from the norms of 2026 and the example rates of Moneyou; other tests check the amounts. */
  it('toBladtekst begins with the brand, the title and the home, and ends with the link', () => {
    const tekst = readable(toBladtekst(regelsVan(huishoudenVan({ ...koper, eigenGeld: 80_000 }, 2026))))
    expect(tekst).toMatchInlineSnapshot(`
      "Moneyou
      Je hypotheekberekening van 21-11-2026
      Vraagprijs: € 300.000
      Soort woning: Bestaande woning
      Berekend met de leennormen van 2026. Rente: 3,80%, 10 jaar vast.

      Dit is de uitkomst
      Je kan lenen: € 259.511
      Nieuwe woning en kosten: € 309.066
      Bruto maandlast: € 1.067
      Netto maandlast: € 790 (bij een hypotheek van € 229.066)

      Zo betaal je de woning en de kosten
      Eigen geld: € 80.000
      Hypotheekbedrag: € 229.066

      Aankoopkosten
      Leveringsakte: € 700
      Overdrachtsbelasting: € 6.000

      Overige kosten
      Hypotheekakte: € 700
      Afhandelings- en advieskosten online: n.b.
      Taxatie: € 750
      Kosten van NHG: € 916

      Dit heb je ingevuld
      Alleen of samen: Alleen
      Soort inkomen: Vast dienstverband
      Inkomen: € 60.000
      Pensioen binnen 10 jaar: Nee
      Schulden of alimentatie: Nee
      Koopwoning nu: Nee
      Startersvrijstelling: Weet ik niet

      Deze berekening is een inschatting, geen aanbod en geen advies.
      https://bank.voorbeeld/#hypotheekberekening=abc"
    `)
  })

  it('toBladtekst gives only the maximum and the monthly costs as the result when no price is filled in', () => {
    const tekst = readable(toBladtekst(regelsVan(huishoudenVan({ ...koper, vraagprijsWoning: undefined }, 2026))))
    expect(tekst).toMatchInlineSnapshot(`
      "Moneyou
      Je hypotheekberekening van 21-11-2026
      Berekend met de leennormen van 2026. Rente: 3,80%, 10 jaar vast.

      Dit is de uitkomst
      Maximale hypotheek: € 259.511
      Bruto maandlast: € 1.209
      Netto maandlast: € 884 (bij een hypotheek van € 259.511)

      Dit heb je ingevuld
      Alleen of samen: Alleen
      Soort inkomen: Vast dienstverband
      Inkomen: € 60.000
      Pensioen binnen 10 jaar: Nee
      Schulden of alimentatie: Nee
      Soort woning: Bestaande woning
      Koopwoning nu: Nee
      Eigen geld: € 20.000

      Deze berekening is een inschatting, geen aanbod en geen advies.
      https://bank.voorbeeld/#hypotheekberekening=abc"
    `)
  })
})
