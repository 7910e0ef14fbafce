import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { errorOf, goToStap, chooseOption, click, showCalculator, field, fillIn } from '../../support/screen'

const INKOMEN = 'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.'
const INKOMEN_PARTNER = 'Vul het jaarinkomen van je partner in om door te gaan.'
const lijst = () => screen.queryByText('Je kan nog niet verder:')

describe("'Ga verder'", () => {
  it('with something missing puts the focus in the first field of it', () => {
    showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    fillIn('Bruto jaarinkomen', '60.000')
    click('Ga verder')
    expect(field('Bruto jaarinkomen van je partner')).toHaveFocus()
  })

  it('pressed again puts the focus there again', () => {
    showCalculator()
    click('Ga verder')
    field('Bruto jaarinkomen').blur()
    click('Ga verder')
    expect(field('Bruto jaarinkomen')).toHaveFocus()
  })

  it('is refused by a text that cannot be read, with its message', () => {
    showCalculator()
    fillIn('Bruto jaarinkomen', 'veel')
    click('Ga verder')
    expect(errorOf(field('Bruto jaarinkomen'))).toMatch(/^We herkennen de invoer niet als een bedrag/)
    expect(screen.getByRole('heading', { name: 'Maximale hypotheek' })).toBeVisible()
  })
})

describe('the list of what is missing', () => {
  const metTwee = () => {
    showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    click('Ga verder')
  }

  it('names no question that came after it was refused', () => {
    metTwee()
    chooseOption('Ga je binnen 10 jaar met pensioen?', 'Ja')
    expect(lijst()?.nextElementSibling?.children).toHaveLength(2)
  })

  it('is not there for one thing, which has the focus already', () => {
    showCalculator()
    click('Ga verder')
    expect(lijst()).toBeNull()
  })

  it('names more than one in the order of the questions, each by its label', () => {
    metTwee()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([`Bruto jaarinkomen: ${INKOMEN}`, `Bruto jaarinkomen van je partner: ${INKOMEN_PARTNER}`]),
    )
  })

  it('leads to each field', () => {
    metTwee()
    click(`Bruto jaarinkomen van je partner: ${INKOMEN_PARTNER}`)
    expect(field('Bruto jaarinkomen van je partner')).toHaveFocus()
  })

  it('goes as what it names is filled in', () => {
    metTwee()
    fillIn('Bruto jaarinkomen', '60.000')
    expect(lijst()).toBeNull()
  })
})

it("'Vorige stap' puts the focus on the title of the step before", () => {
  showCalculator()
  goToStap(2)
  click('Vorige stap')
  expect(screen.getByRole('heading', { name: 'Maximale hypotheek', level: 2 })).toHaveFocus()
})
