import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import {
  blockOf,
  goToStap,
  chooseOption,
  click,
  button,
  lines,
  showCalculator,
  field,
  fillIn,
  dialogs,
  showAt,
} from '../../support/screen'

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const TARIEVEN = { rentetarieven: { '1': 4.1, '120': 3.75 } }

describe('a visitor who filled in nothing', () => {
  it('reads what to do under the maximum of 0, until there is an income', () => {
    showCalculator(TARIEVEN)
    expect(within(blockOf(MAXIMAAL)).getByText(/^Vul je inkomen in /)).toBeVisible()
    fillIn('Bruto jaarinkomen', '60.000')
    expect(within(blockOf(MAXIMAAL)).queryByText(/^Vul je inkomen in /)).toBeNull()
  })

  it('is not asked for an income that does not count', () => {
    showCalculator(TARIEVEN)
    chooseOption('Wat voor inkomen heb je?', 'Overig')
    expect(within(blockOf(MAXIMAAL)).queryByText(/^Vul je inkomen in /)).toBeNull()
  })

  it('sees no figures of a home on step 1', () => {
    showCalculator(TARIEVEN)
    expect(lines(BENODIGD)).toEqual([])
    expect(blockOf(BENODIGD)).toHaveTextContent(/^Je benodigde hypotheekBij stap 2$/)
    goToStap(2)
    expect(lines(BENODIGD)).toContain('Hypotheekbedrag')
  })
})

it.each([
  ['said', 1, true],
  ['said', 2, true],
  ['left to the question', 3, false],
] as const)('the period and the rate of the figures are %s on step %s', (_wat, stap, gezegd) => {
  const zin = /Rente: 3,75%, 10 jaar vast\./
  showAt(stap, {}, TARIEVEN)
  expect(screen.queryByText(zin) !== null).toBe(gezegd)
})

describe('a yearly income that may be one of a month', () => {
  const INKOMEN = 'Bruto jaarinkomen'
  const VRAAG = 'Is dit per jaar? Weet je alleen het bedrag per maand? Bereken dan het jaarinkomen.'
  const vraag = () => screen.queryByText(VRAAG)

  it.each([
    ['1', true],
    ['9.999', true],
    ['10.000', false],
    ['0', false],
  ] as const)('of %s asks whether it is per year: %s', (inkomen, gevraagd) => {
    showCalculator(TARIEVEN)
    fillIn(INKOMEN, inkomen)
    expect(vraag() !== null).toBe(gevraagd)
  })

  it('offers the income calculator, also to who hears the screen', () => {
    showCalculator(TARIEVEN)
    expect(button('Bereken jaarinkomen')).not.toHaveAccessibleDescription()
    fillIn(INKOMEN, '3.500')
    expect(button('Bereken jaarinkomen')).toHaveAccessibleDescription(VRAAG)
  })

  it('is asked of the partner too', () => {
    showCalculator(TARIEVEN)
    chooseOption('Koop je alleen of samen?', 'Samen')
    fillIn('Bruto jaarinkomen van je partner', '2.000')
    expect(vraag()).toBeVisible()
  })

  it('is not asked of an income that the calculator gave', () => {
    showCalculator(TARIEVEN)
    click('Bereken jaarinkomen')
    fillIn('Bruto maandinkomen', '500', dialogs.jaarinkomen.element())
    click('Bevestig inkomen')
    expect(field(INKOMEN)).toHaveValue('6.000')
    expect(vraag()).toBeNull()
  })
})
