import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { clampGetal, isMinToegestaan } from '../../../domain/invoer'

describe('a number in a number field', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [5, 5],
    [10, 10],
    [11, 10],
  ])('with bounds 0 and 10: %d becomes %d', (getal, geklemd) => {
    expect(clampGetal(getal, { min: 0, max: 10 })).toBe(geklemd)
  })

  it('without bounds stays', () => {
    expect(clampGetal(-5, {})).toBe(-5)
  })

  it('without a highest is only raised', () => {
    expect([clampGetal(-5, { min: 0 }), clampGetal(1e9, { min: 0 })]).toEqual([0, 1e9])
  })

  it('without a lowest is only lowered', () => {
    expect([clampGetal(-1e9, { max: 0 }), clampGetal(5, { max: 0 })]).toEqual([-1e9, 0])
  })

  it('clamped twice is clamped once', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (getal, min, max) => {
        const eenmaal = clampGetal(getal, { min, max })
        expect(clampGetal(eenmaal, { min, max })).toBe(eenmaal)
      }),
    )
  })

  it('is at least the lowest, also when the bounds contradict each other', () => {
    expect(clampGetal(5, { min: 10, max: 0 })).toBe(10)
  })
})

describe('a minus sign', () => {
  it.each<[number | undefined, boolean]>([
    [undefined, true],
    [-1, true],
    [0, false],
    [1, false],
  ])('with lowest %j may be typed: %s', (min, toegestaan) => {
    expect(isMinToegestaan({ min })).toBe(toegestaan)
  })
})
