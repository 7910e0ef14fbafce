import { describe, expect, it } from 'vitest'

import { deltaE2000, toLab, type Lab } from '../../support/colour/colourDifference'

/** Pairs with their published difference, some of each kind: Sharma, Wu and Dalal (2005), table 1. */
const GEPUBLICEERD: readonly (readonly [Lab, Lab, number])[] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
  [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [61, -5, 29], 22.8977],
  [[50, 2.5, 0], [56, -27, -3], 31.903],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
]

describe('the difference between two colours', () => {
  it.each(GEPUBLICEERD)('of %j and %j is %d, there and back', (een, ander, verschil) => {
    expect(deltaE2000(een, ander)).toBeCloseTo(verschil, 4)
    expect(deltaE2000(ander, een)).toBeCloseTo(verschil, 4)
  })

  it.each([
    ['#FFFFFF', [100, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#FF0000', [53.24, 80.09, 67.2]],
    ['#0000FF', [32.3, 79.19, -107.86]],
  ] as const)('is taken in CIELAB, in which %s is %j', (hex, lab) => {
    for (const [plek, waarde] of toLab(hex).entries()) expect(waarde).toBeCloseTo(lab[plek] ?? Number.NaN, 1)
  })
})
