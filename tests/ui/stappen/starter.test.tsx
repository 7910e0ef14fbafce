import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { goToStap, chooseOption, click, showCalculator, fillIn } from '../../support/screen'

const isErEenStartersregel = () => screen.queryByText(/geen overdrachtsbelasting/) !== null
const gepensioneerd = (vraag: string, pensioen: string) => {
  chooseOption(vraag, 'Pensioen')
  fillIn(pensioen, '30.000')
}

describe('the line about starters', () => {
  it('is for who does not own a home', () => {
    showCalculator()
    goToStap(2)
    expect(isErEenStartersregel()).toBe(true)
    chooseOption('Woon je nu in een koopwoning?', 'Ja')
    expect(isErEenStartersregel()).toBe(false)
  })

  it('is not for who gets AOW', () => {
    showCalculator()
    gepensioneerd('Wat voor inkomen heb je?', 'Jaarinkomen uit pensioen')
    click('Ga verder')
    expect(isErEenStartersregel()).toBe(false)
  })

  it('is for two of whom one gets no AOW yet', () => {
    showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    gepensioneerd('Wat voor inkomen heb je?', 'Jaarinkomen uit pensioen')
    fillIn('Bruto jaarinkomen van je partner', '40.000')
    click('Ga verder')
    expect(isErEenStartersregel()).toBe(true)
  })
})
