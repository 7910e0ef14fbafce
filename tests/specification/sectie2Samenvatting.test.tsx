import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import * as scherm from '../support/scherm'

const { blok, foutBij, gaNaarStap, kies, klik, knop, line, lines, toonRekenhulp, veld, verlaat, vulIn } = scherm

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
    toonRekenhulp(TARIEF)
    vulIn('Bruto jaarinkomen', '60.000')
    expect(lines(MAXIMAAL)).toEqual(['Inkomen per jaar', 'Maximale hypotheek', 'Bruto maandlast', 'Netto maandlast'])
    expect(line(MAXIMAAL, 'Inkomen per jaar')).toBe('€ 60.000')
    expect(line(MAXIMAAL, 'Maximale hypotheek')).toBe('€ 270.716')
  })
  it('shows the monthly cost on step 1 only', () => {
    toonRekenhulp()
    gaNaarStap(2)
    expect(lines(MAXIMAAL)).toEqual(['Inkomen per jaar', 'Maximale hypotheek'])
    expect(lines(BENODIGD)).not.toContain('Bruto maandlast')
  })
  it('says to which mortgage the monthly cost belongs once there is a home', () => {
    toonRekenhulp(TARIEF)
    expect(blok(MAXIMAAL)).not.toHaveTextContent('bij een hypotheek van')
    gaNaarStap(2, '60.000')
    vulIn('Vraagprijs van de woning', '200.000')
    klik('Vorige stap')
    expect(within(blok(MAXIMAAL)).getByText(/^bij een hypotheek van € [\d.]+$/)).toBeVisible()
  })
})

describe("the block 'Je benodigde hypotheek'", () => {
  it('is greyed and hidden from screen readers on step 1', () => {
    toonRekenhulp()
    expect(blok(BENODIGD)).toHaveAttribute('aria-hidden', 'true')
    expect(blok(BENODIGD)).toHaveAttribute('inert')
  })
  it('is open to everyone from step 2 on', () => {
    toonRekenhulp()
    gaNaarStap(2)
    expect(screen.getByRole('region', { name: BENODIGD })).not.toHaveAttribute('inert')
  })
  it('shows home and costs, what can be borrowed, own money, what is missing, and on top the mortgage sum', () => {
    toonRekenhulp(TARIEF)
    gaNaarStap(3)
    const verwacht = ['Nieuwe woning en kosten', 'Je kan lenen', 'Eigen geld', 'Extra eigen inleg nodig']
    expect(lines(BENODIGD)[0]).toBe('Hypotheekbedrag')
    const onderDeTekening = lines(BENODIGD).slice(lines(BENODIGD).indexOf('Totaal'))
    expect(onderDeTekening.filter((naam) => verwacht.includes(naam ?? ''))).toEqual(verwacht)
  })
  it('shows the monthly cost beside it on step 3', () => {
    toonRekenhulp(TARIEF)
    gaNaarStap(3)
    expect(line(BENODIGD, 'Bruto maandlast')).toMatch(/^€ [\d.]+$/)
    expect(line(BENODIGD, 'Netto maandlast')).toMatch(/^€ [\d.]+$/)
  })
})

