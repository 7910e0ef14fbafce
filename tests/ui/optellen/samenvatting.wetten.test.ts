import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toSamenvatting } from '../../../application'
import { toTextBlocks } from '../../../adapters/vraag/toTextBlocks'
import { metOnderpand, roundOpzet } from '../../../domain'
import { LAATSTE_STAP } from '../../../domain/orientatie'
import { toBonnetje } from '../../../ui/samenvatting/toBonnetje'
import { betaalwijzeTekst, samenvattingLabels, samenvattingTekst } from '../../../ui/tekst/zinnen'
import { numberOfRuns, VEEL } from '../../support/numberOfRuns'
import { huishoudens, type Huishouden } from './huishoudens'
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

/** The summary as it is read aloud, and as the terminal prints it: the parts under their titles. */
const voorgelezen = ({ momentopname }: Huishouden) => {
  const tekst = toBonnetje(toSamenvatting(momentopname, LAATSTE_STAP), {
    verouderd: false,
    details: true,
    nieuwereNormen: undefined,
    herkomst: '',
  })
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
  const wet = (claim: (gelezen: ReturnType<typeof lees>, huishouden: Huishouden) => void) => {
    fc.assert(
      fc.property(huishoudens, (huishouden) => claim(lees(huishouden), huishouden)),
      numberOfRuns(50, VEEL),
    )
  }
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
