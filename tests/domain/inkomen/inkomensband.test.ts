import { describe, expect, it } from 'vitest'

import { inkomensband } from '../../../domain'

describe('an income falls in the band that its edge opens', () => {
  it.each([
    [0, 'below 50.000'],
    [49_999.99, 'below 50.000'],
    [50_000, '50.000 to 100.000'],
    [99_999, '50.000 to 100.000'],
    [100_000, '100.000 to 150.000'],
    [149_999, '100.000 to 150.000'],
    [150_000, '150.000 to 200.000'],
    [199_999, '150.000 to 200.000'],
    [200_000, '200.000 to 250.000'],
    [249_999, '200.000 to 250.000'],
    [250_000, '250.000 and above'],
    [199_999_998, '250.000 and above'],
  ])('%d: %s', (inkomen, band) => {
    expect(inkomensband(inkomen)).toBe(band)
  })
})
