import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { berekenJaarinkomen, inkomensband, kredietlast, nieuweInkomensberekening } from '../../../domain'
import type { JaNee } from '../../../domain/orientatie'
import { every } from '../../support/every'

const bereken = (brutomaandinkomen: number | undefined, vakantiegeld: JaNee = 'nee', dertiendemaand: JaNee = 'nee') =>
  berekenJaarinkomen({ brutomaandinkomen, vakantiegeld, dertiendemaand })

/** The tests in tests/specification (section 9) have an example for each answer of the income calculator. */
describe('berekenJaarinkomen', () => {
  it('berekenJaarinkomen with vakantiegeld and dertiendemaand rounds half up to whole euros', () => {
    every(fc.integer({ min: 0, max: 70_000_000 }), (centen) => {
      expect(bereken(centen / 100, 'ja', 'ja')).toBe(Number((BigInt(centen) * 1396n + 5_000n) / 10_000n))
    })
  })

  it('berekenJaarinkomen returns undefined without a monthly income', () => {
    expect(bereken(undefined, 'ja', 'ja')).toBeUndefined()
  })

  it('berekenJaarinkomen returns undefined for an income above 99.999.999 euros a year', () => {
    expect([99_999_999, 100_000_000].map((jaar) => bereken(jaar / 12))).toEqual([99_999_999, undefined])
  })

  it('berekenJaarinkomen returns undefined for a negative monthly income', () => {
    expect(bereken(-1)).toBeUndefined()
  })

  it('nieuweInkomensberekening has no monthly income, and nee for vakantiegeld and dertiendemaand', () => {
    expect(nieuweInkomensberekening).toEqual({
      brutomaandinkomen: undefined,
      dertiendemaand: 'nee',
      vakantiegeld: 'nee',
    })
  })
})

it.each([
  [50_000, 'below 50.000', '50.000 to 100.000'],
  [100_000, '50.000 to 100.000', '100.000 to 150.000'],
  [150_000, '100.000 to 150.000', '150.000 to 200.000'],
  [200_000, '150.000 to 200.000', '200.000 to 250.000'],
  [250_000, '200.000 to 250.000', '250.000 and above'],
])('inkomensband changes at an income of %d from "%s" to "%s"', (grens, eronder, vanaf) => {
  expect([grens - 0.01, grens].map(inkomensband)).toEqual([eronder, vanaf])
})

it.each([
  [2_500, undefined, 50],
  [undefined, 500, 10],
  [undefined, undefined, 0],
  [1, 2, 0.06],
])('kredietlast for credit limits of %s and instalment purchases of %s returns %d', (limieten, koop, last) => {
  expect(kredietlast({ limieten, koopOpAfbetaling: koop })).toBe(last)
})
