import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  metOnderpand,
  normenVan,
  roundOpzet,
  voorbeeldRentes,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
} from '../../../domain'
import { anderenVan } from '../../../domain/vergelijking/gevoeligheid'
import { gevoeligeZinnen } from '../../../ui/watAls/gevoelig'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { tryHuishoudens } from './huishoudens'
import { bedragenIn } from './lees'

/** What can be borrowed, what is missing and the net cost, as the summary shows them. */
const getoondVan = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): readonly number[] => {
  const opzet = roundOpzet(rightOf(berekenFinancieringsOpzet(verzoek, kader)).financieringsOpzet)
  return [opzet.maximaleHypotheek, metOnderpand(opzet)?.extraBenodigdeEigenInleg ?? 0, opzet.maandlastNetto]
}

/** The sentences that tell of those three, and the word that makes a difference less. */
const GEVOLGEN = [
  [/Dan kan je .*? lenen\./, 'minder'],
  [/Dan kom je .*? (?:meer|minder) tekort\./, 'minder'],
  [/Je netto maandlast .*? (?:hoger|lager)\./, 'lager'],
] as const

const gelezenIn = (zin: string): readonly number[] =>
  GEVOLGEN.map(([gevolg, minder]) => {
    const gezegd = gevolg.exec(zin)?.[0] ?? ''
    return (bedragenIn(gezegd)[0] ?? 0) * (gezegd.includes(minder) ? -1 : 1) + 0
  })

const gesorteerd = (verschillen: readonly (readonly number[])[]): readonly string[] =>
  verschillen.map((verschil) => JSON.stringify(verschil)).toSorted()

const expectVerteld = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): void => {
  const was = getoondVan(verzoek, kader)
  const verschillen = anderenVan(verzoek)
    .filter(({ verandering }) => verandering.soort !== 'anderePeriode')
    .map((ander) => getoondVan(ander.verzoek, kader).map((cijfer, plek) => cijfer - (was[plek] ?? 0)))
    .filter((verschil) => verschil.some((een) => een !== 0))
  const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
  const zinnen = gevoeligeZinnen(verzoek, kader, financieringsOpzet)
  expect(gesorteerd(zinnen.map(gelezenIn))).toEqual(gesorteerd(verschillen))
}

/** A thousand less makes the net cost go from 268,21 to 255,50, which 268.21 - 12.71 falls just short of. */
const OP_DE_HELFT: FinancieringsOpzetVerzoek = {
  labelCode: 'MY',
  timestamp: '2026-03-14T10:30:00.000Z',
  ingangsdatumHypotheek: '2025-03-14',
  rentevastperiode: 120,
  eigenInleg: 0,
  hypotheekgevers: [
    {
      volgnummer: 1,
      inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 17_321, ingangsdatum: '2025-03-14' },
      uitgaven: {},
      binnen10JaarMetPensioen: false,
    },
  ],
  onderpand: { koopsom: 460_240, onderpandType: 'BestaandeBouw', energielabelType: 'Onbekend' },
}

describe('what something else comes to', () => {
  it('is told as the difference of the figures that the summary shows of both', () => {
    tryHuishoudens(60, ({ verzoek, kader }) => expectVerteld(verzoek, kader))
  })

  it('is so where a figure becomes just half a euro', () => {
    expectVerteld(OP_DE_HELFT, {
      normen: normenVan(2026),
      rentetarieven: voorbeeldRentes.MY,
      startersvrijstelling: 'nee',
    })
  })
})
