import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import type { Stapnummer } from '../../domain/orientatie'
import { StappenIndicator } from '../../ui/stappen/StappenIndicator'
import * as scherm from '../support/screen'

const { answersTo, goToStap, isAsked, chooseOption, chooseFrom, click, showCalculator, fillIn, showAt } = scherm

const STAPPEN = ['Maximale hypotheek', 'Benodigde hypotheek', 'Rentevaste periode']
const INKOMEN = 'Wat voor inkomen heb je?'
const INKOMEN_PARTNER = 'Wat voor inkomen heeft je partner?'
const links = { adviseurZoekenUrl: 'https://voorbeeld.nl/adviseur', hypotheekAanvragenUrl: '/aanvragen' }

const stapKnoppen = () => within(screen.getByRole('navigation', { name: 'Stappen' })).getAllByRole('button')
const stapKnop = (nummer: number): HTMLElement => stapKnoppen()[nummer - 1] ?? document.body
const samen = () => chooseOption('Koop je alleen of samen?', 'Samen')

/** Specification, section 2, screens and routes. */
it('there is one calculator with a step indicator', () => {
  showCalculator()
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
})

/** Specification, section 2, step indicator. */
describe('the step indicator', () => {
  const Los = () => {
    const [huidig, setHuidig] = useState<Stapnummer>()
    return <StappenIndicator {...(huidig === undefined ? {} : { huidig })} onGaNaar={setHuidig} />
  }

  it('names the three steps in order, counted from 1', () => {
    showCalculator()
    expect(stapKnoppen().map(({ textContent }) => textContent)).toEqual([...STAPPEN])
    expect(stapKnoppen().map((knop) => knop.querySelector('[data-nummer]')?.getAttribute('data-nummer'))).toEqual([
      '1',
      '2',
      '3',
    ])
  })
  it('by itself opens every step, and begins at the first', () => {
    scherm.showAlone(<Los />)
    for (const knop of stapKnoppen()) expect(knop).toBeEnabled()
    expect(stapKnop(1)).toHaveAttribute('aria-current', 'step')
  })
  it('opens no step above the highest enabled one', () => {
    scherm.showAlone(<StappenIndicator hoogste={1} onGaNaar={() => undefined} />)
    expect(stapKnoppen().map((knop) => knop.matches(':disabled'))).toEqual([false, false, true])
  })
  it('in the calculator leads only to steps reached before', () => {
    showCalculator()
    expect(stapKnop(2)).toBeDisabled()
    goToStap(2)
    expect(stapKnop(2)).toBeEnabled()
    expect(stapKnop(3)).toBeDisabled()
    fireEvent.click(stapKnop(1))
    expect(stapKnop(2)).toBeEnabled()
  })
  it('makes a step that is clicked current, leaves it enabled and gives it the focus', () => {
    scherm.showAlone(<Los />)
    fireEvent.click(stapKnop(3))
    expect(stapKnop(3)).toHaveAttribute('aria-current', 'step')
    expect(stapKnop(3)).toBeEnabled()
    expect(stapKnop(3)).toHaveFocus()
    expect(stapKnop(1)).not.toHaveAttribute('aria-current')
  })
  it('says the way to an earlier and to a later step', () => {
    showAt(3)
    expect(stapKnop(1)).toHaveAccessibleName('Ga terug naar stap 1 van 3 Maximale hypotheek')
    expect(stapKnop(2)).toHaveAccessibleName('Ga terug naar stap 2 van 3 Benodigde hypotheek')
    fireEvent.click(stapKnop(1))
    expect(stapKnop(2)).toHaveAccessibleName('Ga verder naar stap 2 van 3 Benodigde hypotheek')
    expect(stapKnop(3)).toHaveAccessibleName('Ga verder naar stap 3 van 3 Rentevaste periode')
  })
})

