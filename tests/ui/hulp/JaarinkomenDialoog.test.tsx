import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { errorOf, chooseOption, click, field, fillIn, dialogs } from '../../support/screen'

const MAANDINKOMEN = 'Bruto maandinkomen'
const { show, element, inside } = dialogs.jaarinkomen
const uitkomst = () => inside().getByRole('definition').textContent
const vulMaandinkomenIn = (tekst: string) => fillIn(MAANDINKOMEN, tekst, element())

describe('a monthly income that cannot be read', () => {
  it('has no result, whatever was read before it', () => {
    show()
    vulMaandinkomenIn('4.000')
    expect(uitkomst()).toBe('€ 48.000')
    vulMaandinkomenIn('vier mille')
    expect(uitkomst()).toBe('-')
  })

  it('stays, with an error', () => {
    show()
    vulMaandinkomenIn('vier mille')
    expect(field(MAANDINKOMEN, element())).toHaveValue('vier mille')
    expect(errorOf(field(MAANDINKOMEN, element()))).toMatch(/^We herkennen de invoer niet als een bedrag/)
  })

  it('confirmed, leaves the yearly income as it is', () => {
    show()
    vulMaandinkomenIn('4.000')
    vulMaandinkomenIn('vier mille')
    click('Bevestig inkomen', element())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })

  it('counts again once it can be read', () => {
    show()
    vulMaandinkomenIn('vier mille')
    vulMaandinkomenIn('4.000')
    expect(uitkomst()).toBe('€ 48.000')
  })
})

describe('a monthly income', () => {
  it('shows how it comes to a year', () => {
    show()
    vulMaandinkomenIn('4.000')
    expect(inside().getByText('4.000 × 12 = 48.000, zonder vakantiegeld')).toBeVisible()
    chooseOption('Krijg je vakantiegeld?', 'Ja', element())
    chooseOption('Krijg je een dertiende maand?', 'Ja', element())
    expect(inside().getByText('4.000 × 13 + 3.840 vakantiegeld = 55.840')).toBeVisible()
  })

  it('stands there again when the dialog is opened again', () => {
    show()
    vulMaandinkomenIn('4.000')
    chooseOption('Krijg je vakantiegeld?', 'Ja', element())
    click('Bevestig inkomen', element())
    dialogs.jaarinkomen.open()
    expect(field(MAANDINKOMEN, element())).toHaveValue('4.000')
    expect(uitkomst()).toBe('€ 51.840')
  })

  it('stands there again after another step', () => {
    show()
    vulMaandinkomenIn('4.000')
    click('Bevestig inkomen', element())
    click('Ga verder')
    click('Vorige stap')
    dialogs.jaarinkomen.open()
    expect(field(MAANDINKOMEN, element())).toHaveValue('4.000')
  })

  it('is gone once the yearly income is another', () => {
    show()
    vulMaandinkomenIn('4.000')
    click('Bevestig inkomen', element())
    fillIn('Bruto jaarinkomen', '50.000')
    dialogs.jaarinkomen.open()
    expect(field(MAANDINKOMEN, element())).toHaveValue('')
  })
})
