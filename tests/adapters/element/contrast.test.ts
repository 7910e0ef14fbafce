import { describe, expect, it } from 'vitest'

import { BLACK, channelsIn, contrastOf, mix, textOn, toCss, WHITE } from '../../../adapters/element/mount/contrast'

describe('contrastOf', () => {
  it.each([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
    ['rgb(119, 119, 119)', 'rgb(255, 255, 255)', 4.48],
    ['rgb(166, 58, 15)', 'rgb(255, 255, 255)', 6.5],
    ['rgb(92, 207, 203)', 'rgb(18, 24, 31)', 9.6],
  ])('contrastOf gives the colours %s and %s a ratio of %d, in both orders', (one, other, ratio) => {
    expect(contrastOf(channelsIn(one), channelsIn(other))).toBeCloseTo(ratio, 1)
    expect(contrastOf(channelsIn(other), channelsIn(one))).toBeCloseTo(ratio, 1)
  })

  it('textOn returns a text colour with a contrast of at least 4.5 : 1 for every grey background', () => {
    for (let grey = 0; grey <= 255; grey += 1) {
      const colour = channelsIn(`rgb(${grey}, ${grey}, ${grey})`)
      expect(contrastOf(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('channelsIn reads the channels of an rgba() colour and of a color(srgb) colour', () => {
  expect(channelsIn('rgba(255, 51, 0, 0.5)')).toEqual([1, 0.2, 0])
  expect(channelsIn('color(srgb 1 0.2 1e-3)')).toEqual([1, 0.2, 0.001])
})

it('mix takes the given share of the first colour, and toCss writes the result as rgb()', () => {
  expect(toCss(mix(WHITE, 0.2, BLACK))).toBe('rgb(51 51 51)')
})