/** Specification, section 2, step 1. */
describe('step 1', () => {
  const SOORTEN = ['Vast dienstverband', 'Tijdelijk dienstverband', 'Zzp-inkomen', 'Pensioen', 'Overig']

  it('offers alone or together', () => {
    showCalculator()
    expect(answersTo('Koop je alleen of samen?')).toEqual(['Alleen', 'Samen'])
  })
  it('offers five kinds of income, for the partner too when together', () => {
    showCalculator()
    expect(answersTo(INKOMEN)).toEqual(SOORTEN)
    expect(isAsked(INKOMEN_PARTNER)).toBe(false)
    samen()
    expect(answersTo(INKOMEN_PARTNER)).toEqual(SOORTEN)
  })
  it('calls business income differently for FL', () => {
    showCalculator({ labelCode: 'FL' })
    expect(answersTo(INKOMEN)[2]).toBe('Inkomen uit onderneming(en)')
  })
  it.each([
    ['Vast dienstverband', true, true],
    ['Tijdelijk dienstverband', true, true],
    ['Zzp-inkomen', true, false],
    ['Pensioen', false, false],
    ['Overig', false, false],
  ])('for %s asks the gross yearly income: %s, and works it out: %s', (soort, vraagt, rekent) => {
    showCalculator()
    samen()
    chooseOption(INKOMEN, soort)
    chooseOption(INKOMEN_PARTNER, soort)
    expect(isAsked('Bruto jaarinkomen')).toBe(vraagt)
    expect(isAsked('Bruto jaarinkomen van je partner')).toBe(vraagt)
    expect(screen.queryAllByRole('button', { name: 'Bereken jaarinkomen' })).toHaveLength(rekent ? 2 : 0)
  })
  it('asks the pension income of who has a pension, and not whether it comes within 10 years', () => {
    showCalculator()
    chooseOption(INKOMEN, 'Pensioen')
    expect(isAsked('Jaarinkomen uit pensioen')).toBe(true)
    expect(isAsked('Ga je binnen 10 jaar met pensioen?')).toBe(false)
  })
  it('asks the expected pension of who retires within 10 years', () => {
    showCalculator()
    expect(isAsked('Verwacht jaarinkomen uit pensioen')).toBe(false)
    chooseOption('Ga je binnen 10 jaar met pensioen?', 'Ja')
    expect(isAsked('Verwacht jaarinkomen uit pensioen')).toBe(true)
  })
  it('asks for debts, and their amounts after a yes', () => {
    showCalculator()
    expect(['Leningen', 'Partneralimentatie', 'Studieschuld'].map(isAsked)).toEqual([false, false, false])
    chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
    expect(['Leningen', 'Partneralimentatie', 'Studieschuld'].map(isAsked)).toEqual([true, true, true])
  })
  it('says that an income of type Overig is not usable', () => {
    showCalculator()
    chooseOption(INKOMEN, 'Overig')
    expect(
      screen.getByText(
        'Dit inkomen telt niet mee voor een hypotheek bij Moneyou. Heb je ook ander inkomen? Kies dan dat.',
      ),
    ).toBeVisible()
  })
  it.each([
    ['MY', 'Dit income wordt niet meegenomen in de hypotheekaanvraag bij Moneyou'],
    ['FL', 'Dit income wordt niet meegenomen in de hypotheekaanvraag bij Florius'],
  ] as const)('says it of the partner in the words given, for %s', (labelCode, tekst) => {
    showCalculator({ labelCode })
    samen()
    chooseOption(INKOMEN_PARTNER, 'Overig')
    expect(screen.getByText(tekst)).toBeVisible()
  })
})

/** Specification, section 2, steps 2 and 3. */
describe('step 2', () => {
  it('asks for the home, the current home and own money', () => {
    showAt(2)
    const vragen = ['Vraagprijs van de woning', 'Wat voor woning wil je kopen?', 'Energielabel', 'Eigen geld']
    expect([...vragen, 'Woon je nu in een koopwoning?'].map(isAsked)).not.toContain(false)
    expect(answersTo('Wat voor woning wil je kopen?')).toEqual(['Bestaande woning', 'Nieuwbouw'])
  })
  it('asks renovation cost of an existing home and extra work of a new build', () => {
    showAt(2)
    expect(['Kosten van de verbouwing', 'Kosten van meerwerk'].map(isAsked)).toEqual([true, false])
    chooseOption('Wat voor woning wil je kopen?', 'Nieuwbouw')
    expect(['Kosten van de verbouwing', 'Kosten van meerwerk'].map(isAsked)).toEqual([false, true])
  })
  it('asks sale price and mortgage of who lives in an owned home', () => {
    showAt(2)
    expect(['Verkoopprijs van je huidige woning', 'Huidig hypotheekbedrag'].map(isAsked)).toEqual([false, false])
    chooseOption('Woon je nu in een koopwoning?', 'Ja')
    expect(['Verkoopprijs van je huidige woning', 'Huidig hypotheekbedrag'].map(isAsked)).toEqual([true, true])
  })
})

it('step 3 offers periods, and shows a rate that cannot be changed', () => {
  showAt(3, {}, { rentetarieven: { '120': 3.75, '240': 3.125 } })
  expect(scherm.field('Rentepercentage')).toHaveValue('3,75%')
  expect(scherm.field('Rentepercentage')).toHaveAttribute('readonly')
  chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
  expect(scherm.field('Rentepercentage')).toHaveValue('3,125%')
})

/** Specification, section 2, buttons. */
describe('the buttons', () => {
  const aanwezig = (naam: string) => screen.queryByRole('button', { name: naam }) !== null

  it('lead back from step 2 on, and forward until the last step', () => {
    showCalculator()
    expect([aanwezig('Vorige stap'), aanwezig('Ga verder')]).toEqual([false, true])
    goToStap(2)
    expect([aanwezig('Vorige stap'), aanwezig('Ga verder')]).toEqual([true, true])
    fillIn('Vraagprijs van de woning', '300.000')
    click('Ga verder')
    expect([aanwezig('Vorige stap'), aanwezig('Ga verder')]).toEqual([true, false])
  })
  it.each([
    ['Klant', 'Zoek een adviseur', links.adviseurZoekenUrl],
    ['Adviseur', 'Hypotheek aanvragen', links.hypotheekAanvragenUrl],
  ] as const)('on the last step lead a %s to: %s', (type, naam, url) => {
    showAt(3, {}, { type, ...links })
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [naam, url],
    ])
  })
  it.each(['Klant', 'Adviseur'] as const)('on the last step are not there for a %s without a link', (type) => {
    showAt(3, {}, { type })
    expect(screen.queryByRole('link')).toBeNull()
  })
  it('a step change shows the top of the calculator', () => {
    const { keerNaarBoven } = showAt(1)
    expect(keerNaarBoven()).toBe(0)
    click('Ga verder')
    click('Vorige stap')
    expect(keerNaarBoven()).toBe(2)
  })
})

/** Specification, section 6, roles and permissions; what each role sees stands with the buttons. */
it('no login stands before the calculator: nothing asks for a password or a permission', () => {
  showCalculator()
  expect(document.querySelectorAll('input[type=password], [type=email]')).toHaveLength(0)
})
