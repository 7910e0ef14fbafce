import { expect, it } from 'vitest'

import {
  antwoordenIn,
  nieuweOrientatie,
  pasRegelsToe,
  toVerzoek,
  wijzig,
  type FinancieringsOpzetVerzoek,
  type Orientatie,
} from '../../../domain'
import { losseOrientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { every, everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { verzoekVan } from '../rekenkern/voorbeeldverzoek'

const MOMENT = new Date(2025, 5, 16)

const standVan = (verzoek: FinancieringsOpzetVerzoek): Orientatie =>
  wijzig(nieuweOrientatie(verzoek.labelCode), { soort: 'antwoordenVervangen', antwoorden: antwoordenIn(verzoek) })

it('toVerzoek makes the same request again from the answers of antwoordenIn', () => {
  everyTimes(numberOfRuns(500), losseOrientaties().map(pasRegelsToe), (orientatie) => {
    const verzoek = toVerzoek(orientatie, MOMENT)
    expect(toVerzoek(standVan(verzoek), MOMENT)).toEqual(verzoek)
  })
})

it('antwoordenIn returns at most one answer to each question', () => {
  every(losseOrientaties().map(pasRegelsToe), (orientatie) => {
    const velden = antwoordenIn(toVerzoek(orientatie, MOMENT)).map(({ veld }) => veld)
    expect(new Set(velden).size).toBe(velden.length)
  })
})

it('antwoordenIn leaves out a fixed-rate period of 84 months, which no brand offers', () => {
  const verzoek = { ...verzoekVan([{ inkomen: 60_000 }]), rentevastperiode: 84 }
  expect(antwoordenIn(verzoek).map(({ veld }) => veld)).not.toContain('renteperiode')
  expect(standVan(verzoek).renteperiode).toBe(120)
})