describe('the details', () => {
  const AANKOOP = ['Koopprijs', 'Verbouwing', 'Leveringsakte', 'Overdrachtsbelasting']
  const OVERIG = ['Hypotheekakte', 'Afhandelings- en advieskosten online', 'Taxatie', 'Kosten van NHG']

  it('are folded until they are asked for, and fold again', () => {
    toonRekenhulp()
    gaNaarStap(2)
    expect(lines(BENODIGD)).not.toContain('Koopprijs')
    klik('Toon details')
    expect(lines(BENODIGD)).toContain('Koopprijs')
    klik('Verberg details')
    expect(lines(BENODIGD)).not.toContain('Koopprijs')
    expect(knop('Toon details')).toHaveAttribute('aria-expanded', 'false')
  })
  it('of an existing home: purchase and other costs, those of advice to be determined', () => {
    toonRekenhulp()
    gaNaarStap(2)
    klik('Toon details')
    expect(lines(BENODIGD).filter((naam) => [...AANKOOP, ...OVERIG].includes(naam ?? ''))).toEqual([
      ...AANKOOP,
      ...OVERIG,
    ])
    expect(line(BENODIGD, 'Afhandelings- en advieskosten online')).toBe('n.b.')
  })
  it('of a new build: extra work in the place of renovation', () => {
    toonRekenhulp()
    gaNaarStap(2)
    kies('Wat voor woning wil je kopen?', 'Nieuwbouw')
    klik('Toon details')
    expect(lines(BENODIGD)).toContain('Meerwerk')
    expect(lines(BENODIGD)).not.toContain('Verbouwing')
  })
  it('of who sells a home: the sale proceeds', () => {
    toonRekenhulp()
    gaNaarStap(2)
    vulIn('Vraagprijs van de woning', '300.000')
    kies('Woon je nu in een koopwoning?', 'Ja')
    vulIn('Verkoopprijs van je huidige woning', '250.000')
    vulIn('Huidig hypotheekbedrag', '200.000')
    klik('Toon details')
    expect(line(BENODIGD, 'Opbrengst huidige woning')).toBe('− € 45.000')
  })
})

describe('the receipt buttons', () => {
  it('stand on every step, for screen readers only, and read the summary out', () => {
    const { gehoord } = toonRekenhulp(TARIEF)
    vulIn('Bruto jaarinkomen', '60.000')
    vi.advanceTimersByTime(2000)
    klik('Lees de samenvatting voor')
    vi.advanceTimersByTime(100)
    expect(gehoord.beleefd().replaceAll(/(?<=maandlast: € )[\d.]+(?=\.)/g, '…')).toBe(
      'Je maximale hypotheek. Inkomen per jaar: € 60.000. Maximale hypotheek: € 270.716. ' +
        'Bruto maandlast: € …. Netto maandlast: € …. ' +
        'Berekend met de leennormen van 2025. Rente: 3,75%, 10 jaar vast.',
    )
    klik('Ga verder')
    expect(knop('Lees de samenvatting voor')).toBeVisible()
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
    toonRekenhulp()
    open()
    expect(within(dialoog()).getByRole('heading', { name: 'Bereken jaarinkomen' })).toBeVisible()
    expect(knop('Bevestig inkomen', dialoog())).toBeVisible()
  })
  it('asks a monthly income, a 13th month and holiday allowance', () => {
    toonRekenhulp()
    open()
    expect(veld('Bruto maandinkomen', dialoog())).toHaveValue('')
    expect(scherm.antwoord('Krijg je een dertiende maand?', 'Nee', dialoog())).toBeChecked()
    expect(scherm.antwoord('Krijg je vakantiegeld?', 'Nee', dialoog())).toBeChecked()
  })
  it('is closed by a click on its mask, not by a click inside it', () => {
    toonRekenhulp()
    open()
    fireEvent.pointerDown(veld('Bruto maandinkomen', dialoog()))
    fireEvent.click(veld('Bruto maandinkomen', dialoog()))
    expect(isDicht()).toBe(false)
    fireEvent.pointerDown(dialoog())
    fireEvent.click(dialoog())
    expect(isDicht()).toBe(true)
  })
  it('knows whether it is for the partner', () => {
    toonRekenhulp()
    kies('Koop je alleen of samen?', 'Samen')
    open(1)
    vulIn('Bruto maandinkomen van je partner', '3.000', dialoog())
    klik('Bevestig inkomen', dialoog())
    expect(veld('Bruto jaarinkomen')).toHaveValue('')
    expect(veld('Bruto jaarinkomen van je partner')).toHaveValue('36.000')
  })
  it('speaks its own errors inside itself', () => {
    toonRekenhulp()
    open()
    verlaat('Bruto maandinkomen', dialoog())
    const tekst = 'Je hebt niets ingevuld. Vul je bruto maandinkomen in om door te gaan.'
    expect(foutBij(veld('Bruto maandinkomen', dialoog()))).toBe(tekst)
    const regio = dialoog().querySelector('[aria-live=assertive]')
    expect(regio).toHaveTextContent('')
    scherm.wacht(100)
    expect(regio).toHaveTextContent(tekst)
  })
})
