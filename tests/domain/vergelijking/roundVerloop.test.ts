import { expect, it } from 'vitest'

import { aflossingsverloop, roundVerloop, type Aflossingsmaand } from '../../../domain/vergelijking'
import { kaderVan2025 } from '../../support/fakes/kader'
import { rightOf } from '../rekenkern/rightOf'
import { bestaandeWoning, verzoekVan } from '../rekenkern/voorbeeldverzoek'

const verzoek = verzoekVan([{ inkomen: 60_000 }], { eigenInleg: 30_000, onderpand: bestaandeWoning(280_000) })
const exact = rightOf(aflossingsverloop(verzoek, kaderVan2025))
const { jaren, lening } = roundVerloop(exact)

const POSTEN = ['rente', 'aflossing', 'bruto', 'voordeel', 'netto', 'restant'] as const

it('the figures of each year of roundVerloop add up, and each year follows from the year before', () => {
  expect(jaren).toHaveLength(30)
  for (const [plaats, { rente, aflossing, bruto, voordeel, netto, restant }] of jaren.entries()) {
    expect(rente + aflossing).toBe(bruto)
    expect(bruto - voordeel).toBe(netto)
    expect((jaren[plaats - 1]?.restant ?? lening) - aflossing).toBe(restant)
  }
})

it('each figure of roundVerloop is in whole euros, within 2 euros of the exact figure', () => {
  const afwijking = (rij: Omit<Aflossingsmaand, 'maand'>, zo: typeof rij | undefined) =>
    POSTEN.filter((post) => !Number.isInteger(rij[post]) || !(Math.abs(rij[post] - (zo?.[post] ?? NaN)) < 2))
  for (const [plaats, jaar] of jaren.entries()) {
    expect(afwijking(jaar, exact.jaren[plaats])).toEqual([])
    for (const [nummer, maand] of jaar.maanden.entries())
      expect(afwijking(maand, exact.jaren[plaats]?.maanden[nummer])).toEqual([])
  }
})
