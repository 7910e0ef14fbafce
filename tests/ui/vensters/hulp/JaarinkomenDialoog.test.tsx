import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import {
  answer,
  chooseOption,
  click,
  dialogs,
  field,
  fillIn,
  now,
  stopKlok,
  wait,
  readable,
} from '../../../support/screen'

const MAANDINKOMEN = 'Bruto maandinkomen'
const { show, element, inside, open } = dialogs.jaarinkomen
const uitkomst = () => readable(inside().getByRole('definition'))
const vulMaandinkomenIn = (tekst: string) => fillIn(MAANDINKOMEN, tekst, element())

stopKlok()
beforeEach(() => void show())

describe('an unreadable monthly income', () => {
  it("the dialog 'Bereken jaarinkomen' shows '-' as its result while 'Bruto maandinkomen' is unreadable", () => {
    vulMaandinkomenIn('4.000')
    expect(uitkomst()).toBe('€ 48.000')
    vulMaandinkomenIn('vier mille')
    expect(uitkomst()).toBe('-')
    vulMaandinkomenIn('4.000')
    expect(uitkomst()).toBe('€ 48.000')
  })

  it("confirming an unreadable 'Bruto maandinkomen' leaves 'Bruto jaarinkomen' unchanged", () => {
    vulMaandinkomenIn('4.000')
    vulMaandinkomenIn('vier mille')
    click('Bevestig inkomen', element())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Bruto jaarinkomen')).toHaveValue('60.000')
  })
})

describe('Enter', () => {
  const enter = (target: HTMLElement, method = {}) => fireEvent.keyDown(target, { key: 'Enter', ...method })
  const typ = () => {
    now(() => field(MAANDINKOMEN, element()).focus())
    fireEvent.input(field(MAANDINKOMEN, element()), { target: { value: '4.000' } })
  }

  it("Enter right after typing in 'Bruto maandinkomen' confirms the income and closes the dialog", () => {
    typ()
    const isDefaultAction = enter(field(MAANDINKOMEN, element()))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field('Bruto jaarinkomen')).toHaveValue('48.000')
    expect(isDefaultAction, 'the same Enter also presses the opener').toBe(false)
  })

  it('Enter on a choice confirms the income, as in a form', () => {
    typ()
    enter(answer('Krijg je vakantiegeld?', 'Nee', element()))
    expect(field('Bruto jaarinkomen')).toHaveValue('48.000')
  })

  it('Enter of an input method leaves the dialog open', () => {
    typ()
    expect(enter(field(MAANDINKOMEN, element()), { isComposing: true })).toBe(true)
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

describe('a monthly income', () => {
  it("the question 'Krijg je vakantiegeld?' says that almost every employee gets holiday pay", () => {
    const vraag = inside().getByRole('radiogroup', { name: 'Krijg je vakantiegeld?' })
    expect(vraag).toHaveAccessibleDescription('Bijna iedereen in loondienst krijgt dit.')
  })

  it("the dialog 'Bereken jaarinkomen' shows how it calculates the yearly income", () => {
    vulMaandinkomenIn('4.000')
    expect(inside().getByText('4.000 × 12 = 48.000, zonder vakantiegeld')).toBeVisible()
    chooseOption('Krijg je vakantiegeld?', 'Ja', element())
    chooseOption('Krijg je een dertiende maand?', 'Ja', element())
    expect(inside().getByText('4.000 × 13 + 3.840 vakantiegeld = 55.840')).toBeVisible()
  })

  it("the dialog 'Bereken jaarinkomen' still has the confirmed monthly income when it opens again", () => {
    vulMaandinkomenIn('4.000')
    chooseOption('Krijg je vakantiegeld?', 'Ja', element())
    click('Bevestig inkomen', element())
    open()
    expect(field(MAANDINKOMEN, element())).toHaveValue('4.000')
    expect(uitkomst()).toBe('€ 51.840')
  })

  it("the dialog 'Bereken jaarinkomen' still has the monthly income after a visit to another step", () => {
    vulMaandinkomenIn('4.000')
    click('Bevestig inkomen', element())
    click('Ga verder')
    click('Vorige stap')
    open()
    expect(field(MAANDINKOMEN, element())).toHaveValue('4.000')
  })

  it("the dialog 'Bereken jaarinkomen' remembers the monthly income of each of two home buyers", () => {
    vulMaandinkomenIn('4.000')
    click('Bevestig inkomen', element())
    chooseOption('Koop je alleen of samen?', 'Samen')
    const openVan = (plaats: number) =>
      now(() => screen.getAllByRole('button', { name: dialogs.jaarinkomen.title })[plaats]?.click())
    openVan(1)
    fillIn('Bruto maandinkomen van je partner', '3.000', element())
    click('Bevestig inkomen', element())
    openVan(0)
    expect(field(MAANDINKOMEN, element())).toHaveValue('4.000')
    click('Bevestig inkomen', element())
    openVan(1)
    expect(field('Bruto maandinkomen van je partner', element())).toHaveValue('3.000')
  })

  it("the dialog 'Bereken jaarinkomen' forgets the monthly income when 'Bruto jaarinkomen' is changed", () => {
    vulMaandinkomenIn('4.000')
    click('Bevestig inkomen', element())
    fillIn('Bruto jaarinkomen', '50.000')
    open()
    expect(field(MAANDINKOMEN, element())).toHaveValue('')
  })
})

describe("announcements of the dialog 'Bereken jaarinkomen'", () => {
  const regio = (soort: 'polite' | 'assertive') => element().querySelector(`[aria-live=${soort}]`)
  const GEEN_BEDRAG = /^We herkennen de invoer niet als een bedrag/

  it("the dialog 'Bereken jaarinkomen' announces its result when the monthly income changes", () => {
    expect(regio('polite')).toHaveTextContent(/-$/)
    vulMaandinkomenIn('4.000')
    expect(regio('polite')).toHaveTextContent('€ 48.000')
  })

  it("the dialog 'Bereken jaarinkomen' announces an error after 100 ms, for one second", () => {
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

  it("the dialog 'Bereken jaarinkomen' announces an error for a full second, also soon after another error", () => {
    vulMaandinkomenIn('veel')
    wait(500)
    vulMaandinkomenIn('-1')
    wait(1099)
    expect(regio('assertive')).toHaveTextContent(/^Ingevulde waarde valt niet binnen/)
    wait(1)
    expect(regio('assertive')).toHaveTextContent(/^$/)
  })
})
