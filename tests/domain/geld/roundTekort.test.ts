import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { roundBedrag, roundTekort } from '../../../domain/geld'
import { bedragenMetCenten } from '../../../adapters/testing/arbitraries/bedrag'

describe('what falls short', () => {
  it.each([
    [57_804.2, 57_805],
    [57_805, 57_805],
    [0.01, 1],
    [0.004, 0],
    [0, 0],
  ])('of € %d is shown as € %d', (tekort, getoond) => {
    expect(roundTekort(tekort)).toBe(getoond)
  })

  it('is shown as enough, and as less than a euro more', () => {
    fc.assert(
      fc.property(bedragenMetCenten(), (tekort) => {
        expect(roundTekort(tekort)).toBeGreaterThanOrEqual(tekort)
        expect(roundTekort(tekort) - tekort).toBeLessThan(1)
      }),
    )
  })
})

describe('any other amount', () => {
  it.each([
    [0.5, 1],
    [0.49, 0],
    [-0.5, -1],
    [-0.4, 0],
  ])('of € %d is shown as € %d', (bedrag, getoond) => {
    expect(roundBedrag(bedrag)).toBe(getoond)
  })
})
