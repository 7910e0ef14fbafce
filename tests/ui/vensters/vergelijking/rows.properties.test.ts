import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vergelijkRenteperiodes } from '../../../../domain/vergelijking'
import {
  COLUMNS,
  NEUTRAL_ORDER,
  sortRows,
  splitColumns,
  toRow,
  nextOrder,
  type PeriodeRow,
} from '../../../../ui/vensters/vergelijking/rows'
import { bedragenVan, toRanges } from '../../../../ui/vensters/vergelijking/toRanges'
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

describe('the ranges of the net cost', () => {
  it('each period has a range of the net cost of one loan: now, and from 2% to 7% afterwards', () => {
    every(rijen, (van) => {
      expect(toRanges(van)).toEqual(
        van.map((rij) => {
          const { lening, maandlastNetto, daarna = [] } = rij.van?.opGelijkeLening ?? {}
          const [laagste, , hoogste] = daarna
          return { rij, lening, nu: maandlastNetto, daarna: laagste && hoogste && [laagste.netto, hoogste.netto] }
        }),
      )
    })
  })

  it('the net cost after a period is no lower at 7% than at 2%', () => {
    every(rijen, (van) => {
      for (const { daarna } of toRanges(van)) if (daarna) expect(daarna[1]).toBeGreaterThanOrEqual(daarna[0])
    })
  })

  it('the axis of the ranges holds each of their amounts', () => {
    every(rijen, (van) => {
      const aantal = toRanges(van).reduce(
        (som, { nu, daarna }) => som + (nu === undefined ? 0 : 1) + (daarna ? 2 : 0),
        0,
      )
      expect(bedragenVan(toRanges(van))).toHaveLength(aantal)
    })
  })
})

it('no column that holds something is lost: it is shown or folded, and the fold names the period too', () => {
  every(rijen, fc.uniqueArray(fc.constantFrom(...COLUMNS)), (van, eerst) => {
    const { shown, folded } = splitColumns(van, eerst)
    const gevuld = COLUMNS.filter((kolom) => van.some(({ cijfers }) => Math.round(cijfers[kolom] ?? 0) !== 0))
    expect(new Set([...shown, ...folded])).toEqual(new Set(gevuld))
    expect(shown).toEqual(eerst.filter((kolom) => gevuld.includes(kolom)))
    expect(folded.filter((kolom) => shown.includes(kolom))).toEqual(shown.filter((kolom) => kolom === 'periode'))
  })
})
