import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import * as scherm from '../support/screen'

const { blockOf, errorOf, goToStap, chooseOption, click, button, line, lines, showCalculator, field, leave, fillIn } =
  scherm

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const TARIEF = { rentetarieven: { '120': 3.75 } }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Specification, section 2, summary panel. */
describe("the block 'Je maximale hypotheek'", () => {
  it('shows income, maximum, gross and net monthly cost', () => {
    showCalculator(TARIEF)
    fillIn('Bruto jaarinkomen', '60.000')
    expect(lines(MAXIMAAL)).toEqual(['Inkomen per jaar', 'Maximale hypotheek', 'Bruto maandlast', 'Netto maandlast'])
    expect(line(MAXIMAAL, 'Inkomen per jaar')).toBe('€ 60.000')
    expect(line(MAXIMAAL, 'Maximale hypotheek')).toBe('€ 270.716')
  })
  it('shows the monthly cost on step 1 only', () => {
    showCalculator()
    goToStap(2)
    expect(lines(MAXIMAAL)).toEqual(['Inkomen per jaar', 'Maximale hypotheek'])
    expect(lines(BENODIGD)).not.toContain('Bruto maandlast')
  })
  it('says to which mortgage the monthly cost belongs once there is a home', () => {
    showCalculator(TARIEF)
    expect(blockOf(MAXIMAAL)).not.toHaveTextContent('bij een hypotheek van')
    goToStap(2, '60.000')
    fillIn('Vraagprijs van de woning', '200.000')
    click('Vorige stap')
    expect(within(blockOf(MAXIMAAL)).getByText(/^bij een hypotheek van € [\d.]+$/)).toBeVisible()
  })
})

describe("the block 'Je benodigde hypotheek'", () => {
  it('is greyed and hidden from screen readers on step 1', () => {
    showCalculator()
    expect(blockOf(BENODIGD)).toHaveAttribute('aria-hidden', 'true')
    expect(blockOf(BENODIGD)).toHaveAttribute('inert')
  })
  it('is open to everyone from step 2 on', () => {
    showCalculator()
    goToStap(2)
    expect(screen.getByRole('region', { name: BENODIGD })).not.toHaveAttribute('inert')
  })
  it('shows home and costs, what can be borrowed, own money, what is missing, and on top the mortgage sum', () => {
    showCalculator(TARIEF)
    goToStap(3)
    const verwacht = ['Nieuwe woning en kosten', 'Je kan lenen', 'Eigen geld', 'Extra eigen inleg nodig']
    expect(lines(BENODIGD)[0]).toBe('Hypotheekbedrag')
    const onderDeTekening = lines(BENODIGD).slice(lines(BENODIGD).indexOf('Totaal'))
    expect(onderDeTekening.filter((naam) => verwacht.includes(naam ?? ''))).toEqual(verwacht)
  })
  it('shows the monthly cost beside it on step 3', () => {
    showCalculator(TARIEF)
    goToStap(3)
    expect(line(BENODIGD, 'Bruto maandlast')).toMatch(/^€ [\d.]+$/)
    expect(line(BENODIGD, 'Netto maandlast')).toMatch(/^€ [\d.]+$/)
  })
})

describe('the details', () => {
  const AANKOOP = ['Koopprijs', 'Verbouwing', 'Leveringsakte', 'Overdrachtsbelasting']
  const OVERIG = ['Hypotheekakte', 'Afhandelings- en advieskosten online', 'Taxatie', 'Kosten van NHG']

  it('are folded until they are asked for, and fold again', () => {
    showCalculator()
    goToStap(2)
    expect(lines(BENODIGD)).not.toContain('Koopprijs')
    click('Toon details')
    expect(lines(BENODIGD)).toContain('Koopprijs')
    click('Verberg details')
    expect(lines(BENODIGD)).not.toContain('Koopprijs')
    expect(button('Toon details')).toHaveAttribute('aria-expanded', 'false')
  })
  it('of an existing home: purchase and other costs, those of advice to be determined', () => {
    showCalculator()
    goToStap(2)
    click('Toon details')
    expect(lines(BENODIGD).filter((naam) => [...AANKOOP, ...OVERIG].includes(naam ?? ''))).toEqual([
      ...AANKOOP,
      ...OVERIG,
    ])
    expect(line(BENODIGD, 'Afhandelings- en advieskosten online')).toBe('n.b.')
  })
  it('of a new build: extra work in the place of renovation', () => {
    showCalculator()
    goToStap(2)
    chooseOption('Wat voor woning wil je kopen?', 'Nieuwbouw')
    click('Toon details')
    expect(lines(BENODIGD)).toContain('Meerwerk')
    expect(lines(BENODIGD)).not.toContain('Verbouwing')
  })
  it('of who sells a home: the sale proceeds', () => {
    showCalculator()
    goToStap(2)
    fillIn('Vraagprijs van de woning', '300.000')
    chooseOption('Woon je nu in een koopwoning?', 'Ja')
    fillIn('Verkoopprijs van je huidige woning', '250.000')
    fillIn('Huidig hypotheekbedrag', '200.000')
    click('Toon details')
    expect(line(BENODIGD, 'Opbrengst huidige woning')).toBe('− € 45.000')
  })
})

