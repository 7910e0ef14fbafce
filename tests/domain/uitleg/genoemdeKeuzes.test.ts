import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  aannamesVan,
  berekenFinancieringsOpzet,
  type Aanname,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
} from '../../../domain'
import { verantwoord } from '../../../domain/uitleg'
import { numberOfRuns } from '../../support/numberOfRuns'
import { metKader } from '../../../adapters/testing/arbitraries/verzoek'
import { verzoekVanTwee } from '../rekenkern/verzoekVanTwee'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan, type Persoon } from '../rekenkern/voorbeeldverzoek'

const aannamesBij = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): readonly Aanname[] =>
  aannamesVan(verzoek, rightOf(berekenFinancieringsOpzet(verzoek, kader)).financieringsOpzet, kader)

const namenVan = (personen: readonly Persoon[]) => aannamesBij(verzoekVan(personen), kaderVan()).map(({ naam }) => naam)

describe('a choice of this calculator', () => {
  it('names figures of the norms and of our own, in the sentence too', () => {
    const onderpand = bestaandeWoning(480_000, { verkoopprijs: 300_000 })
    const [duur, nhg] = [verzoekVan([{ inkomen: 150_000 }], { onderpand, periode: 60 }), bestaandeWoning(300_000)]
    const kader = { ...kaderVan({ periode: 60, jaar: 2026 }) }
    const zinnenVan = (verzoek: FinancieringsOpzetVerzoek) =>
      rightOf(verantwoord(verzoek, kader)).aannames.flatMap(({ naam, getal, toelichting }) =>
        getal === undefined ? [] : [`${naam}: ${toelichting}`],
      )
    expect(zinnenVan(duur)).toEqual([
      'toetsrente: Je rente staat korter dan 10 jaar vast. Daarom rekenen we met minstens de toetsrente van de AFM. ' +
        'In het laatste kwartaal dat we kennen, is die 5%.',
      'energiebesparing: Wat je extra mag lenen om energie te besparen, zit hier niet in. Met dat bedrag erbij mag ' +
        'je hypotheek hoogstens 106% van de waarde zijn.',
      'hogereNhgGrens: We rekenen zonder NHG. Voor energie besparen en voor heel zuinige woningen is de NHG-grens ' +
        'hoger. Die gebruiken we niet. Die grens is € 498.200.',
      'verkoopkosten: We schatten wat de verkoop van je huidige woning kost. We rekenen 2% van de verkoopprijs.',
      'eenNormjaar: We vragen niet wanneer je het aanbod krijgt en bij de notaris tekent. ' +
        'Voor alles rekenen we met de regels van 2026.',
    ])
    expect(zinnenVan(verzoekVan([{ inkomen: 60_000 }], { onderpand: nhg, periode: 60 }))).toContain(
      'nhg: Je woning kost niet meer dan de NHG-grens en je leent niet meer, dus we rekenen met NHG. Of je aan de andere ' +
        'voorwaarden voldoet, kijken we niet na. De kosten van NHG, 0,4% van je hypotheek, leen je mee.',
    )
  })

  it('has the figures that a calculation was given, not those of a year', () => {
    const kader = kaderVan({ jaar: 2026, periode: 60 })
    const { leningTenOpzichteVanWaarde: lening, toetsrente } = kader.normen
    const normen = {
      ...kader.normen,
      toetsrente: { ...toetsrente, waarde: [5, 5.3] as const },
      leningTenOpzichteVanWaarde: { ...lening, waarde: { ...lening.waarde, hoogsteMetVerduurzaming: 110 } },
    }
    const verzoek = verzoekVan([{ inkomen: 60_000 }], { onderpand: bestaandeWoning(300_000), periode: 60 })
    expect(aannamesBij(verzoek, { ...kader, normen })).toEqual(
      expect.arrayContaining([
        { naam: 'toetsrente', groep: 'bijJou', getal: 5.3 },
        { naam: 'energiebesparing', groep: 'bijDeWoning', getal: 110 },
      ]),
    )
  })

  it('names a tie of two kinds of income just when there is one, now or after a pension', () => {
    fc.assert(
      fc.property(metKader(verzoekVanTwee), ([verzoek, kader]) => {
        const isGelijk = rightOf(verantwoord(verzoek, kader))
          .stappen.filter(({ id }) => id.endsWith('leeftijdsgroep'))
          .some(({ invoer }) => {
            const { toetsinkomenEerste, toetsinkomenTweede, soortEerste, soortTweede } = Object.fromEntries(
              invoer.map(({ naam, waarde }) => [naam, waarde]),
            )
            const metPensioen = [soortEerste, soortTweede].filter((soort) => soort === 'Pensioen').length
            return toetsinkomenEerste === toetsinkomenTweede && metPensioen === 1
          })
        expect(aannamesBij(verzoek, kader).some(({ naam }) => naam === 'gelijkInkomen')).toBe(isGelijk)
      }),
      numberOfRuns(300),
    )
    const evenveel = [{ inkomen: 40_000 }, { soort: 'Pensioen', inkomen: 40_000 }] as const
    expect(namenVan(evenveel)).toContain('gelijkInkomen')
    expect(namenVan([{ inkomen: 40_000 }, { inkomen: 50_000, pensioenBinnen10Jaar: 40_000 }])).toContain(
      'gelijkInkomen',
    )
    const metRuis = { inkomen: 20_000.13, alimentatie: 0.01 }
    expect(namenVan([metRuis, { soort: 'Pensioen', inkomen: 20_000.01 }])).toContain('gelijkInkomen')
    expect(namenVan([{ inkomen: 40_000 }, { soort: 'Pensioen', inkomen: 39_999 }])).not.toContain('gelijkInkomen')
    expect(namenVan([{ inkomen: 40_000 }, { inkomen: 40_000 }])).not.toContain('gelijkInkomen')
  })

  it('says that nothing is added without room, to who has an income', () => {
    expect(namenVan([{ inkomen: 30_000, leningen: 5000 }])).toContain('zonderRuimte')
    expect(namenVan([{ inkomen: 30_000 }])).not.toContain('zonderRuimte')
    expect(namenVan([{ inkomen: 0 }])).not.toContain('zonderRuimte')
    expect(namenVan([{ soort: 'Overig', inkomen: 30_000 }])).not.toContain('zonderRuimte')
  })
})
