import { expect, it } from 'vitest'

import { leastCount } from '../support/leastCount'

it.each([
  ['accepts no heads in 19 throws of a coin', 19, 0.5, 0],
  ['refuses no heads in 20 throws of a coin, which has a chance of 1 in 1.048.576', 20, 0.5, 1],
  ['accepts one in 3000 where 15 are expected', 3000, 0.005, 1],
  ['refuses less than 1370 heads in 3000 throws of a coin', 3000, 0.5, 1370],
])('leastCount %s', (_what, size, share, least) => {
  expect(leastCount(size, share)).toBe(least)
})
