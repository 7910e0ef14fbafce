import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { ENERGIELABELS, energielabelRijen, energielabelTypeCodec } from '../../../domain/orientatie'

const { extraVoorEnergielabel, extraVoorVerduurzaming } = normenVan(2025)
const lenen = extraVoorEnergielabel.waarde
const maatregelen = extraVoorVerduurzaming.waarde

describe('the energy labels', () => {
  it('are all that the codec accepts', () => {
    expect(ENERGIELABELS).toEqual(Object.keys(energielabelTypeCodec.keys))
  })

  it('make the table of the specification from the figures of 2025', () => {
    const rijen = energielabelRijen(lenen, maatregelen)
    expect(rijen.map((rij) => [rij.energielabelType, rij.naam, rij.extraLenen, rij.extraMaatregelen])).toEqual([
      ['Onbekend', 'Onbekend', '-', '10.000'],
      ['A4EP', 'A++++ (EP garantie)', '50.000', '-'],
      ['A4', 'A++++', '40.000', '-'],
      ['A3', 'A+++', '30.000', '10.000'],
      ['A2', 'A++', '20.000', '10.000'],
      ['A1', 'A+', '20.000', '10.000'],
      ['A', 'A', '10.000', '10.000'],
      ['B', 'B', '10.000', '10.000'],
      ['C', 'C', '5.000', '15.000'],
      ['D', 'D', '5.000', '15.000'],
      ['E', 'E', '-', '20.000'],
      ['F', 'F', '-', '20.000'],
      ['G', 'G', '-', '20.000'],
    ])
  })

  it('follow the figures given', () => {
    const rijen = energielabelRijen({ ...lenen, A3: 25_000 }, { ...maatregelen, A3: 0 })
    expect(rijen.find((rij) => rij.energielabelType === 'A3')).toEqual({
      energielabelType: 'A3',
      naam: 'A+++',
      extraLenen: '25.000',
      extraMaatregelen: '-',
    })
  })
})
