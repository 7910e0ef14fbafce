import { describe, expect, it } from 'vitest'

import { toSamenvatting } from '../../../application'
import { metOnderpand, normenVan, roundOpzet, startersvragen } from '../../../domain'
import { roundTekort } from '../../../domain/geld'
import { LAATSTE_STAP } from '../../../domain/orientatie'
import { toBonnetje } from '../../../ui/samenvatting/toBonnetje'
import { gevolgVan } from '../../../ui/stappen/startersgevolg'
import { samenvattingLabels, samenvattingTekst } from '../../../ui/tekst/samenvatting'
import { toBlad, type Bladregel } from '../../../ui/vensters/afdruk/toBlad'
import { koper } from '../../application/samenvatting/kopers'
import { each, sometimes } from '../../support/sometimes'
import { huishoudens, huishoudenVan, tryHuishoudens, type Huishouden } from './huishoudens'
import { bedragBij, bedragenIn, som } from './lees'

const DETAILS = [
  'koopprijs',
  'verbouwingskosten',
  'meerwerk',
  'leveringsakte',
  'overdrachtsbelasting',
  'hypotheekakte',
  'taxatie',
  'nhgKosten',
  'overwaarde',
  'restschuld',
] as const

const BETALING = ['hypotheekbedrag', 'eigenGeld', 'extraBenodigdeEigenInleg'] as const

/** Returns the summary of the last step, with the details unfolded, as sentences for screen readers. */
const bonnetjeVan = ({ momentopname }: Huishouden) =>
  toBonnetje(toSamenvatting(momentopname, LAATSTE_STAP), {
    verouderd: false,
    details: true,
    nieuwereNormen: undefined,
    herkomst: '',
  })

/** Returns two announced texts: the block 'Je benodigde hypotheek', and the part of that block with the details. */
const voorgelezen = (huishouden: Huishouden) => {
  const tekst = bonnetjeVan(huishouden)
  const [, nodig = ''] = tekst.split(`${samenvattingTekst.benodigdeHypotheek}.`)
  const [, details = ''] = nodig.split(`${samenvattingTekst.aankoopkosten}.`)
  return { tekst: nodig, details }
}

const opPapier = (regels: readonly Bladregel[]): string =>
  regels.map(({ naam, waarde, toelichting = '' }) => `${naam}: ${waarde}\n${toelichting}`).join('\n')

/** Returns two printed texts: the result with the payment of the home, and the costs. */
const geprint = ({ momentopname }: Huishouden) => {
  const { antwoord, groepen } = toBlad(momentopname)
  const onder = (titel: string) => opPapier(groepen.find((groep) => groep.titel === titel)?.regels ?? [])
  return {
    tekst: `${opPapier(antwoord)}\n${onder(samenvattingTekst.betaling)}`,
    details: `${onder(samenvattingTekst.aankoopkosten)}\n${onder(samenvattingTekst.overigeKosten)}`,
  }
}

