import { readFileSync } from 'node:fs'

import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { filesIn } from '../../../support/filesIn'
import { dialogs, field, fillIn } from '../../../support/screen'
import { uitkomst } from './uitkomst'

const { show, element, inside } = dialogs.watAls
const SCHUIVEN = [
  ['Schuif de vraagprijs', 'Vraagprijs van de woning', 'vraagprijsWoning'],
  ['Schuif je eigen geld', 'Eigen geld', 'eigenGeld'],
] as const

const schuif = (naam: string) => inside().getByRole<HTMLInputElement>('slider', { name: naam })

/** Moves a slider as Chromium does for a finger; `end` is the event with which the browser ends the press. */
const sleep = (naam: string, value: string, end: 'pointerup' | 'pointercancel') => {
  fireEvent.pointerDown(schuif(naam))
  fireEvent.input(schuif(naam), { target: { value } })
  fireEvent(schuif(naam), new Event(end, { bubbles: true }))
  fireEvent(schuif(naam), new Event('change', { bubbles: true }))
}

describe.each(SCHUIVEN)("the slider '%s'", (naam, label, veld) => {
  it.each([{}, { eigenGeld: 60_250, vraagprijsWoning: 301_500 }])(
    `a swipe that the browser takes for scrolling leaves ${veld} of %j as it was`,
    (antwoorden) => {
      const { services, verzoeken } = show(antwoorden)
      const eerst = [uitkomst('Netto maandlast'), field(label, element()).value, schuif(naam).value]
      const { [veld]: bedrag } = services.orientatie.state()
      const aantal = verzoeken.length
      sleep(naam, '90000', 'pointercancel')
      expect([uitkomst('Netto maandlast'), field(label, element()).value, schuif(naam).value]).toEqual(eerst)
      expect([services.orientatie.state()[veld], verzoeken.length]).toEqual([bedrag, aantal])
    },
  )

  it(`after a swipe that scrolled, the slider '${naam}' still changes the answer`, () => {
    const { services } = show({ vraagprijsWoning: 150_000 })
    sleep(naam, '90000', 'pointercancel')
    sleep(naam, '80000', 'pointerup')
    expect(services.orientatie.state()[veld]).toBe(80_000)
  })

  it(`a typed amount above the slider '${naam}' stretches it, so that an arrow key changes it by one step`, () => {
    const { services } = show()
    fillIn(label, '900.500', element())
    expect([schuif(naam).min, schuif(naam).max].map(Number)).toEqual([expect.any(Number), 901_000])
    expect(Number(schuif(naam).value)).toBeGreaterThanOrEqual(900_000)
    sleep(naam, '899000', 'pointerup')
    expect(services.orientatie.state()[veld]).toBe(899_000)
    expect(schuif(naam).max).toBe('901000')
    fillIn(label, '200.000', element())
    expect(Number(schuif(naam).max)).toBeLessThan(901_000)
  })
})

it('a typed price below its slider stretches the slider downwards', () => {
  show()
  expect(schuif('Schuif de vraagprijs').min).toBe('150000')
  fillIn('Vraagprijs van de woning', '90.500', element())
  expect(schuif('Schuif de vraagprijs').min).toBe('90000')
})

it('every slider and every drawing to point at goes back when the browser takes the press for scrolling', () => {
  const bewogen = filesIn('ui').filter((file) =>
    /<(Axis)?Slider$|<(Axis)?Slider |onPointerMove=\{choose/m.test(readFileSync(`ui/${file}`, 'utf8')),
  )
  expect(bewogen.length).toBeGreaterThan(2)
  for (const file of bewogen) expect(readFileSync(`ui/${file}`, 'utf8'), file).toContain('useBackOnCancel(')
})
