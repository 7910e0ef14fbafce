import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  berekenFinancieringsOpzet,
  metOnderpand,
  roundOpzet,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
} from '../../../domain'
import { anderenVan } from '../../../domain/vergelijking/gevoeligheid'
import { gevoeligeZinnen } from '../../../ui/watAls/gevoelig'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { numberOfRuns, VEEL } from '../../support/numberOfRuns'
import { huishoudens } from './huishoudens'
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

describe('what something else comes to', () => {
  it('is told as the difference of the figures that the summary shows of both', () => {
    fc.assert(
      fc.property(huishoudens, ({ verzoek, kader }) => {
        const was = getoondVan(verzoek, kader)
        const verschillen = anderenVan(verzoek)
          .filter(({ verandering }) => verandering.soort !== 'anderePeriode')
          .map((ander) => getoondVan(ander.verzoek, kader).map((cijfer, plek) => cijfer - (was[plek] ?? 0)))
          .filter((verschil) => verschil.some((een) => een !== 0))
        const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kader))
        const zinnen = gevoeligeZinnen(verzoek, kader, financieringsOpzet)
        expect(gesorteerd(zinnen.map(gelezenIn))).toEqual(gesorteerd(verschillen))
      }),
      numberOfRuns(60, VEEL),
    )
  })
})
