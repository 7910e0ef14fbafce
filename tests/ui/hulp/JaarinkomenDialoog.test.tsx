import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { foutBij, kies, klik, toonRekenhulp, veld, vulIn } from '../../support/scherm'

const MAANDINKOMEN = 'Bruto maandinkomen'
const dialoog = () => screen.getByRole('dialog')
const uitkomst = () => within(dialoog()).getByRole('definition').textContent
const vulMaandinkomenIn = (tekst: string) => vulIn(MAANDINKOMEN, tekst, dialoog())

const open = () => {
  const getoond = toonRekenhulp()
  vulIn('Bruto jaarinkomen', '60.000')
  klik('Bereken jaarinkomen')
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
    expect(veld(MAANDINKOMEN, dialoog())).toHaveValue('vier mille')
    expect(foutBij(veld(MAANDINKOMEN, dialoog()))).toMatch(/^We herkennen de invoer niet als een bedrag/)
  })

  it('confirmed, leaves the yearly income as it is', () => {
    open()
    vulMaandinkomenIn('4.000')
    vulMaandinkomenIn('vier mille')
    klik('Bevestig inkomen', dialoog())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(veld('Bruto jaarinkomen')).toHaveValue('60.000')
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
    kies('Krijg je vakantiegeld?', 'Ja', dialoog())
    kies('Krijg je een dertiende maand?', 'Ja', dialoog())
    expect(within(dialoog()).getByText('4.000 × 13 + 3.840 vakantiegeld = 55.840')).toBeVisible()
  })

  it('stands there again when the dialog is opened again', () => {
    open()
    vulMaandinkomenIn('4.000')
    kies('Krijg je vakantiegeld?', 'Ja', dialoog())
    klik('Bevestig inkomen', dialoog())
    klik('Bereken jaarinkomen')
    expect(veld(MAANDINKOMEN, dialoog())).toHaveValue('4.000')
    expect(uitkomst()).toBe('€ 51.840')
  })

  it('stands there again after another step', () => {
    open()
    vulMaandinkomenIn('4.000')
    klik('Bevestig inkomen', dialoog())
    klik('Ga verder')
    klik('Vorige stap')
    klik('Bereken jaarinkomen')
    expect(veld(MAANDINKOMEN, dialoog())).toHaveValue('4.000')
  })

  it('is gone once the yearly income is another', () => {
    open()
    vulMaandinkomenIn('4.000')
    klik('Bevestig inkomen', dialoog())
    vulIn('Bruto jaarinkomen', '50.000')
    klik('Bereken jaarinkomen')
    expect(veld(MAANDINKOMEN, dialoog())).toHaveValue('')
  })
})