describe('the receipt buttons', () => {
  it('stand on every step, for screen readers only, and read the summary out', () => {
    const { gehoord } = showCalculator(TARIEF)
    fillIn('Bruto jaarinkomen', '60.000')
    vi.advanceTimersByTime(2000)
    click('Lees de samenvatting voor')
    vi.advanceTimersByTime(100)
    expect(gehoord.beleefd().replaceAll(/(?<=maandlast: € )[\d.]+(?=\.)/g, '…')).toBe(
      'Je maximale hypotheek. Inkomen per jaar: € 60.000. Maximale hypotheek: € 270.716. ' +
        'Bruto maandlast: € …. Netto maandlast: € …. ' +
        'Berekend met de leennormen van 2025. Rente: 3,75%, 10 jaar vast.',
    )
    click('Ga verder')
    expect(button('Lees de samenvatting voor')).toBeVisible()
  })
})

/** Specification, section 2, income calculator dialog. */
describe('the income calculator', () => {
  const dialoog = () => screen.getByRole('dialog', { name: 'Bereken jaarinkomen' })
  const open = (nummer = 0) => {
    fireEvent.click(screen.getAllByText('Bereken jaarinkomen', { selector: 'button' })[nummer] ?? document.body)
  }
  const isDicht = () => screen.queryByRole('dialog') === null

  it("is a dialog titled 'Bereken jaarinkomen' with a button 'Bevestig inkomen'", () => {
    showCalculator()
    open()
    expect(within(dialoog()).getByRole('heading', { name: 'Bereken jaarinkomen' })).toBeVisible()
    expect(button('Bevestig inkomen', dialoog())).toBeVisible()
  })
  it('asks a monthly income, a 13th month and holiday allowance', () => {
    showCalculator()
    open()
    expect(field('Bruto maandinkomen', dialoog())).toHaveValue('')
    expect(scherm.answer('Krijg je een dertiende maand?', 'Nee', dialoog())).toBeChecked()
    expect(scherm.answer('Krijg je vakantiegeld?', 'Nee', dialoog())).toBeChecked()
  })
  it('is closed by a click on its mask, not by a click inside it', () => {
    showCalculator()
    open()
    fireEvent.pointerDown(field('Bruto maandinkomen', dialoog()))
    fireEvent.click(field('Bruto maandinkomen', dialoog()))
    expect(isDicht()).toBe(false)
    fireEvent.pointerDown(dialoog())
    fireEvent.click(dialoog())
    expect(isDicht()).toBe(true)
  })
  it('knows whether it is for the partner', () => {
    showCalculator()
    chooseOption('Koop je alleen of samen?', 'Samen')
    open(1)
    fillIn('Bruto maandinkomen van je partner', '3.000', dialoog())
    click('Bevestig inkomen', dialoog())
    expect(field('Bruto jaarinkomen')).toHaveValue('')
    expect(field('Bruto jaarinkomen van je partner')).toHaveValue('36.000')
  })
  it('speaks its own errors inside itself', () => {
    showCalculator()
    open()
    leave('Bruto maandinkomen', dialoog())
    const tekst = 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.'
    expect(errorOf(field('Bruto maandinkomen', dialoog()))).toBe(tekst)
    const regio = dialoog().querySelector('[aria-live=assertive]')
    expect(regio).toHaveTextContent('')
    scherm.wait(100)
    expect(regio).toHaveTextContent(tekst)
  })
})
