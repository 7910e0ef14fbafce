import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toPercentage, ticksTo } from '../../../ui/chart/axis'

const hoogste = fc.double({ min: 0, max: 1e8, noNaN: true })

describe('the values along an axis', () => {
  it.each([
    [269_169, [0, 100_000, 200_000, 300_000]],
    [15_051, [0, 5_000, 10_000, 15_000, 20_000]],
    [1_254, [0, 500, 1_000, 1_500]],
    [1_000, [0, 250, 500, 750, 1_000]],
  ])('are round for %i', (tot, verwacht) => {
    expect(ticksTo(tot)).toEqual(verwacht)
  })

  it('begin at 0, reach the highest value, and end there with the next one', () => {
    fc.assert(
      fc.property(hoogste, (tot) => {
        const [eerste, ...rest] = ticksTo(tot)
        expect(eerste).toBe(0)
        expect(rest.at(-1)).toBeGreaterThanOrEqual(tot)
        expect(rest.slice(0, -1).every((waarde) => waarde < Math.max(tot, 1))).toBe(true)
      }),
    )
  })

  it('are a few, at one distance', () => {
    fc.assert(
      fc.property(hoogste, (tot) => {
        const waarden = ticksTo(tot)
        const stap = waarden[1] ?? 0
        expect(waarden.length).toBeLessThanOrEqual(5)
        expect(waarden).toEqual(waarden.map((_, nummer) => nummer * stap))
      }),
    )
  })
})

it('a part of a drawing is written in percent', () => {
  expect([0, 1 / 3, 1].map(toPercentage)).toEqual(['0%', '33.333%', '100%'])
})
