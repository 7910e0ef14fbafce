import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import {
  aanbiederVan,
  DIENST_BETREKKINGEN,
  energielabelRijen,
  isLoondienst,
  isPeriodeVan,
  labelCodeCodec,
  STANDAARD_PERIODE,
} from '../../../domain/orientatie'

/** The choices themselves, their order and their names are tested in tests/specification (sections 2, 3 and 9). */
it('isLoondienst returns true only for DienstbetrekkingVast and DienstbetrekkingTijdelijk', () => {
  expect(DIENST_BETREKKINGEN.filter(isLoondienst)).toEqual(['DienstbetrekkingVast', 'DienstbetrekkingTijdelijk'])
})

it('energielabelRijen writes the given amounts of an energy label, and a dash for an amount of 0', () => {
  const { extraVoorEnergielabel, extraVoorVerduurzaming } = normenVan(2025)
  const [lenen, maatregelen] = [extraVoorEnergielabel.waarde, extraVoorVerduurzaming.waarde]
  const rijen = energielabelRijen({ ...lenen, A3: 25_000 }, { ...maatregelen, A3: 0, A2: 1 })
  expect(rijen.filter(({ energielabelType }) => ['A3', 'A2'].includes(energielabelType))).toMatchObject([
    { energielabelType: 'A3', naam: 'A+++', extraLenen: '25.000', extraMaatregelen: '-' },
    { energielabelType: 'A2', naam: 'A++', extraMaatregelen: '1' },
  ])
})

describe('brands', () => {
  it.each([
    ['MY', 'Moneyou'],
    ['FL', 'Florius'],
  ] as const)('aanbiederVan(%s) returns %s', (labelCode, naam) => {
    expect(aanbiederVan(labelCode)).toBe(naam)
  })

  it.each(['NotSet', '', 'my', 'toString', undefined, null])('labelCodeCodec.is returns false for %j', (waarde) => {
    expect(labelCodeCodec.is(waarde)).toBe(false)
  })

  it.each(['MY', 'FL'] as const)('isPeriodeVan returns true for %s and the default of 120 months', (labelCode) => {
    expect([STANDAARD_PERIODE, isPeriodeVan(labelCode, STANDAARD_PERIODE)]).toEqual([120, true])
  })

  it('isPeriodeVan returns false for brand MY and 72 months, a period that MY does not offer', () => {
    expect(isPeriodeVan('MY', 72)).toBe(false)
  })
})
