import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vergelijkPeriodes } from '../../../../application/vergelijking'
import { roundTekort } from '../../../../domain/geld'
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
import { each, sometimes } from '../../../support/sometimes'

const volgorde = fc.record({ kolom: fc.constantFrom(...COLUMNS), aflopend: fc.boolean() })

const vergelijkingen = arbitraries
  .metKader(arbitraries.verzoek())
  .map(([verzoek, kader]) => rightOf(vergelijkPeriodes({ verzoek, kader })))
  .map(({ periodes, rangorde }) => ({ van: periodes.map(toRow), rangorde }))

const rijen = vergelijkingen.map(({ van }) => van)

const opLengte = (van: readonly PeriodeRow[]) => van.toSorted((een, ander) => een.periode - ander.periode)

describe('sortRows', () => {
  it('sortRows returns exactly the rows that it received', () => {
    every(rijen, volgorde, (van, zo) => {
      expect(opLengte(sortRows(van, zo))).toEqual(opLengte(van))
    })
  })

  it('sortRows sorts rows by the given column, in either direction, with unknown figures last', () => {
    every(rijen, volgorde, (van, { kolom, aflopend }) => {
      const cijfers = sortRows(van, { kolom, aflopend }).map(({ cijfers }) => cijfers[kolom])
      const bekend = cijfers.filter((cijfer) => cijfer !== undefined)
      expect(cijfers.slice(0, bekend.length)).toEqual(
        bekend.toSorted((een, ander) => (aflopend ? ander - een : een - ander)),
      )
    })
  })

  it('sortRows sorts rows with equal figures by period, shortest first, also in descending order', () => {
    every(rijen, volgorde, (van, { kolom, aflopend }) => {
      const gelijk = van.map((rij) => ({ ...rij, cijfers: { ...rij.cijfers, [kolom]: 1 } }))
      expect(sortRows(gelijk.toReversed(), { kolom, aflopend })).toEqual(opLengte(gelijk))
    })
  })

  it('sortRows with NEUTRAL_ORDER sorts rows by period, shortest first', () => {
    every(rijen, (van) => {
      expect(sortRows(van.toReversed(), NEUTRAL_ORDER)).toEqual(van)
    })
  })
})

it('nextOrder returns ascending order for a new column, then descending, then ascending again', () => {
  const omhoog = nextOrder(NEUTRAL_ORDER, 'netto')
  const omlaag = nextOrder(omhoog, 'netto')
  expect([omhoog, omlaag, nextOrder(omlaag, 'netto')]).toEqual([
    { kolom: 'netto', aflopend: false },
    { kolom: 'netto', aflopend: true },
    { kolom: 'netto', aflopend: false },
  ])
})

describe('toRanges and bedragenVan', () => {
  it('toRanges returns the net cost of the loan of the calculation: now, and afterwards at 2% and 7%', () => {
    every(vergelijkingen, ({ van, rangorde }) => {
      if (!sometimes('no shortage', rangorde?.soort !== 'tekort')) return
      for (const { rij, punt, isMogelijk, lijn } of each('ranges', toRanges(van, rangorde))) {
        const { maand, nettoAls } = rij.van ?? {}
        const [laagste, , hoogste] = maand?.daarna ?? []
        expect(punt).toBe(maand?.maandlastNetto ?? nettoAls)
        expect(lijn).toEqual(laagste && hoogste && [laagste.netto, hoogste.netto])
        if (sometimes('a later cost', lijn)) expect(lijn[1]).toBeGreaterThanOrEqual(lijn[0])
        if (sometimes('a period that does not allow the loan', !isMogelijk, 1 / 200)) expect(maand).toBeUndefined()
      }
    })
  })

  it('with a shortage, toRanges returns for each period its maximum and a line as long as its shortage', () => {
    every(vergelijkingen, ({ van, rangorde }) => {
      if (!sometimes('a shortage', rangorde?.soort === 'tekort')) return
      for (const { rij, punt = NaN, isMogelijk, lijn } of each('ranges', toRanges(van, rangorde))) {
        const tekort = roundTekort(rij.van?.extraBenodigdeEigenInleg ?? NaN)
        expect(punt).toBe(rij.van?.maximaleHypotheek)
        expect(lijn).toEqual(tekort > 0 ? [punt, punt + tekort] : undefined)
        expect(isMogelijk).toBe(tekort === 0)
      }
    })
  })

  it('bedragenVan returns as many amounts as the ranges of toRanges contain', () => {
    every(vergelijkingen, ({ van, rangorde }) => {
      const ranges = toRanges(van, rangorde)
      const aantal = ranges.reduce((som, { punt, lijn }) => som + (punt === undefined ? 0 : 1) + (lijn ? 2 : 0), 0)
      expect(bedragenVan(ranges)).toHaveLength(aantal)
    })
  })
})

it('splitColumns shows the given columns that have figures, and folds the period and the other columns', () => {
  every(rijen, fc.uniqueArray(fc.constantFrom(...COLUMNS)), (van, eerst) => {
    const { shown, folded } = splitColumns(van, eerst)
    const gevuld = COLUMNS.filter((kolom) => van.some(({ cijfers }) => Math.round(cijfers[kolom] ?? 0) !== 0))
    expect(new Set([...shown, ...folded])).toEqual(new Set(gevuld))
    expect(shown).toEqual(eerst.filter((kolom) => gevuld.includes(kolom)))
    expect(folded.filter((kolom) => shown.includes(kolom))).toEqual(shown.filter((kolom) => kolom === 'periode'))
  })
})
