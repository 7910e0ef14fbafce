import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vergelijkRenteperiodes } from '../../../../domain/vergelijking'
import {
  COLUMNS,
  NEUTRAL_ORDER,
  sortRows,
  toRow,
  nextOrder,
  type PeriodeRow,
} from '../../../../ui/vensters/vergelijking/rows'
import { toBars } from '../../../../ui/vensters/vergelijking/toBars'
import { rightOf } from '../../../domain/rekenkern/rightOf'
import * as arbitraries from '../../../../adapters/testing/arbitraries/verzoek'
import { every } from '../../../support/every'

const volgorde = fc.record({ kolom: fc.constantFrom(...COLUMNS), aflopend: fc.boolean() })

const rijen = arbitraries
  .metKader(arbitraries.verzoek())
  .map(([verzoek, kader]) => rightOf(vergelijkRenteperiodes(verzoek, kader)).map(toRow))

const opLengte = (van: readonly PeriodeRow[]) => van.toSorted((een, ander) => een.periode - ander.periode)

describe('sorted rows', () => {
  it('are the same rows', () => {
    every(rijen, volgorde, (van, zo) => {
      expect(opLengte(sortRows(van, zo))).toEqual(opLengte(van))
    })
  })

  it('come in order of their column, without a figure last', () => {
    every(rijen, volgorde, (van, { kolom, aflopend }) => {
      const cijfers = sortRows(van, { kolom, aflopend }).map(({ cijfers }) => cijfers[kolom])
      const bekend = cijfers.filter((cijfer) => cijfer !== undefined)
      expect(cijfers.slice(0, bekend.length)).toEqual(
        bekend.toSorted((een, ander) => (aflopend ? ander - een : een - ander)),
      )
    })
  })

  it('of equal figures come by length, whichever way', () => {
    every(rijen, volgorde, (van, { kolom, aflopend }) => {
      const gelijk = van.map((rij) => ({ ...rij, cijfers: { ...rij.cijfers, [kolom]: 1 } }))
      expect(sortRows(gelijk.toReversed(), { kolom, aflopend })).toEqual(opLengte(gelijk))
    })
  })

  it('are shortest first until something else is asked', () => {
    every(rijen, (van) => {
      expect(sortRows(van.toReversed(), NEUTRAL_ORDER)).toEqual(van)
    })
  })
})

it('a column sorts up first, then down, then up again', () => {
  const omhoog = nextOrder(NEUTRAL_ORDER, 'netto')
  const omlaag = nextOrder(omhoog, 'netto')
  expect([omhoog, omlaag, nextOrder(omlaag, 'netto')]).toEqual([
    { kolom: 'netto', aflopend: false },
    { kolom: 'netto', aflopend: true },
    { kolom: 'netto', aflopend: false },
  ])
})

describe('the bars of the net cost', () => {
  it('are one for each period, with the net cost of the loan that all lend and a mark for each rate after it', () => {
    every(rijen, (van) => {
      const { staven } = toBars(van, 120)
      expect(staven).toEqual(
        van.map(({ naam, periode, van: cijfers }) => ({
          naam,
          waarde: cijfers?.opGelijkeLening?.maandlastNetto,
          merken: [0, 1, 2].map((plek) => cijfers?.opGelijkeLening?.daarna[plek]?.netto),
          isGekozen: periode === 120,
        })),
      )
    })
  })

  it('have no marks in their legend that no bar has', () => {
    every(rijen, (van) => {
      const { merken, staven } = toBars(van, 120)
      expect(merken).toHaveLength(staven.some((staaf) => staaf.merken.some((merk) => merk !== undefined)) ? 3 : 0)
    })
  })
})
