import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { berekenJaarinkomen, nieuweInkomensberekening } from '../../../domain'
import type { JaNee } from '../../../domain/orientatie'

const bereken = (brutomaandinkomen: number | undefined, vakantiegeld: JaNee = 'nee', dertiendemaand: JaNee = 'nee') =>
  berekenJaarinkomen({ brutomaandinkomen, vakantiegeld, dertiendemaand })

describe('the yearly income of a monthly one', () => {
  it.each<[number, JaNee, JaNee, number]>([
    [3_000, 'nee', 'nee', 36_000],
    [3_000, 'ja', 'nee', 38_880],
    [3_000, 'nee', 'ja', 39_000],
    [3_000, 'ja', 'ja', 41_880],
    [0, 'ja', 'ja', 0],
    [3_333.33, 'nee', 'nee', 40_000],
    [12.5, 'ja', 'ja', 175],
    [0.5, 'nee', 'ja', 7],
    [1, 'ja', 'nee', 13],
  ])('%d, vakantiegeld %s, dertiende maand %s: %d', (maandinkomen, vakantiegeld, dertiendemaand, jaarinkomen) => {
    expect(bereken(maandinkomen, vakantiegeld, dertiendemaand)).toBe(jaarinkomen)
  })

  it('is rounded to whole euros, half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 70_000_000 }), (centen) => {
        expect(bereken(centen / 100, 'ja', 'ja')).toBe(Number((BigInt(centen) * 1396n + 5_000n) / 10_000n))
      }),
    )
  })

  it('is absent without a monthly income', () => {
    expect(bereken(undefined, 'ja', 'ja')).toBeUndefined()
  })

  it('can be 99.999.999', () => {
    expect(bereken(99_999_999 / 12)).toBe(99_999_999)
  })

  it('is absent above 99.999.999', () => {
    expect(bereken(100_000_000 / 12)).toBeUndefined()
  })

  it('is absent when a negative monthly income is given', () => {
    expect(bereken(-1)).toBeUndefined()
  })

  it('starts with nothing filled in and both questions on nee', () => {
    expect(nieuweInkomensberekening).toEqual({
      brutomaandinkomen: undefined,
      dertiendemaand: 'nee',
      vakantiegeld: 'nee',
    })
  })
})
