import { readFileSync } from 'node:fs'

import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { filesIn } from '../../../support/filesIn'
import { waardeVan } from '../../../../domain/orientatie'
import { dialogs, field, fillIn, fromService, goBack, tried } from '../../../support/screen'
import { uitkomst } from './uitkomst'

const { show, element, inside, close } = dialogs.watAls
const SCHUIVEN = [
  ['Schuif de vraagprijs', 'Vraagprijs van de woning', 'vraagprijsWoning'],
  ['Schuif je eigen geld', 'Eigen geld', 'eigenGeld'],
  ['Schuif je inkomen', 'Bruto jaarinkomen', 'eigen.inkomen'],
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
      const bedrag = waardeVan(services.orientatie.state(), veld)
      const aantal = verzoeken.length
      sleep(naam, '90000', 'pointercancel')
      expect([uitkomst('Netto maandlast'), field(label, element()).value, schuif(naam).value]).toEqual(eerst)
      expect([waardeVan(services.orientatie.state(), veld), verzoeken.length]).toEqual([bedrag, aantal])
    },
  )

  it(`after a swipe that scrolled, the slider '${naam}' still changes the answer`, () => {
    const { services } = show({ vraagprijsWoning: 150_000 })
    sleep(naam, '90000', 'pointercancel')
    sleep(naam, '80000', 'pointerup')
    expect(waardeVan(services.orientatie.state(), veld)).toBe(80_000)
  })

  it(`a typed amount above the slider '${naam}' stretches it, so that an arrow key changes it by one step`, () => {
    const { services } = show()
    fillIn(label, '900.750', element())
    expect([schuif(naam).min, schuif(naam).max].map(Number)).toEqual([expect.any(Number), 901_000])
    expect(Number(schuif(naam).value)).toBeGreaterThanOrEqual(900_000)
    sleep(naam, '899000', 'pointerup')
    expect(waardeVan(services.orientatie.state(), veld)).toBe(899_000)
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

const PERIODE = 'Hoe lang wil je je rente vastzetten?'
const INKOMEN = 'Schuif je inkomen'
const einden = (naam: string) => [schuif(naam).min, schuif(naam).max, schuif(naam).step].map(Number)

describe("the income sliders of the dialog 'Wat als je iets verandert?'", () => {
  it('an income ranges from half to twice itself in steps of € 500, and the dialog undoes its change', () => {
    const { services } = show({ 'eigen.inkomen': 61_200 })
    expect(einden(INKOMEN)).toEqual([30_500, 122_500, 500])
    sleep(INKOMEN, '70000', 'pointerup')
    expect(services.orientatie.state().eigen.inkomen).toBe(70_000)
    close()
    expect(tried()).toBe('We rekenen nu met € 70.000 inkomen per jaar.')
    goBack()
    expect(services.orientatie.state().eigen.inkomen).toBe(61_200)
  })

  it('two buyers each have a slider, and a pension has the slider of the pension', () => {
    const { services } = show({
      alleenSamen: 'samen',
      'partner.dienstBetrekking': 'Pensioen',
      'partner.inkomenPensioen': 20_000,
    })
    expect(inside().getAllByRole('slider')).toHaveLength(5)
    sleep(INKOMEN, '70000', 'pointerup')
    sleep('Schuif het pensioen van je partner', '30000', 'pointerup')
    expect(services.orientatie.state().partner.inkomenPensioen).toBe(30_000)
    close()
    expect(tried()).toBe('We rekenen nu met € 70.000 inkomen per jaar en € 30.000 inkomen per jaar van je partner.')
    goBack()
    expect(services.orientatie.state()).toMatchObject({
      eigen: { inkomen: 60_000 },
      partner: { inkomenPensioen: 20_000 },
    })
  })

  it('an income that does not count has no slider, and an emptied income keeps its amount', () => {
    const { services } = show({ alleenSamen: 'samen', 'partner.dienstBetrekking': 'Overig' })
    expect(inside().getAllByRole('slider')).toHaveLength(4)
    fillIn('Bruto jaarinkomen', '', element())
    expect(services.orientatie.state().eigen.inkomen).toBe(60_000)
  })
})

describe("the period slider of the dialog 'Wat als je iets verandert?'", () => {
  it('the slider stops at each period with a rate, and says the period with its rate', () => {
    const { services } = show({}, { rentetarieven: { '60': 3.6, '120': 3.8, '240': 4.1 } })
    expect(einden(PERIODE)).toEqual([0, 2, 1])
    expect(schuif(PERIODE)).toHaveAttribute('aria-valuetext', '10 jaar, 3,80%')
    const eerst = uitkomst('Netto maandlast')[0]
    fireEvent.input(schuif(PERIODE), { target: { value: '2' } })
    expect(schuif(PERIODE)).toHaveAttribute('aria-valuetext', '20 jaar, 4,10%')
    expect(inside().getByText('20 jaar, 4,10%')).toBeVisible()
    expect(uitkomst('Netto maandlast')).toEqual([eerst, expect.not.stringMatching(String(eerst))])
    expect(services.orientatie.state().renteperiode).toBe(120)
    fireEvent(schuif(PERIODE), new Event('change', { bubbles: true }))
    expect(services.orientatie.state().renteperiode).toBe(240)
    close()
    expect(tried()).toBe('We rekenen nu met een rentevaste periode van 20 jaar.')
    goBack()
    expect(services.orientatie.state().renteperiode).toBe(120)
  })

  it('a variable rate is named without its period', () => {
    show({}, { rentetarieven: { '1': 3.5, '120': 3.8 } })
    sleep(PERIODE, '0', 'pointerup')
    close()
    expect(tried()).toBe('We rekenen nu met een variabele rente.')
  })

  it('a move that the browser cancels leaves the period as it was', () => {
    const { services } = show()
    const eerst = schuif(PERIODE).value
    sleep(PERIODE, '0', 'pointercancel')
    expect([schuif(PERIODE).value, services.orientatie.state().renteperiode]).toEqual([eerst, 120])
  })

  it('with one rate there is no period to choose, so no slider', () => {
    show({}, { rentetarieven: { '120': 3.8 } })
    expect(inside().queryByRole('slider', { name: PERIODE })).toBeNull()
  })

  it('with a service, the period moves at once and the figures after the release', () => {
    const { services } = show({}, fromService())
    const eerst = uitkomst('Je kan lenen')
    fireEvent.input(schuif(PERIODE), { target: { value: '0' } })
    expect(uitkomst('Je kan lenen')).toEqual(eerst)
    fireEvent(schuif(PERIODE), new Event('change', { bubbles: true }))
    expect(services.orientatie.state().renteperiode).toBe(1)
    expect(uitkomst('Je kan lenen')[0]).toBe(eerst[0])
  })
})
