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

/** What is offered, in which order and by which names, stands in the specification: sections 2, 3 and 9. */
it('the kinds of income with an employer are the permanent and the temporary job', () => {
  expect(DIENST_BETREKKINGEN.filter(isLoondienst)).toEqual(['DienstbetrekkingVast', 'DienstbetrekkingTijdelijk'])
})

it('the table of energy labels follows the figures given, with a dash for nothing', () => {
  const { extraVoorEnergielabel, extraVoorVerduurzaming } = normenVan(2025)
  const [lenen, maatregelen] = [extraVoorEnergielabel.waarde, extraVoorVerduurzaming.waarde]
  const rijen = energielabelRijen({ ...lenen, A3: 25_000 }, { ...maatregelen, A3: 0, A2: 1 })
  expect(rijen.filter(({ energielabelType }) => ['A3', 'A2'].includes(energielabelType))).toMatchObject([
    { energielabelType: 'A3', naam: 'A+++', extraLenen: '25.000', extraMaatregelen: '-' },
    { energielabelType: 'A2', naam: 'A++', extraMaatregelen: '1' },
  ])
})

describe('a brand', () => {
  it.each([
    ['MY', 'Moneyou'],
    ['FL', 'Florius'],
  ] as const)('%s is called %s', (labelCode, naam) => {
    expect(aanbiederVan(labelCode)).toBe(naam)
  })

  it.each(['NotSet', '', 'my', 'toString', undefined, null])('%j is not one', (waarde) => {
    expect(labelCodeCodec.is(waarde)).toBe(false)
  })

  it.each(['MY', 'FL'] as const)('%s offers the standard period of 120 months', (labelCode) => {
    expect([STANDAARD_PERIODE, isPeriodeVan(labelCode, STANDAARD_PERIODE)]).toEqual([120, true])
  })

  it('does not offer a period that only another brand offers', () => {
    expect(isPeriodeVan('MY', 72)).toBe(false)
  })
})
