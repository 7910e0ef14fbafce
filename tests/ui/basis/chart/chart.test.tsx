import { fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { Columns } from '../../../../ui/basis/chart/Columns'
import { placeOn, ticksBetween, toPercentage } from '../../../../ui/basis/chart/shapes'
import { every } from '../../../support/every'
import { showAlone, readable } from '../../../support/screen'
import { each } from '../../../support/sometimes'

/** Returns, for every element that matches `selector`, the values of the attributes `names`. */
const boxes = (selector: string, ...names: readonly string[]) =>
  [...document.querySelectorAll(selector)].map((box) => names.map((name) => box.getAttribute(name)))

/** Returns the text and the offset of each absolutely positioned element that has a text and an offset from `side`. */
const texts = (side: 'top' | 'left') =>
  [...document.querySelectorAll<HTMLElement>('[style*=absolute]')].flatMap(({ style, textContent }) =>
    style[side] === '' || textContent === '' ? [] : [[readable(textContent), style[side]]],
  )

const DATA = {
  layers: [
    { name: 'Onder', fill: 'vol', values: [10, 30] },
    { name: 'Boven', fill: 'streep', values: [20, 10] },
  ],
  line: { name: 'Lijn', values: [30, 20] },
  limit: { name: 'Grens', after: 1 },
} as const

/** A chart of two columns, in which the first column is chosen at the start. */
const TwoColumns = () => {
  const [chosen, setChosen] = useState(1)
  return (
    <Columns data={DATA} unit="Jaar" chosen={chosen} onChoose={setChosen} label="Kies" valueText={`kolom ${chosen}`} />
  )
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Kies' })

describe('Columns', () => {
  it('Columns stacks its layers, draws the line over each column and draws a vertical line at the limit', () => {
    showAlone(<TwoColumns />)
    const columns = boxes('rect[fill][y]', 'x', 'width', 'y', 'height', 'fill')
    expect(columns).toEqual([
      ['4%', '42%', '75%', '25%', 'currentColor'],
      ['54%', '42%', '25%', '75%', 'currentColor'],
      ['4%', '42%', '25%', '50%', expect.stringMatching(/^url\(#.+\)$/)],
      ['54%', '42%', '0%', '25%', expect.stringMatching(/^url\(#.+\)$/)],
    ])
    expect(document.querySelector(`[id="${columns[2]?.[4]?.slice(5, -1)}"]`)?.tagName).toBe('pattern')
    expect(boxes('line', 'x1', 'x2', 'y1', 'y2').slice(-3)).toEqual([
      ['0%', '50%', '25%', '25%'],
      ['50%', '100%', '50%', '50%'],
      ['50%', '50%', '-8', '100%'],
    ])
  })

  it('Columns shows amounts on its vertical axis from € 0 at the bottom, and the name of its limit', () => {
    showAlone(<TwoColumns />)
    expect(texts('top').slice(0, 5)).toEqual([
      ['€ 0', '100%'],
      ['€ 10', '75%'],
      ['€ 20', '50%'],
      ['€ 30', '25%'],
      ['€ 40', '0%'],
    ])
    expect(texts('left').at(-1)).toEqual(['1', '25%'])
    expect(screen.getByText('Grens').style.left).toBe('50%')
  })

  it('Columns labels only the first and every tenth of its 30 columns, each below the middle of that column', () => {
    const data = { layers: [{ name: 'Rest', fill: 'vol', values: Array.from({ length: 30 }, () => 1) }] } as const
    showAlone(<Columns data={data} unit="Jaar" chosen={1} onChoose={() => undefined} label="Kies" valueText="" />)
    expect(texts('left')).toEqual([
      ['1', '1.667%'],
      ['10', '31.667%'],
      ['20', '65%'],
      ['30', '98.333%'],
    ])
  })

  it('moving the slider of Columns to 2 chooses the second column and updates aria-valuetext', () => {
    showAlone(<TwoColumns />)
    expect(slider()).toHaveAttribute('aria-valuetext', 'kolom 1')
    fireEvent.change(slider(), { target: { value: '2' } })
    expect(slider()).toHaveAttribute('aria-valuetext', 'kolom 2')
    expect(boxes('rect[fill-opacity]', 'x', 'width')).toEqual([['50%', '50%']])
  })

  it.each(['pointerMove', 'pointerDown'] as const)(
    'on %s, Columns chooses the column nearest to the pointer, also outside the drawing',
    (type) => {
      showAlone(<TwoColumns />)
      const plot = document.querySelector('rect[fill-opacity]')?.closest('div') ?? expect.unreachable('no drawing')
      vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 50))
      const chosenAt = (clientX: number) => {
        fireEvent[type](plot, { clientX })
        return slider().getAttribute('aria-valuetext')
      }
      expect([90, 150, 210, 310].map(chosenAt)).toEqual(['kolom 1', 'kolom 1', 'kolom 2', 'kolom 2'])
    },
  )
})

describe('the names in Columns', () => {
  const years = Array.from({ length: 20 }, (_, index) => index)
  const show = (line: number) => {
    const data = {
      layers: [
        { name: 'Onder', fill: 'vol', values: years.map((year) => year) },
        { name: 'Boven', fill: 'streep', values: years.map((year) => 20 - year) },
        { name: 'Niets', fill: 'vol', values: years.map(() => 0) },
      ],
      line: { name: 'Lijn', values: years.map(() => line) },
    } as const
    showAlone(<Columns data={data} unit="Jaar" chosen={1} onChoose={() => undefined} label="Kies" valueText="" />)
    return texts('top').filter(([text]) => !text?.startsWith('€'))
  }

  it('Columns names a layer at its thickest column that is not near an edge, and names the line in the middle', () => {
    expect(show(20)).toEqual([
      ['Onder', '60%'],
      ['Boven', '42.5%'],
      ['Lijn', '0%'],
    ])
    expect(texts('left').map(([, left]) => left)).toEqual(expect.arrayContaining(['82.5%', '17.5%', '52.5%']))
  })

  it('Columns puts the name of a layer below the line through that layer if there is more room than above it', () => {
    expect(show(15).find(([text]) => text === 'Boven')).toEqual(['Boven', '55%'])
  })
})

describe('ticksBetween and placeOn', () => {
  const bedrag = fc.double({ min: 0, max: 1e8, noNaN: true })

  it.each([
    [0, 269_169, [0, 100_000, 200_000, 300_000]],
    [0, 15_051, [0, 5_000, 10_000, 15_000, 20_000]],
    [0, 1_254, [0, 500, 1_000, 1_500]],
    [0, 1_000, [0, 250, 500, 750, 1_000]],
    [791, 1_155, [700, 800, 900, 1_000, 1_100, 1_200]],
    [900, 901, [900, 925, 950, 975, 1_000]],
    [0, 0, [0, 1]],
    [0, 2, [0, 1, 2]],
    [0, 9, [0, 5, 10]],
  ])('ticksBetween(%i, %i) returns the round values %j', (lowest, highest, expected) => {
    expect(ticksBetween(lowest, highest)).toEqual(expected)
  })

  it('the ticks of ticksBetween begin at or just below the lowest value and reach at least the highest value', () => {
    every(bedrag, bedrag, (een, ander) => {
      const [lowest, highest] = [Math.min(een, ander), Math.max(een, ander)]
      const [first = NaN, second = NaN, ...rest] = ticksBetween(lowest, highest)
      expect(first).toBeLessThanOrEqual(lowest)
      expect(second).toBeGreaterThan(lowest)
      expect(rest.at(-1) ?? second).toBeGreaterThanOrEqual(highest)
    })
  })

  it('ticksBetween returns only whole euros for any two amounts', () => {
    every(bedrag, bedrag, (een, ander) => {
      const ticks = ticksBetween(Math.min(een, ander), Math.max(een, ander))
      expect(ticks.filter((tick) => !Number.isInteger(tick))).toEqual([])
    })
  })

  it('ticksBetween returns at most six values at equal distances for any two amounts', () => {
    every(bedrag, bedrag, (een, ander) => {
      const ticks = ticksBetween(Math.min(een, ander), Math.max(een, ander))
      const [first = NaN, second = NaN] = ticks
      expect(ticks.length).toBeLessThanOrEqual(6)
      for (const [index, tick] of each('ticks', ticks).entries())
        expect(Math.abs(tick - first - index * (second - first))).toBeLessThan(1e-6 * Math.max(1, tick))
    })
  })

  it('placeOn returns the position of a value on the axis as a fraction from 0 to 1', () => {
    expect([100, 150, 300].map((value) => placeOn([100, 200, 300], value))).toEqual([0, 0.25, 1])
  })
})

it('toPercentage writes a fraction as a percentage with at most three decimals', () => {
  expect([0, 1 / 3, 1].map(toPercentage)).toEqual(['0%', '33.333%', '100%'])
})
