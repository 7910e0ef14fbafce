import { expect, it } from 'vitest'

import type { Orientatie } from '../../../domain'
import {
  gevraagdeVelden,
  toGeteldAntwoord,
  VELDEN,
  waardeVan,
  zichtbareVelden,
  type Veld,
  type Wie,
} from '../../../domain/orientatie'
import { everyLosseOrientatie } from '../../support/every'

/** The questions of each step in reading order, but not the norm-dependent question about the startersvrijstelling. */
const LEESVOLGORDE: readonly (readonly Veld[])[] = [
  [
    'alleenSamen',
    'eigen.dienstBetrekking',
    'eigen.inkomen',
    'eigen.inkomenPensioen',
    'eigen.pensioenBinnen10Jaar',
    'eigen.inkomenPensioenVerwacht',
    'partner.dienstBetrekking',
    'partner.inkomen',
    'partner.inkomenPensioen',
    'partner.pensioenBinnen10Jaar',
    'partner.inkomenPensioenVerwacht',
    'schulden',
    'eigen.leningen',
    'eigen.partneralimentatie',
    'eigen.studieschuld',
    'partner.leningen',
    'partner.partneralimentatie',
    'partner.studieschuld',
  ],
  [
    'vraagprijsWoning',
    'bestaandeWoning',
    'energielabelType',
    'verbouwingskosten',
    'meerwerk',
    'woonJeNuInEenKoopwoning',
    'verkoopPrijsWoning',
    'huidigeHypotheekBedrag',
    'eigenGeld',
  ],
  ['renteperiode'],
]

/** Returns, by question name, whether home buyer `wie` gets that question. Questions for every buyer are absent. */
const vragenAan = ({ eigen, partner, schulden }: Orientatie, wie: Wie): Readonly<Record<string, boolean>> => {
  const { dienstBetrekking, pensioenBinnen10Jaar } = { eigen, partner }[wie]
  const isPensioen = dienstBetrekking === 'Pensioen'
  const metSchulden = schulden === 'ja'
  return {
    inkomen: !isPensioen && dienstBetrekking !== 'Overig',
    inkomenPensioen: isPensioen,
    pensioenBinnen10Jaar: !isPensioen,
    inkomenPensioenVerwacht: !isPensioen && pensioenBinnen10Jaar === 'ja',
    leningen: metSchulden,
    partneralimentatie: metSchulden,
    studieschuld: metSchulden,
  }
}

const vragenOverWoningen = (orientatie: Orientatie): Readonly<Record<string, boolean>> => ({
  verbouwingskosten: orientatie.bestaandeWoning === 'BestaandeBouw',
  meerwerk: orientatie.bestaandeWoning === 'Nieuwbouw',
  verkoopPrijsWoning: orientatie.woonJeNuInEenKoopwoning === 'ja',
  huidigeHypotheekBedrag: orientatie.woonJeNuInEenKoopwoning === 'ja',
})

/** Whether the question `veld` is asked when its step is open, given the answers in `orientatie`. */
const isGevraagd = (orientatie: Orientatie, veld: Veld): boolean => {
  const [wie, vraag = ''] = veld.split('.')
  if (wie === 'partner' && orientatie.alleenSamen === 'alleen') return false
  if (wie === 'eigen' || wie === 'partner') return vragenAan(orientatie, wie)[vraag] ?? true
  return vragenOverWoningen(orientatie)[veld] ?? true
}

it('zichtbareVelden returns the questions of a step that apply to the home buyers, in reading order', () => {
  everyLosseOrientatie((orientatie) => {
    const gevraagd = LEESVOLGORDE.map((velden) => velden.filter((veld) => isGevraagd(orientatie, veld)))
    expect(([0, 1, 2] as const).map((stap) => zichtbareVelden(orientatie, stap))).toEqual(gevraagd)
  })
})

it('gevraagdeVelden returns the visible questions of all steps', () => {
  everyLosseOrientatie((orientatie) => {
    const gevraagd = LEESVOLGORDE.flat().filter((veld) => isGevraagd(orientatie, veld))
    expect(gevraagdeVelden(orientatie)).toEqual(new Set(gevraagd))
  })
})

it('toGeteldAntwoord returns an answer if its question is asked, and otherwise undefined', () => {
  everyLosseOrientatie((orientatie) => {
    const gevraagd = gevraagdeVelden(orientatie)
    const verwacht = VELDEN.map((veld) => (gevraagd.has(veld) ? waardeVan(orientatie, veld) : undefined))
    expect(VELDEN.map(toGeteldAntwoord(orientatie))).toEqual(verwacht)
  })
})

it('LEESVOLGORDE of this test has all questions, except the startersvrijstelling', () => {
  expect(new Set(LEESVOLGORDE.flat())).toEqual(new Set(VELDEN.filter((veld) => !veld.endsWith('startersvrijstelling'))))
})