/** The third item is the shown shortage when nothing is missing. Paper omits such a shortage. */
describe.each([
  ['for screen readers', voorgelezen, 0],
  ['on paper', geprint, undefined],
] as const)('the summary %s', (waar, lees, geenTekort) => {
  const wet = (claim: (gelezen: ReturnType<typeof lees>, huishouden: Huishouden) => void) =>
    tryHuishoudens(50, (huishouden) => claim(lees(huishouden), huishouden))
  const nodigIn = (tekst: string) => bedragBij(tekst, samenvattingLabels.benodigdeFinanciering)

  it(`the details of the summary ${waar} add up to 'Nieuwe woning en kosten'`, () => {
    wet(({ tekst, details }) => {
      const delen = DETAILS.map((key) => bedragBij(details, samenvattingLabels[key]) ?? 0)
      expect(som(delen)).toBe(nodigIn(tekst))
    })
  })

  it(`the payments in the summary ${waar} add up to 'Nieuwe woning en kosten'`, () => {
    wet(({ tekst }) => {
      const delen = BETALING.map((key) => bedragBij(tekst, samenvattingLabels[key]) ?? 0)
      expect(som(delen)).toBe(nodigIn(tekst))
    })
  })

  it(`the summary ${waar} rounds the shortage up to a whole euro`, () => {
    wet(({ tekst }, { momentopname }) => {
      const getoond = bedragBij(tekst, samenvattingLabels.extraBenodigdeEigenInleg)
      const tekort = momentopname.financieringsOpzet.extraBenodigdeEigenInleg ?? 0
      expect(getoond ?? 0).toBeGreaterThanOrEqual(tekort)
      expect((getoond ?? 0) - tekort).toBeLessThan(1)
      if (sometimes('no shortage', roundTekort(tekort) === 0)) expect(getoond).toBe(geenTekort)
    })
  })

  it(`transfer tax, NHG fee and sale amounts of the summary ${waar} are within a euro of the exact ones`, () => {
    wet(({ details }, { momentopname: { financieringsOpzet } }) => {
      for (const key of ['overdrachtsbelasting', 'nhgKosten', 'restschuld'] as const) {
        const getoond = bedragBij(details, samenvattingLabels[key]) ?? 0
        expect(Math.abs(getoond - (financieringsOpzet[key] ?? 0))).toBeLessThan(1)
      }
      const { overwaarde = 0, makelaarskosten = 0 } = metOnderpand(financieringsOpzet) ?? {}
      const rond = metOnderpand(roundOpzet(financieringsOpzet))
      expect(Math.abs((rond?.overwaarde ?? 0) - overwaarde)).toBeLessThan(1)
      expect(Math.abs((rond?.makelaarskosten ?? 0) - makelaarskosten)).toBeLessThan(1)
    })
  })

  it(`the summary ${waar} shows the asking price and the own money that the visitor typed`, () => {
    wet(({ tekst, details }, { momentopname: { vraagprijsWoning, eigenGeld } }) => {
      expect(bedragBij(details, samenvattingLabels.koopprijs)).toBe(vraagprijsWoning)
      const ervan = /Je hebt genoeg: (€\s[\d.]+)/.exec(tekst)?.[1]
      const getypt = sometimes('enough own money', ervan)
        ? bedragenIn(ervan)[0]
        : bedragBij(tekst, samenvattingLabels.eigenGeld)
      expect(getypt).toBe(eigenGeld)
    })
  })
})

describe('gevolgVan', () => {
  it('gevolgVan, the text below the startersvrijstelling question, names the same transfer tax as the summary', () => {
    const gevraagd = huishoudens.filter(
      ({ momentopname, kader }) => startersvragen(momentopname, kader.normen).length > 0,
    )
    const claim = (huishouden: Huishouden) => {
      const { momentopname, kader } = huishouden
      const belasting = bedragBij(bonnetjeVan(huishouden), samenvattingLabels.overdrachtsbelasting)
      const gelezen = bedragenIn(gevolgVan(momentopname, kader.normen, momentopname))
      sometimes('an amount in the text', gelezen)
      expect(gelezen).toEqual(gelezen.map(() => belasting))
    }
    tryHuishoudens(300, claim, gevraagd)
  })

  it('gevolgVan returns the same text for the same answers, whichever answers gave the result on screen', () => {
    const samen = { ...koper, alleenSamen: 'samen' } as const
    const van = (vraagprijsWoning: number, vrij: 'ja' | 'nee', partnerVrij: 'ja' | 'nee') =>
      huishoudenVan(
        {
          ...samen,
          vraagprijsWoning,
          eigen: { ...koper.eigen, startersvrijstelling: vrij },
          partner: { ...koper.partner, startersvrijstelling: partnerVrij },
        },
        2026,
      ).momentopname
    const alle = [
      van(200_000, 'nee', 'nee'),
      van(200_000, 'ja', 'nee'),
      van(215_094, 'nee', 'nee'),
      van(215_094, 'ja', 'nee'),
    ]
    for (const antwoorden of each('answers', alle)) {
      const eigen = gevolgVan(antwoorden, normenVan(2026), undefined)
      expect(alle.map((ander) => gevolgVan(antwoorden, normenVan(2026), ander))).toEqual(alle.map(() => eigen))
    }
  })

  it('gevolgVan calculates the transfer tax from the new price while the result on screen has another price', () => {
    // The transfer tax is 2% of 215.094 euro: 4.301,88 euro, shown as 4.302.
    const { momentopname } = huishoudenVan({ ...koper, vraagprijsWoning: 200_000 }, 2026)
    const antwoorden = { ...momentopname, vraagprijsWoning: 215_094 }
    expect(bedragenIn(gevolgVan(antwoorden, normenVan(2026), momentopname))).toEqual([4302])
  })
})
