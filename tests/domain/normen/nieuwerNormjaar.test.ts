import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nieuwerNormjaar, NORMJAREN, normjaarIn } from '../../../domain'

const jaren = fc.integer({ min: 2013, max: 2040 })

describe('the newer norm year', () => {
  it.each([
    [2025, 2025, undefined],
    [2025, 2026, 2026],
    [2026, 2025, undefined],
    [2026, 2026, undefined],
    [2026, 2027, undefined],
    [2024, 2025, 2025],
    [2024, 2026, 2026],
    [2025, 2031, 2026],
  ])('of figures of %i in %i is %s', (normjaar, nu, nieuwer) => {
    expect(nieuwerNormjaar(normjaar, nu)).toBe(nieuwer)
  })

  it('is later than that of the figures, has begun, and is the newest that did', () => {
    fc.assert(
      fc.property(jaren, jaren, (normjaar, nu) => {
        const hoogste = Math.max(-Infinity, ...NORMJAREN.filter((jaar) => jaar <= nu))
        expect(nieuwerNormjaar(normjaar, nu)).toBe(hoogste > normjaar ? hoogste : undefined)
      }),
    )
  })
})

it.each([
  [2024, 2025],
  [2025, 2025],
  [2026, 2026],
  [2031, 2026],
])('the norm year in %i is %i: the newest that has begun, or else the first', (nu, normjaar) => {
  expect(normjaarIn(nu)).toBe(normjaar)
})
