import { describe, expect, it } from 'vitest'

import { errorOf, chooseOption, click, now, showCalculator, field, fillIn, showAt } from '../../support/screen'

const WONING = 'Wat voor woning wil je kopen?'

describe('what was typed', () => {
  it('stays when it cannot be read, also while another step is open, with its error', () => {
    showAt(2)
    fillIn('Eigen geld', 'wat spaargeld')
    click('Vorige stap')
    click('Ga verder')
    expect(field('Eigen geld')).toHaveValue('wat spaargeld')
    expect(errorOf(field('Eigen geld'))).toBeDefined()
  })

  it('for the partner and cannot be read returns after alone and together', () => {
    showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    fillIn('Bruto jaarinkomen van je partner', 'dertig mille')
    chooseOption('Koop je alleen of samen?', 'Alleen')
    chooseOption('Koop je alleen of samen?', 'Samen')
    expect(field('Bruto jaarinkomen van je partner')).toHaveValue('dertig mille')
  })

  it('and cannot be read goes where an amount would be cleared', () => {
    showAt(2)
    fillIn('Kosten van de verbouwing', 'veel')
    chooseOption(WONING, 'Nieuwbouw')
    chooseOption(WONING, 'Bestaande woning')
    expect(field('Kosten van de verbouwing')).toHaveValue('')
  })

  it('stays when the host page shows another brand or audience', () => {
    const { services } = showCalculator()
    fillIn('Bruto jaarinkomen', '60.000')
    now(() => services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' }))
    now(() => services.orientatie.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' }))
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })
})
