import fc from 'fast-check'
import { expect, it } from 'vitest'

import { pasRegelsToe, toVerzoek, wijzig, type Antwoord, type Orientatie } from '../../../domain'
import { benodigdVoor, toAntwoorden, type Uitweg } from '../../../domain/vergelijking'
import { numberOfRuns } from '../../support/numberOfRuns'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { rekenkader } from '../../../adapters/testing/arbitraries/verzoek'
import { rightOf } from '../rekenkern/rightOf'

const MOMENT = new Date(0)

const na = (orientatie: Orientatie, antwoorden: readonly Antwoord[]): Orientatie =>
  antwoorden.reduce<Orientatie>(wijzig, orientatie)

const wet = (claim: (orientatie: Orientatie, uitwegen: readonly Uitweg[]) => void): void => {
  fc.assert(
    fc.property(losseOrientaties().map(pasRegelsToe), rekenkader(), (orientatie, kader) => {
      const { genoeg, nietGenoeg } = rightOf(benodigdVoor(toVerzoek(orientatie, MOMENT), kader))
      claim(orientatie, [...genoeg, ...nietGenoeg])
    }),
    numberOfRuns(300),
  )
}

it('gives the answers that ask for exactly the changed request', () => {
  wet((orientatie, uitwegen) => {
    for (const { verandering, verzoek } of uitwegen) {
      const ander = na(orientatie, toAntwoorden(toVerzoek(orientatie, MOMENT), verzoek))
      expect(toVerzoek(ander, MOMENT), JSON.stringify(verandering)).toEqual(verzoek)
    }
  })
})

it('meets every kind of way out in so many households', () => {
  const soorten = new Set<string>()
  wet((_, uitwegen) => {
    for (const { verandering } of uitwegen) soorten.add(verandering.soort)
  })
  expect([...soorten].sort()).toEqual([
    'anderePeriode',
    'beterEnergielabel',
    'lagerePrijs',
    'meerEigenGeld',
    'meerInkomen',
    'minderSchulden',
    'minderWerk',
  ])
})

it('answers no question that is not asked or is answered so already', () => {
  wet((orientatie, uitwegen) => {
    expect(toAntwoorden(toVerzoek(orientatie, MOMENT), toVerzoek(orientatie, MOMENT))).toEqual([])
    for (const { verzoek } of uitwegen) {
      const antwoorden = toAntwoorden(toVerzoek(orientatie, MOMENT), verzoek)
      expect(antwoorden.length).toBeGreaterThan(0)
      expect(new Set(antwoorden.map(({ veld }) => veld)).size).toBe(antwoorden.length)
    }
  })
})
