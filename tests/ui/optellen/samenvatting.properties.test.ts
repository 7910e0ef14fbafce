import { describe, expect, it } from 'vitest'

import { isLeningOnbekend, toSamenvatting } from '../../../application'
import { toTextBlocks } from '../../../adapters/vraag/toTextBlocks'
import { metOnderpand, normenVan, roundOpzet, startersvragen } from '../../../domain'
import { LAATSTE_STAP } from '../../../domain/orientatie'
import { toBonnetje } from '../../../ui/samenvatting/toBonnetje'
import { gevolgVan } from '../../../ui/stappen/startersgevolg'
import { samenvattingLabels, samenvattingTekst } from '../../../ui/tekst/samenvatting'
import { koper } from '../../application/samenvatting/kopers'
import { huishoudens, huishoudenVan, tryHuishoudens, type Huishouden } from './huishoudens'
import { bedragBij, bedragenIn, som } from './lees'

const DETAILS = [
  'koopprijs',
  'verbouwingskosten',
  'meerwerk',
  'leveringsakte',
  'overdrachtsbelasting',
  'hypotheekakte',
  'afhandelingEnAdvies',
  'taxatie',
  'nhgKosten',
  'overwaarde',
  'restschuld',
] as const

const BETALING = ['hypotheekbedrag', 'eigenGeld', 'extraBenodigdeEigenInleg'] as const

/** Returns the summary as it is announced, with its details. */
const bonnetjeVan = ({ momentopname }: Huishouden) =>
  toBonnetje(toSamenvatting(momentopname, LAATSTE_STAP), {
    verouderd: false,
    details: true,
    nieuwereNormen: undefined,
    herkomst: '',
  })

/** Returns the part of the announced summary about the needed mortgage, and the details in that part. */
const voorgelezen = (huishouden: Huishouden) => {
  const tekst = bonnetjeVan(huishouden)
  const [, nodig = ''] = tekst.split(`${samenvattingTekst.benodigdeHypotheek}.`)
  const [, details = ''] = nodig.split(`${samenvattingTekst.aankoopkosten}.`)
  return { tekst: nodig, details }
}

const geprint = ({ momentopname }: Huishouden) => {
  const blokken = toTextBlocks(momentopname, LAATSTE_STAP, 80)
  const onder = (titel: string) => blokken.find((blok) => blok.titel === titel)?.lines.join('\n') ?? ''
  return {
    tekst: onder(samenvattingTekst.benodigdeHypotheek),
    details: `${onder(samenvattingTekst.aankoopkosten)}\n${onder(samenvattingTekst.overigeKosten)}`,
  }
}

describe.each([
  ['read aloud', voorgelezen],
  ['in a terminal', geprint],
] as const)('the summary %s', (waar, lees) => {
  const wet = (claim: (gelezen: ReturnType<typeof lees>, huishouden: Huishouden) => void) =>
    tryHuishoudens(50, (huishouden) => claim(lees(huishouden), huishouden))
  const nodigIn = (tekst: string) => bedragBij(tekst, samenvattingLabels.benodigdeFinanciering)

  it(`the details of the summary ${waar} add up to 'Nieuwe woning en kosten'`, () => {
    wet(({ tekst, details }) => {
      const delen = DETAILS.map((key) => bedragBij(details, samenvattingLabels[key]) ?? 0)
      expect(som(delen)).toBe(nodigIn(tekst))
    })
  })

  it(`the payments in the summary ${waar} add up to 'Nieuwe woning en kosten' once the loan is known`, () => {
    wet(({ tekst }, { momentopname }) => {
      if (isLeningOnbekend(momentopname)) return
      const delen = BETALING.map((key) => bedragBij(tekst, samenvattingLabels[key]) ?? 0)
      expect(som(delen)).toBe(nodigIn(tekst))
    })
  })

  it(`the summary ${waar} never shows a shortage below the exact one, nor a euro or more above it`, () => {
    wet(({ tekst }, { momentopname }) => {
      if (isLeningOnbekend(momentopname)) return
      const getoond = bedragBij(tekst, samenvattingLabels.extraBenodigdeEigenInleg) ?? NaN
      const tekort = momentopname.financieringsOpzet.extraBenodigdeEigenInleg ?? 0
      expect(getoond).toBeGreaterThanOrEqual(tekort)
      expect(getoond - tekort).toBeLessThan(1)
    })
  })

  it(`the summary ${waar} shows no figure that is a euro or more off its exact amount`, () => {
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

  it(`the summary ${waar} shows the price and own money as they were typed`, () => {
    wet(({ tekst, details }, { momentopname: { vraagprijsWoning, eigenGeld } }) => {
      expect(bedragBij(details, samenvattingLabels.koopprijs)).toBe(vraagprijsWoning)
      const ervan = /Je hebt genoeg: (€\s[\d.]+)/.exec(tekst)?.[1]
      const getypt = ervan === undefined ? bedragBij(tekst, samenvattingLabels.eigenGeld) : bedragenIn(ervan)[0]
      expect(getypt).toBe(eigenGeld)
    })
  })
})

describe('the transfer tax below the starters question', () => {
  it('the transfer tax below the starters question equals that in the details', () => {
    const gevraagd = huishoudens.filter(
      ({ momentopname, kader }) => startersvragen(momentopname, kader.normen).length > 0,
    )
    const claim = (huishouden: Huishouden) => {
      const { momentopname, kader } = huishouden
      const belasting = bedragBij(bonnetjeVan(huishouden), samenvattingLabels.overdrachtsbelasting)
      const gelezen = bedragenIn(gevolgVan(momentopname, kader.normen, momentopname))
      expect(gelezen).toEqual(gelezen.map(() => belasting))
    }
    tryHuishoudens(300, claim, gevraagd)
  })

  it('the text below the starters question does not depend on a result of other answers', () => {
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
    for (const antwoorden of alle) {
      const eigen = gevolgVan(antwoorden, normenVan(2026), undefined)
      expect(alle.map((ander) => gevolgVan(antwoorden, normenVan(2026), ander))).toEqual(alle.map(() => eigen))
    }
  })

  it('the tax below the starters question follows the answers while the result on screen has another price', () => {
    // 2% of 215.094 is 4.301,88.
    const { momentopname } = huishoudenVan({ ...koper, vraagprijsWoning: 200_000 }, 2026)
    const antwoorden = { ...momentopname, vraagprijsWoning: 215_094 }
    expect(bedragenIn(gevolgVan(antwoorden, normenVan(2026), momentopname))).toEqual([4302])
  })
})
