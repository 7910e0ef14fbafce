import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { errorOf, chooseOption, click, showCalculator, field, fillIn } from '../../support/screen'

const MAANDINKOMEN = 'Bruto maandinkomen'
const dialoog = () => screen.getByRole('dialog')
const uitkomst = () => within(dialoog()).getByRole('definition').textContent
const vulMaandinkomenIn = (tekst: string) => fillIn(MAANDINKOMEN, tekst, dialoog())

const open = () => {
  const getoond = showCalculator()
  fillIn('Bruto jaarinkomen', '60.000')
  click('Bereken jaarinkomen')
  return getoond
}

describe('a monthly income that cannot be read', () => {
  it('has no result, whatever was read before it', () => {
    open()
    vulMaandinkomenIn('4.000')
    expect(uitkomst()).toBe('€ 48.000')
    vulMaandinkomenIn('vier mille')
    expect(uitkomst()).toBe('-')
  })

  it('stays, with an error', () => {
    open()
    vulMaandinkomenIn('vier mille')
    expect(field(MAANDINKOMEN, dialoog())).toHaveValue('vier mille')
    expect(errorOf(field(MAANDINKOMEN, dialoog()))).toMatch(/^We herkennen de invoer niet als een bedrag/)
  })

  it('confirmed, leaves the yearly income as it is', () => {
    open()
    vulMaandinkomenIn('4.000')
    vulMaandinkomenIn('vier mille')
    click('Bevestig inkomen', dialoog())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })

  it('counts again once it can be read', () => {
    open()
    vulMaandinkomenIn('vier mille')
    vulMaandinkomenIn('4.000')
    expect(uitkomst()).toBe('€ 48.000')
  })
})

describe('a monthly income', () => {
  it('shows how it comes to a year', () => {
    open()
    vulMaandinkomenIn('4.000')
    expect(within(dialoog()).getByText('4.000 × 12 = 48.000, zonder vakantiegeld')).toBeVisible()
    chooseOption('Krijg je vakantiegeld?', 'Ja', dialoog())
    chooseOption('Krijg je een dertiende maand?', 'Ja', dialoog())
    expect(within(dialoog()).getByText('4.000 × 13 + 3.840 vakantiegeld = 55.840')).toBeVisible()
  })

  it('stands there again when the dialog is opened again', () => {
    open()
    vulMaandinkomenIn('4.000')
    chooseOption('Krijg je vakantiegeld?', 'Ja', dialoog())
    click('Bevestig inkomen', dialoog())
    click('Bereken jaarinkomen')
    expect(field(MAANDINKOMEN, dialoog())).toHaveValue('4.000')
    expect(uitkomst()).toBe('€ 51.840')
  })

  it('stands there again after another step', () => {
    open()
    vulMaandinkomenIn('4.000')
    click('Bevestig inkomen', dialoog())
    click('Ga verder')
    click('Vorige stap')
    click('Bereken jaarinkomen')
    expect(field(MAANDINKOMEN, dialoog())).toHaveValue('4.000')
  })

  it('is gone once the yearly income is another', () => {
    open()
    vulMaandinkomenIn('4.000')
    click('Bevestig inkomen', dialoog())
    fillIn('Bruto jaarinkomen', '50.000')
    click('Bereken jaarinkomen')
    expect(field(MAANDINKOMEN, dialoog())).toHaveValue('')
  })
})
