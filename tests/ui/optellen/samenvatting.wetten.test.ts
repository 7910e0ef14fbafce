import { describe, expect, it } from 'vitest'

import { toSamenvatting } from '../../../application'
import { toTextBlocks } from '../../../adapters/vraag/toTextBlocks'
import { metOnderpand, normenVan, roundOpzet, startersvragen } from '../../../domain'
import { LAATSTE_STAP } from '../../../domain/orientatie'
import { toBonnetje } from '../../../ui/samenvatting/useBonnetje'
import { gevolgVan } from '../../../ui/stappen/startersgevolg'
import { betaalwijzeTekst, samenvattingLabels, samenvattingTekst } from '../../../ui/tekst/samenvatting'
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

const SOORTEN = ['hypotheek', 'eigenGeld', 'overwaarde', 'tekort'] as const

/** The summary as it is read aloud, with its details. */
const bonnetjeVan = ({ momentopname }: Huishouden) =>
  toBonnetje(toSamenvatting(momentopname, LAATSTE_STAP), {
    verouderd: false,
    details: true,
    nieuwereNormen: undefined,
    herkomst: '',
  })

/** The summary as it is read aloud, and as the terminal prints it: the parts under their titles. */
const voorgelezen = (huishouden: Huishouden) => {
  const tekst = bonnetjeVan(huishouden)
  const [voor = '', rest = ''] = tekst.split(`${samenvattingLabels.benodigdeFinanciering}:`)
  const [boven = '', betaald = ''] = voor.split(`${betaalwijzeTekst.titel}.`)
  const nodig = `${samenvattingLabels.benodigdeFinanciering}:${rest}`
  const [hoofd = '', details = ''] = nodig.split(`${samenvattingTekst.aankoopkosten}.`)
  const lines = `${boven}${nodig}`
  /** What a line says, the parts do not say again. */
  const gezegd = {
    hypotheek: bedragBij(lines, samenvattingLabels.hypotheekbedrag),
    eigenGeld: bedragBij(lines, 'Hiervan heb je') ?? bedragBij(lines, samenvattingLabels.eigenGeld),
    overwaarde: 0,
    tekort: bedragBij(lines, samenvattingLabels.extraBenodigdeEigenInleg),
  }
  const betalingen = SOORTEN.map((soort) => bedragBij(betaald, betaalwijzeTekst.delen[soort]) ?? gezegd[soort] ?? 0)
  return { tekst: lines, betaald, betalingen, hoofd, details }
}

const geprint = ({ momentopname }: Huishouden) => {
  const blokken = toTextBlocks(momentopname, LAATSTE_STAP, 80)
  const onder = (titel: string) => blokken.find((blok) => blok.titel === titel)?.lines.join('\n') ?? ''
  const hoofd = onder(samenvattingTekst.benodigdeHypotheek)
  const betaald = onder(betaalwijzeTekst.titel)
  return {
    tekst: hoofd,
    betaald,
    betalingen: SOORTEN.map((soort) => bedragBij(betaald, betaalwijzeTekst.delen[soort]) ?? 0),
    hoofd,
    details: `${onder(samenvattingTekst.aankoopkosten)}\n${onder(samenvattingTekst.overigeKosten)}`,
  }
}

describe.each([
  ['read aloud', voorgelezen],
  ['in a terminal', geprint],
] as const)('the summary %s', (_waar, lees) => {
  const wet = (claim: (gelezen: ReturnType<typeof lees>, huishouden: Huishouden) => void) =>
    tryHuishoudens(50, (huishouden) => claim(lees(huishouden), huishouden))
  const nodigIn = (hoofd: string) => bedragBij(hoofd, samenvattingLabels.benodigdeFinanciering)

  it('has details that add up to the new home and its costs', () => {
    wet(({ hoofd, details }) => {
      const delen = DETAILS.map((key) => bedragBij(details, samenvattingLabels[key]) ?? 0)
      expect(som(delen)).toBe(nodigIn(hoofd))
    })
  })

  it('has parts of the payment that add up to their total, which is what is needed and what was taken off', () => {
    wet(({ betaald, betalingen: delen, hoofd }) => {
      const af = /na aftrek van (€\s[\d.]+)/.exec(hoofd)?.[1] ?? ''
      expect(bedragBij(betaald, betaalwijzeTekst.totaal) ?? som(delen)).toBe(som(delen))
      expect(som(delen)).toBe((nodigIn(hoofd) ?? 0) + som(bedragenIn(af)))
    })
  })

  it('has the mortgage and the shortage of the payment in their own lines', () => {
    wet(({ tekst, betalingen: [hypotheek, , , tekort] }) => {
      expect(hypotheek).toBe(bedragBij(tekst, samenvattingLabels.hypotheekbedrag))
      expect(tekort).toBe(bedragBij(tekst, samenvattingLabels.extraBenodigdeEigenInleg))
    })
  })

  it('never shows a shortage lower than it is, nor a euro more', () => {
    wet(({ tekst }, { momentopname: { financieringsOpzet } }) => {
      const getoond = bedragBij(tekst, samenvattingLabels.extraBenodigdeEigenInleg) ?? NaN
      const tekort = financieringsOpzet.extraBenodigdeEigenInleg ?? 0
      expect(getoond).toBeGreaterThanOrEqual(tekort)
      expect(getoond - tekort).toBeLessThan(1)
    })
  })

  it('has no figure that is a euro or more from what it is to the cent', () => {
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

  it('has the price and own money as they were typed', () => {
    wet(({ tekst, details }, { momentopname: { vraagprijsWoning, eigenGeld } }) => {
      expect(bedragBij(details, samenvattingLabels.koopprijs)).toBe(vraagprijsWoning)
      expect(bedragBij(tekst, samenvattingLabels.eigenGeld)).toBe(eigenGeld)
    })
  })
})

describe('the transfer tax that starters read of under their question', () => {
  it('is that of the details', () => {
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

  it('is the same beside the result of other answers as without a result', () => {
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

  it('is that of the answers themselves while the result on screen is of another price', () => {
    // 2% of 215.094 is 4.301,88.
    const { momentopname } = huishoudenVan({ ...koper, vraagprijsWoning: 200_000 }, 2026)
    const antwoorden = { ...momentopname, vraagprijsWoning: 215_094 }
    expect(bedragenIn(gevolgVan(antwoorden, normenVan(2026), momentopname))).toEqual([4302])
  })
})
