import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { Columns } from '../../../../ui/basis/chart/Columns'
import { showAlone } from '../../../support/screen'

const DATA = { layers: [{ name: 'Rest', fill: 'vol', values: [10, 30, 20] }] } as const

/** A chart of three columns, in which the first column is chosen at the start. */
const ThreeColumns = () => {
  const [chosen, setChosen] = useState(1)
  return <Columns data={DATA} unit="Jaar" chosen={chosen} onChoose={setChosen} label="Kies" valueText={`${chosen}`} />
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Kies' })

it('a swipe over the slider of Columns that the browser takes for scrolling restores the chosen column', () => {
  showAlone(<ThreeColumns />)
  fireEvent.change(slider(), { target: { value: '2' } })
  fireEvent.pointerDown(slider())
  fireEvent.change(slider(), { target: { value: '3' } })
  fireEvent.pointerCancel(slider())
  expect([slider().value, slider().getAttribute('aria-valuetext')]).toEqual(['2', '2'])
})

it('a swipe over the drawing of Columns that the browser takes for scrolling restores the chosen column', () => {
  showAlone(<ThreeColumns />)
  const plot = document.querySelector('rect[fill-opacity]')?.closest('div') ?? expect.unreachable('no drawing')
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 50))
  fireEvent.pointerDown(plot, { clientX: 150 })
  expect(slider()).toHaveValue('2')
  fireEvent.pointerMove(plot, { clientX: 250 })
  expect(slider()).toHaveValue('3')
  fireEvent.pointerCancel(plot)
  expect(slider()).toHaveValue('1')
})
