import { describe, expect, it } from 'vitest'

import { foutBij, gaNaarStap, kies, klik, nu, toonRekenhulp, veld, vulIn } from '../../support/scherm'

const WONING = 'Wat voor woning wil je kopen?'

describe('what was typed', () => {
  it('stays when it cannot be read, also while another step is open, with its error', () => {
    toonRekenhulp()
    gaNaarStap(2)
    vulIn('Eigen geld', 'wat spaargeld')
    klik('Vorige stap')
    klik('Ga verder')
    expect(veld('Eigen geld')).toHaveValue('wat spaargeld')
    expect(foutBij(veld('Eigen geld'))).toBeDefined()
  })

  it('for the partner and cannot be read returns after alone and together', () => {
    toonRekenhulp()
    kies('Koop je alleen of samen?', 'Samen')
    vulIn('Bruto jaarinkomen van je partner', 'dertig mille')
    kies('Koop je alleen of samen?', 'Alleen')
    kies('Koop je alleen of samen?', 'Samen')
    expect(veld('Bruto jaarinkomen van je partner')).toHaveValue('dertig mille')
  })

  it('and cannot be read goes where an amount would be cleared', () => {
    toonRekenhulp()
    gaNaarStap(2)
    vulIn('Kosten van de verbouwing', 'veel')
    kies(WONING, 'Nieuwbouw')
    kies(WONING, 'Bestaande woning')
    expect(veld('Kosten van de verbouwing')).toHaveValue('')
  })

  it('stays when the host page shows another brand or audience', () => {
    const { services } = toonRekenhulp()
    vulIn('Bruto jaarinkomen', '60.000')
    nu(() => services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' }))
    nu(() => services.orientatie.dispatch({ soort: 'typeGewijzigd', type: 'Adviseur' }))
    expect(veld('Bruto jaarinkomen')).toHaveValue('60.000')
  })
})
