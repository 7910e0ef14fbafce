import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { Range, RangeAxis, RangeKey, rangeRoom } from '../../../../ui/basis/chart/Range'
import { AxisLabels } from '../../../../ui/basis/chart/shapes'
import { readable, showAlone } from '../../../support/screen'

/** Returns, for every element that matches `selector`, the values of the attributes `names`. */
const boxes = (selector: string, ...names: readonly string[]) =>
  [...document.querySelectorAll(selector)].map((box) => names.map((name) => box.getAttribute(name)))

/** Returns the text and the offset from the left of each positioned element with a text. */
const texts = () =>
  [...document.querySelectorAll<HTMLElement>('[style*=absolute]')].flatMap(({ style, textContent }) =>
    style.left === '' || textContent === '' ? [] : [[readable(textContent), style.left]],
  )

describe('Range', () => {
  it('Range draws a grid line at each tick, a dot at its value and a line over its range', () => {
    showAlone(<Range ticks={[100, 200, 300]} value={150} isOpen={false} range={[200, 250]} />)
    expect(boxes('circle', 'cx', 'fill')).toEqual([
      ['25%', 'var(--ho-colors-pagina)'],
      ['25%', 'currentColor'],
    ])
    expect(boxes('line', 'x1', 'x2')).toEqual([
      ['0%', '0%'],
      ['50%', '50%'],
      ['100%', '100%'],
      ['50%', '75%'],
    ])
  })

  it('Range without ticks, a value or a range draws no dot and no line', () => {
    showAlone(<Range ticks={[]} value={undefined} isOpen={false} range={undefined} />)
    expect(document.querySelectorAll('circle, line')).toHaveLength(0)
  })

  it('Range draws an open dot as a ring in the colour of a filled dot', () => {
    showAlone(<Range ticks={[100, 200]} value={150} isOpen range={undefined} />)
    expect(boxes('circle', 'fill', 'stroke')).toEqual([
      ['var(--ho-colors-pagina)', null],
      ['none', 'currentColor'],
    ])
  })

  it.each([false, true])(
    'Range draws around its dot an edge of 2 pixels in the colour of the page (open: %s)',
    (open) => {
      showAlone(<Range ticks={[100, 200]} value={150} isOpen={open} range={[100, 200]} />)
      const [edge, dot] = boxes('circle', 'r', 'stroke-width').map(([r, stroke]) => Number(r) + Number(stroke) / 2)
      expect([edge, dot]).toEqual([9, 7])
    },
  )

  it('RangeAxis shows every amount when it has four ticks', () => {
    showAlone(<RangeAxis ticks={[0, 1, 2, 3]} />)
    expect(texts().map(([text]) => text)).toEqual(['€ 0', '€ 1', '€ 2', '€ 3'])
  })

  it('RangeAxis shows every second amount when it has five ticks', () => {
    showAlone(<RangeAxis ticks={[700, 800, 900, 1_000, 1_100]} />)
    expect(texts()).toEqual([
      ['€ 700', '0%'],
      ['€ 900', '50%'],
      ['€ 1.100', '100%'],
    ])
  })

  it('RangeAxis centres each label on its grid line, and rangeRoom is half of the longest label', () => {
    showAlone(<RangeAxis ticks={[0, 1_000]} />)
    const shifts = [...document.querySelectorAll<HTMLElement>('[style*=absolute]')].map(({ style }) => style.transform)
    expect(shifts).toEqual(['translateX(-50%)', 'translateX(-50%)'])
    // The longest label, € 1.000, has 7 signs at 0,875 of the text size: 7 × 0,875 / 2 = 3,0625.
    expect(rangeRoom([0, 1_000])).toBe('max(9px, 3.0625ch)')
    expect(rangeRoom([])).toBe('max(9px, 0ch)')
  })

  it('AxisLabels clamps the transform of each label so that the labels stay within its width', () => {
    showAlone(
      <AxisLabels
        labels={[
          { text: '€ 0', place: 0 },
          { text: '€ 100', place: 1 },
        ]}
      />,
    )
    const shifts = [...document.querySelectorAll<HTMLElement>('[style*=absolute]')].map(({ style }) => style.transform)
    expect(shifts).toEqual([
      'translateX(clamp(0cqi, -50%, 100cqi - 100%))',
      'translateX(clamp(-100cqi, -50%, 0cqi - 100%))',
    ])
  })

  it('RangeAxis gives only a label between the first and the last a width that a narrow axis makes 0', () => {
    showAlone(<RangeAxis ticks={[0, 25_000_000, 50_000_000, 75_000_000, 100_000_000]} />)
    const widths = [...document.querySelectorAll<HTMLElement>('[style*=absolute]')].map(({ style }) => style.maxWidth)
    expect([widths[0], widths[2]]).toEqual(['', ''])
    // The longest label, € 100.000.000, has 13 signs, and the labels are half an axis apart: (13 + 1) / 0,5 = 28.
    expect(widths[1]).toMatch(/^max\(0px, .*100cqi - 28ch\)/)
  })

  it('RangeKey shows each mark with a name next to that name', () => {
    showAlone(<RangeKey dot="Nu" openDot="Niet" line="Later" />)
    expect(screen.getByText('Nu').querySelectorAll('circle[fill=currentColor]')).toHaveLength(1)
    expect(screen.getByText('Niet').querySelectorAll('circle[stroke]')).toHaveLength(1)
    expect(screen.getByText('Later').querySelectorAll('line')).toHaveLength(1)
  })
})
