import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { chooseOption, click, dialogs, field, fillIn, now, stopKlok, wait } from '../../../support/screen'

const MAANDINKOMEN = 'Bruto maandinkomen'
const { show, element, inside, open } = dialogs.jaarinkomen
const uitkomst = () => inside().getByRole('definition').textContent
const vulMaandinkomenIn = (tekst: string) => fillIn(MAANDINKOMEN, tekst, element())

stopKlok()
beforeEach(() => void show())

describe('a monthly income that cannot be read', () => {
  it('has no result, whatever was read before it, until it can be read again', () => {
    vulMaandinkomenIn('4.000')
    expect(uitkomst()).toBe('€ 48.000')
    vulMaandinkomenIn('vier mille')
    expect(uitkomst()).toBe('-')
    vulMaandinkomenIn('4.000')
    expect(uitkomst()).toBe('€ 48.000')
  })

  it('confirmed, leaves the yearly income as it is', () => {
    vulMaandinkomenIn('4.000')
    vulMaandinkomenIn('vier mille')
    click('Bevestig inkomen', element())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })
})

describe('a monthly income', () => {
  it('says of holiday pay that almost every employee gets it', () => {
    const vraag = inside().getByRole('radiogroup', { name: 'Krijg je vakantiegeld?' })
    expect(vraag).toHaveAccessibleDescription('Bijna iedereen in loondienst krijgt dit.')
  })

  it('shows how it comes to a year', () => {
    vulMaandinkomenIn('4.000')
    expect(inside().getByText('4.000 × 12 = 48.000, zonder vakantiegeld')).toBeVisible()
    chooseOption('Krijg je vakantiegeld?', 'Ja', element())
    chooseOption('Krijg je een dertiende maand?', 'Ja', element())
    expect(inside().getByText('4.000 × 13 + 3.840 vakantiegeld = 55.840')).toBeVisible()
  })

  it('stands there again when the dialog is opened again', () => {
    vulMaandinkomenIn('4.000')
    chooseOption('Krijg je vakantiegeld?', 'Ja', element())
    click('Bevestig inkomen', element())
    open()
    expect(field(MAANDINKOMEN, element())).toHaveValue('4.000')
    expect(uitkomst()).toBe('€ 51.840')
  })

  it('stands there again after another step', () => {
    vulMaandinkomenIn('4.000')
    click('Bevestig inkomen', element())
    click('Ga verder')
    click('Vorige stap')
    open()
    expect(field(MAANDINKOMEN, element())).toHaveValue('4.000')
  })

  it('stands there again after the income of the other', () => {
    vulMaandinkomenIn('4.000')
    click('Bevestig inkomen', element())
    chooseOption('Koop je alleen of samen?', 'Samen')
    const openVan = (plaats: number) =>
      now(() => screen.getAllByRole('button', { name: dialogs.jaarinkomen.titel })[plaats]?.click())
    openVan(1)
    fillIn('Bruto maandinkomen van je partner', '3.000', element())
    click('Bevestig inkomen', element())
    openVan(0)
    expect(field(MAANDINKOMEN, element())).toHaveValue('4.000')
    click('Bevestig inkomen', element())
    openVan(1)
    expect(field('Bruto maandinkomen van je partner', element())).toHaveValue('3.000')
  })

  it('is gone once the yearly income is another', () => {
    vulMaandinkomenIn('4.000')
    click('Bevestig inkomen', element())
    fillIn('Bruto jaarinkomen', '50.000')
    open()
    expect(field(MAANDINKOMEN, element())).toHaveValue('')
  })
})

describe('the income dialog tells a screen reader', () => {
  const regio = (soort: 'polite' | 'assertive') => element().querySelector(`[aria-live=${soort}]`)
  const GEEN_BEDRAG = /^We herkennen de invoer niet als een bedrag/

  it('its result, each time there is another', () => {
    expect(regio('polite')).toHaveTextContent(/-$/)
    vulMaandinkomenIn('4.000')
    expect(regio('polite')).toHaveTextContent('€ 48.000')
  })

  it('an error, 100 ms after it was made and for a second', () => {
    vulMaandinkomenIn('veel')
    for (const [ms, gezegd] of [
      [99, /^$/],
      [1, GEEN_BEDRAG],
      [999, GEEN_BEDRAG],
      [1, /^$/],
    ] as const) {
      wait(ms)
      expect(regio('assertive')).toHaveTextContent(gezegd)
    }
  })

  it('an error that follows another within that second, for a second of its own', () => {
    vulMaandinkomenIn('veel')
    wait(500)
    vulMaandinkomenIn('-1')
    wait(1099)
    expect(regio('assertive')).toHaveTextContent(/^Ingevulde waarde valt niet binnen/)
    wait(1)
    expect(regio('assertive')).toHaveTextContent(/^$/)
  })
})
