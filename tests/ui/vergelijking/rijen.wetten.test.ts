import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vergelijkRenteperiodes } from '../../../domain/vergelijking'
import { KOLOMMEN, NEUTRALE_VOLGORDE, sorteer, toRij, volgendeVolgorde, type Rij } from '../../../ui/vergelijking/rijen'
import { rightOf } from '../../domain/rekenkern/rightOf'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'

const volgorde = fc.record({ kolom: fc.constantFrom(...KOLOMMEN), aflopend: fc.boolean() })

const rijen = fc
  .tuple(arbitraries.verzoek, arbitraries.rekenkader)
  .map(([verzoek, kader]) => rightOf(vergelijkRenteperiodes(verzoek, kader)).map(toRij))

const opLengte = (van: readonly Rij[]) => van.toSorted((een, ander) => een.periode - ander.periode)

describe('sorted rows', () => {
  it('are the same rows', () => {
    fc.assert(
      fc.property(rijen, volgorde, (van, zo) => {
        expect(opLengte(sorteer(van, zo))).toEqual(opLengte(van))
      }),
    )
  })

  it('come in order of their column, without a figure last', () => {
    fc.assert(
      fc.property(rijen, volgorde, (van, { kolom, aflopend }) => {
        const cijfers = sorteer(van, { kolom, aflopend }).map(({ cijfers }) => cijfers[kolom])
        const bekend = cijfers.filter((cijfer) => cijfer !== undefined)
        expect(cijfers.slice(0, bekend.length)).toEqual(
          bekend.toSorted((een, ander) => (aflopend ? ander - een : een - ander)),
        )
      }),
    )
  })

  it('of equal figures come by length, whichever way', () => {
    fc.assert(
      fc.property(rijen, volgorde, (van, { kolom, aflopend }) => {
        const gelijk = van.map((rij) => ({ ...rij, cijfers: { ...rij.cijfers, [kolom]: 1 } }))
        expect(sorteer(gelijk.toReversed(), { kolom, aflopend })).toEqual(opLengte(gelijk))
      }),
    )
  })

  it('are shortest first until something else is asked', () => {
    fc.assert(
      fc.property(rijen, (van) => {
        expect(sorteer(van.toReversed(), NEUTRALE_VOLGORDE)).toEqual(van)
      }),
    )
  })
})

it('a column sorts up first, then down, then up again', () => {
  const omhoog = volgendeVolgorde(NEUTRALE_VOLGORDE, 'netto')
  const omlaag = volgendeVolgorde(omhoog, 'netto')
  expect([omhoog, omlaag, volgendeVolgorde(omlaag, 'netto')]).toEqual([
    { kolom: 'netto', aflopend: false },
    { kolom: 'netto', aflopend: true },
    { kolom: 'netto', aflopend: false },
  ])
})
