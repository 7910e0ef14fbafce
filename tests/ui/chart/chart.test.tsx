import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toPercentage, ticksTo } from '../../../ui/chart/shapes'
import { Bars } from '../../../ui/chart/Bars'
import { Columns } from '../../../ui/chart/Columns'
import { showAlone } from '../../support/screen'
import { every } from '../../support/every'

/** These attributes of everything that this selector finds. */
const vakken = (selector: string, ...namen: readonly string[]) =>
  [...document.querySelectorAll(selector)].map((vak) => namen.map((naam) => vak.getAttribute(naam)))

/** What the legend names, in order. */
const legenda = () => document.querySelector('[aria-hidden=true]')?.firstElementChild?.firstElementChild?.textContent

it('columns stand on the axis and on each other, with a line over each and one where something ends', () => {
  showAlone(
    <Columns
      lagen={[
        { naam: 'Onder', vulling: 'vol', waarden: [10, 30] },
        { naam: 'Boven', vulling: 'streep', waarden: [20, 10] },
      ]}
      lijn={{ naam: 'Lijn', waarden: [30, 20] }}
      grens={{ naam: 'Grens', na: 1 }}
      eenheid="Jaar"
      plaatsen={['0', '2']}
    />,
  )
  expect(legenda()).toBe('OnderBovenLijnGrens')
  expect(vakken('rect[fill]:not(pattern *):not([width="24"])', 'y', 'height').slice(-4)).toEqual([
    ['75%', '25%'],
    ['25%', '75%'],
    ['25%', '50%'],
    ['0%', '25%'],
  ])
  const lijnen = vakken('line', 'x1', 'x2', 'y1', 'y2')
  expect(lijnen.slice(-3)).toEqual([
    ['0%', '50%', '25%', '25%'],
    ['50%', '100%', '50%', '50%'],
    ['50%', '50%', null, '100%'],
  ])
})

it('bars begin at the axis and end at their value, with a mark of its own kind at each other value', () => {
  showAlone(
    <Bars
      staven={[{ naam: '10 jaar', waarde: 20, merken: [10, 40], isGekozen: true }]}
      naam="Nu"
      merken={[
        { naam: 'Later', vorm: 'rondje' },
        { naam: 'Laatst', vorm: 'driehoek' },
      ]}
    />,
  )
  expect(vakken('rect[height="10"][y="3"]', 'width')).toEqual([['50%']])
  expect(vakken('svg > svg[x]', 'x')).toEqual([['25%'], ['100%']])
  const [later, laatst] = vakken('svg > svg[x] path', 'd').flat()
  expect([later?.includes('a5 5'), laatst?.startsWith('M0 -5.5')]).toEqual([true, true])
})

describe('the values along an axis', () => {
  const hoogste = fc.double({ min: 0, max: 1e8, noNaN: true })

  it.each([
    [269_169, [0, 100_000, 200_000, 300_000]],
    [15_051, [0, 5_000, 10_000, 15_000, 20_000]],
    [1_254, [0, 500, 1_000, 1_500]],
    [1_000, [0, 250, 500, 750, 1_000]],
  ])('are round for %i', (tot, verwacht) => {
    expect(ticksTo(tot)).toEqual(verwacht)
  })

  it('begin at 0, reach the highest value, and end there with the next one', () => {
    every(hoogste, (tot) => {
      const [eerste, ...rest] = ticksTo(tot)
      expect(eerste).toBe(0)
      expect(rest.at(-1)).toBeGreaterThanOrEqual(tot)
      expect(rest.slice(0, -1).every((waarde) => waarde < Math.max(tot, 1))).toBe(true)
    })
  })

  it('are a few, at one distance', () => {
    every(hoogste, (tot) => {
      const waarden = ticksTo(tot)
      const stap = waarden[1] ?? 0
      expect(waarden.length).toBeLessThanOrEqual(5)
      expect(waarden).toEqual(waarden.map((_, nummer) => nummer * stap))
    })
  })
})

it('a part of a drawing is written in percent', () => {
  expect([0, 1 / 3, 1].map(toPercentage)).toEqual(['0%', '33.333%', '100%'])
})
