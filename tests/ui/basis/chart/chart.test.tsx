import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toPercentage, ticksTo } from '../../../../ui/basis/chart/shapes'
import { Bars } from '../../../../ui/basis/chart/Bars'
import { Columns } from '../../../../ui/basis/chart/Columns'
import { showAlone } from '../../../support/screen'
import { every } from '../../../support/every'

/** These attributes of everything that this selector finds. */
const vakken = (selector: string, ...namen: readonly string[]) =>
  [...document.querySelectorAll(selector)].map((vak) => namen.map((naam) => vak.getAttribute(naam)))

/** The words along an axis, with where they stand. */
const teksten = (kant: 'top' | 'left') =>
  [...document.querySelectorAll<HTMLElement>('[style*=absolute]')].flatMap(({ style, textContent }) =>
    style[kant] === '' ? [] : [[textContent.replace('\u00A0', ' '), style[kant]]],
  )

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
  const kolommen = vakken('rect[fill]:not(pattern *):not([width="24"])', 'x', 'width', 'y', 'height', 'fill').slice(-4)
  expect(kolommen).toEqual([
    ['4%', '42%', '75%', '25%', 'currentColor'],
    ['54%', '42%', '25%', '75%', 'currentColor'],
    ['4%', '42%', '25%', '50%', expect.stringMatching(/^url\(#.+\)$/)],
    ['54%', '42%', '0%', '25%', expect.stringMatching(/^url\(#.+\)$/)],
  ])
  expect(document.querySelector(`[id="${kolommen[2]?.[4]?.slice(5, -1)}"]`)?.tagName).toBe('pattern')
  expect(teksten('top')).toEqual([
    ['€ 0', '100%'],
    ['€ 10', '75%'],
    ['€ 20', '50%'],
    ['€ 30', '25%'],
    ['€ 40', '0%'],
  ])
  expect(teksten('left')).toEqual([
    ['0', '0%'],
    ['2', '100%'],
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
      staven={[
        { naam: '10 jaar', waarde: 20, merken: [10, 40], isGekozen: true },
        { naam: '20 jaar', waarde: undefined, merken: [undefined, 20], isGekozen: false },
      ]}
      naam="Nu"
      merken={[
        { naam: 'Later', vorm: 'rondje' },
        { naam: 'Laatst', vorm: 'driehoek' },
      ]}
    />,
  )
  expect(vakken('rect[height="10"][y="3"]', 'width')).toEqual([['50%'], ['0%']])
  expect(vakken('svg > svg[x]', 'x')).toEqual([['25%'], ['100%'], ['50%']])
  expect([...document.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['10 jaar'])
  expect(teksten('left').map(([tekst]) => tekst)).toEqual(['€ 0', '€ 20', '€ 40'])
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
