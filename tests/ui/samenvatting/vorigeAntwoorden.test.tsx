import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { createManualBerekening } from '../../support/fakes/berekening'
import { chooseOption, click, now, showCalculator, fillIn, showAt, stopKlok, readBonnetje } from '../../support/screen'

const VEROUDERD = 'Deze bedragen horen bij je vorige antwoorden.'
const SCHATTING = /^Deze berekening is een goede inschatting/
const INKOMEN = 'Bruto jaarinkomen'

stopKlok()

const isGemerkt = () => screen.queryAllByText(VEROUDERD).length > 0
const naarStap = (nummer: number) =>
  fireEvent.click(within(screen.getByRole('navigation')).getAllByRole('button')[nummer - 1] ?? document.body)
const balk = () => screen.getByRole('button', { name: /de samenvatting$/ })
const isBalkGemerkt = () => balk().querySelector('[data-voorlopig]') !== null

describe('while a field that is shown cannot be read', () => {
  it('the figures are marked as those of the earlier answers, until it can be read', () => {
    showCalculator()
    fillIn(INKOMEN, '60.000')
    expect(isGemerkt()).toBe(false)
    fillIn(INKOMEN, 'zestig mille')
    expect(isGemerkt()).toBe(true)
    expect(isBalkGemerkt()).toBe(true)
    fillIn(INKOMEN, '70.000')
    expect(isGemerkt()).toBe(false)
    expect(isBalkGemerkt()).toBe(false)
  })

  it('they stay marked on another step', () => {
    showAt(3)
    naarStap(1)
    fillIn(INKOMEN, 'zestig mille')
    naarStap(3)
    expect(isGemerkt()).toBe(true)
  })

  it('the last step calls nothing a good estimate', () => {
    showAt(3, { vraagprijsWoning: 200_000 }, { rentetarieven: { '120': 3.75 } })
    naarStap(2)
    fillIn('Eigen geld', '100.000')
    naarStap(3)
    expect(screen.getByText(SCHATTING)).toBeVisible()
    naarStap(2)
    fillIn('Eigen geld', 'wat spaargeld')
    naarStap(3)
    expect(screen.queryByText(SCHATTING)).toBeNull()
    naarStap(2)
    fillIn('Eigen geld', '90.000')
    naarStap(3)
    expect(screen.getByText(SCHATTING)).toBeVisible()
  })

  it('the receipt says so first', () => {
    const getoond = showCalculator()
    fillIn(INKOMEN, 'zestig mille')
    expect(readBonnetje(getoond)).toMatch(/^Deze bedragen horen bij je vorige antwoorden\. Je maximale hypotheek\./)
  })

  it('and is hidden, nothing is marked', () => {
    showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    fillIn('Bruto jaarinkomen van je partner', 'dertig mille')
    expect(isGemerkt()).toBe(true)
    chooseOption('Koop je alleen of samen?', 'Alleen')
    expect(isGemerkt()).toBe(false)
  })

  it('and there are no figures, nothing is marked', () => {
    showCalculator({ berekening: createManualBerekening() })
    fillIn(INKOMEN, 'zestig mille')
    expect(isGemerkt()).toBe(false)
  })

  it('and the calculation failed, it is said once', () => {
    const berekening = createManualBerekening()
    showCalculator({ berekening })
    now(() => berekening.laatste().slaag())
    fillIn(INKOMEN, '60.000')
    now(() => berekening.laatste().faal())
    fillIn(INKOMEN, 'zestig mille')
    expect(screen.getAllByText(VEROUDERD)).toHaveLength(1)
  })
})

it('the bar of the summary is marked while a calculation is pending and after one that failed', () => {
  const berekening = createManualBerekening()
  showCalculator({ berekening })
  now(() => berekening.laatste().slaag())
  expect(isBalkGemerkt()).toBe(false)
  fillIn(INKOMEN, '60.000')
  expect(isBalkGemerkt()).toBe(true)
  now(() => berekening.laatste().faal())
  expect(isBalkGemerkt()).toBe(true)
  click('Probeer opnieuw')
  now(() => berekening.laatste().slaag())
  expect(isBalkGemerkt()).toBe(false)
})
