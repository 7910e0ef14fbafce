import { describe, expect, it } from 'vitest'

import { kredietlast } from '../../../domain'

describe('the monthly burden of credit is 2% of limits and instalment purchases together', () => {
  it.each([
    [2_500, 500, 60],
    [2_500, undefined, 50],
    [undefined, 500, 10],
    [undefined, undefined, 0],
    [0, 0, 0],
    [1, 2, 0.06],
  ])('%s and %s: %d a month', (limieten, koopOpAfbetaling, last) => {
    expect(kredietlast({ limieten, koopOpAfbetaling })).toBe(last)
  })
})
