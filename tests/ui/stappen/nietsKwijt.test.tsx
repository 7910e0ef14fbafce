import { describe, expect, it } from 'vitest'

import { errorOf, click, now, showCalculator, field, fillIn, showAt } from '../../support/screen'

describe('what was typed', () => {
  it('stays when it cannot be read, also while another step is open, with its error', () => {
    showAt(2)
    fillIn('Eigen geld', 'wat spaargeld')
    click('Vorige stap')
    click('Ga verder')
    expect(field('Eigen geld')).toHaveValue('wat spaargeld')
    expect(errorOf(field('Eigen geld'))).toBeDefined()
  })

  it('stays when the host page shows another brand or audience', () => {
    const { services } = showCalculator()
    fillIn('Bruto jaarinkomen', '60.000')
    now(() => services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' }))
    now(() => services.orientatie.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' }))
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })
})
