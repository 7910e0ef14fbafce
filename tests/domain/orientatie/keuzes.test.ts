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

/** tests/specification (sections 2, 3 and 9) tests the choices, their order and their names. */
it('isLoondienst is true only for a permanent and a temporary job', () => {
  expect(DIENST_BETREKKINGEN.filter(isLoondienst)).toEqual(['DienstbetrekkingVast', 'DienstbetrekkingTijdelijk'])
})

it('energielabelRijen shows the given amounts, and a dash for 0', () => {
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
  ] as const)('aanbiederVan(%s) is %s', (labelCode, naam) => {
    expect(aanbiederVan(labelCode)).toBe(naam)
  })

  it.each(['NotSet', '', 'my', 'toString', undefined, null])('labelCodeCodec refuses %j', (waarde) => {
    expect(labelCodeCodec.is(waarde)).toBe(false)
  })

  it.each(['MY', 'FL'] as const)('brand %s offers the standard period of 120 months', (labelCode) => {
    expect([STANDAARD_PERIODE, isPeriodeVan(labelCode, STANDAARD_PERIODE)]).toEqual([120, true])
  })

  it('isPeriodeVan is false for a period that only another brand offers', () => {
    expect(isPeriodeVan('MY', 72)).toBe(false)
  })
})
