import { describe, expect, it } from 'vitest'

import type { FinancieringsOpzetVerzoek } from '../../../domain'
import { zinVan } from '../../../domain/aannames/woorden'
import { aannamesBij, bestaandeWoning, kaderVan, verzoekVan } from '../rekenkern/voorbeeldverzoek'
import { readable } from '../../support/readable'

describe('figure in the sentence of an aanname', () => {
  it('the sentence of an aanname shows its getal, and no such sentence mentions NHG if nothing is borrowed', () => {
    const onderpand = bestaandeWoning(480_000, { verkoopprijs: 300_000 })
    const [duur, nhg] = [verzoekVan([{ inkomen: 150_000 }], { onderpand, periode: 60 }), bestaandeWoning(300_000)]
    const kader = { ...kaderVan({ periode: 60, jaar: 2026 }) }
    const zinnenVan = (verzoek: FinancieringsOpzetVerzoek) =>
      aannamesBij(verzoek, kader).flatMap((aanname) =>
        aanname.getal === undefined ? [] : [readable(`${aanname.naam}: ${zinVan(aanname)}`)],
      )
    expect(zinnenVan(duur)).toEqual([
      'toetsrente: Je rente staat korter dan 10 jaar vast. Daarom rekenen we met minstens de toetsrente van de AFM. ' +
        'In het laatste kwartaal dat we kennen, is die 5%.',
      'energiebesparing: Wat je extra mag lenen om energie te besparen, zit hier niet in. Met dat bedrag erbij mag ' +
        'je hypotheek hoogstens 106% van de waarde zijn.',
      'hogereNhgGrens: Financier je energiebesparende maatregelen mee? Dan is de NHG-grens € 498.200. Daar rekenen we niet mee.',
      'verkoopkosten: We schatten wat de verkoop van je huidige woning kost. We rekenen 2% van de verkoopprijs.',
      'eenNormjaar: We vragen niet wanneer je het aanbod krijgt en bij de notaris tekent. ' +
        'Voor alles rekenen we met de regels van 2026.',
    ])
    const nietsGeleend = verzoekVan([{ inkomen: 150_000 }], { onderpand, periode: 60, eigenInleg: 900_000 })
    expect(zinnenVan(nietsGeleend).join()).not.toContain('NHG')
    expect(zinnenVan(verzoekVan([{ inkomen: 60_000 }], { onderpand: nhg, periode: 60 }))).toContain(
      'nhg: Je woning en je hypotheek zijn niet hoger dan de NHG-grens. Daarom rekenen we met NHG. ' +
        'Of je aan de andere voorwaarden voldoet, kijken we niet na. Met NHG is je rente bij de meeste geldverstrekkers ' +
        'lager. Moet je met verlies verkopen? Dan hoef je de schuld die overblijft soms niet te betalen. ' +
        'De kosten van NHG, 0,4% van je hypotheek, leen je mee.',
    )
  })

  it('getal of an aanname is the figure in the given rekenkader, even if the norm year has another figure', () => {
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
})
