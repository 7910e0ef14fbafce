import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { RentevastePeriode } from '../../../domain/orientatie'
import { vergelijkRenteperiodes } from '../../../domain/vergelijking'
import { inZin } from '../../../ui/tekst/zinnen'
import { COLUMNS, NEUTRAL_ORDER, sortRows, toRow, nextOrder, type PeriodeRow } from '../../../ui/vergelijking/rows'
import { toBars, toZinnen } from '../../../ui/vergelijking/toBars'
import { rightOf } from '../../domain/rekenkern/rightOf'
import * as arbitraries from '../../../adapters/testing/arbitraries/verzoek'
import { every } from '../../support/every'

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
  it('are one for each period, with the net cost of its row and a mark for each rate after it', () => {
    every(rijen, (van) => {
      const { staven } = toBars(van, 120)
      expect(staven).toEqual(
        van.map(({ naam, periode, cijfers: { netto, netto2, netto5, netto7 } }) => ({
          naam,
          waarde: netto,
          merken: [netto2, netto5, netto7],
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

  it('say the lowest and the highest of now in words', () => {
    every(
      rijen.filter((van) => van.length > 0),
      (van) => {
        const netto = van.map(({ cijfers }) => cijfers.netto ?? 0)
        const [zin = ''] = toZinnen(van)
        expect(zin).toContain(inZin(Math.min(...netto)))
        expect(zin).toContain(inZin(Math.max(...netto)))
      },
    )
  })
})

const rij = (periode: RentevastePeriode, stand: PeriodeRow['stand'], netto?: number): PeriodeRow => ({
  periode,
  naam: String(periode),
  stand,
  lening: undefined,
  brutoDaarna: undefined,
  cijfers: { netto } as PeriodeRow['cijfers'],
})

describe('a net cost that is the same everywhere', () => {
  it('is that of every period, and of those that are calculated when one failed', () => {
    const bekend = [rij(120, 'bekend', 701), rij(240, 'bekend', 701.2)]
    const [overal, waarBerekend] = [bekend, [...bekend, rij(360, 'mislukt')]].map((rijen) => toZinnen(rijen)[0])
    expect(overal).toBe(`Nu betaal je bij elke periode netto ${inZin(701)}.`)
    expect(waarBerekend).toBe(`Nu betaal je bij elke berekende periode netto ${inZin(701)}.`)
  })
})

it('costs that differ are told of all periods, or of those that are calculated', () => {
  const bekend = [rij(120, 'bekend', 701), rij(240, 'bekend', 800)]
  const [overal, waarBerekend] = [bekend, [...bekend, rij(360, 'mislukt')]].map((rijen) => toZinnen(rijen)[0])
  expect(overal).toMatch(/^Nu betaal je netto het minst bij 120: /)
  expect(waarBerekend).toBe(
    `Van de berekende periodes betaal je nu netto het minst bij 120: ${inZin(701)}. ` +
      `Het meest betaal je bij 240: ${inZin(800)}.`,
  )
})

it('without a row there is nothing to say', () => {
  expect(toZinnen([])).toEqual([])
})
