import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import type { Stapnummer } from '../../domain/orientatie'
import { StappenIndicator } from '../../ui/stappen/StappenIndicator'
import * as scherm from '../support/screen'

const { answersTo, goToStep, isAsked, chooseOption, chooseFrom, click, showCalculator, showAt } = scherm

const STAPPEN = ['Maximale hypotheek', 'Benodigde hypotheek', 'Rentevaste periode']
const INKOMEN = 'Wat voor inkomen heb je?'
const INKOMEN_PARTNER = 'Wat voor inkomen heeft je partner?'
const links = { adviseurZoekenUrl: 'https://voorbeeld.nl/adviseur', hypotheekAanvragenUrl: '/aanvragen' }

const stapKnoppen = () => within(screen.getByRole('navigation', { name: 'Stappen' })).getAllByRole('button')
const stapKnop = (nummer: number): HTMLElement => stapKnoppen()[nummer - 1] ?? document.body
const samen = () => chooseOption('Koop je alleen of samen?', 'Samen')

/** Specification, section 2, screens and routes. */
it('the calculator has one step indicator', () => {
  showCalculator()
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
})

/** Specification, section 2, step indicator. */
describe('the step indicator', () => {
  const Los = () => {
    const [huidig, setHuidig] = useState<Stapnummer>()
    return <StappenIndicator {...(huidig === undefined ? {} : { huidig })} onGaNaar={setHuidig} />
  }

  it('the step indicator names the three steps in order', () => {
    showCalculator()
    expect(stapKnoppen().map(({ textContent }) => textContent)).toEqual([...STAPPEN])
  })
  it('the step indicator numbers the steps from 1, also the steps that are complete', () => {
    showAt(3)
    expect(stapKnoppen().map((knop) => knop.querySelector('[data-nummer]')?.getAttribute('data-nummer'))).toEqual([
      '1',
      '2',
      '3',
    ])
  })
  it('StappenIndicator outside the calculator enables all three steps, and begins at step 1', () => {
    scherm.showAlone(<Los />)
    for (const knop of stapKnoppen()) expect(knop).toBeEnabled()
    expect(stapKnop(1)).toHaveAttribute('aria-current', 'step')
  })
  it('StappenIndicator disables the steps above `hoogste`', () => {
    scherm.showAlone(<StappenIndicator hoogste={1} onGaNaar={() => undefined} />)
    expect(stapKnoppen().map((knop) => knop.matches(':disabled'))).toEqual([false, false, true])
  })
  it('the step indicator in the calculator enables only steps that the visitor has reached', () => {
    showCalculator()
    expect(stapKnop(2)).toBeDisabled()
    goToStep(2)
    expect(stapKnop(2)).toBeEnabled()
    expect(stapKnop(3)).toBeDisabled()
    fireEvent.click(stapKnop(1))
    expect(stapKnop(2)).toBeEnabled()
  })
  it('a click on a step in the step indicator makes that step current and focused, and leaves it enabled', () => {
    scherm.showAlone(<Los />)
    fireEvent.click(stapKnop(3))
    expect(stapKnop(3)).toHaveAttribute('aria-current', 'step')
    expect(stapKnop(3)).toBeEnabled()
    expect(stapKnop(3)).toHaveFocus()
    expect(stapKnop(1)).not.toHaveAttribute('aria-current')
  })
  it("the step indicator names the other steps 'Ga terug naar stap' or 'Ga verder naar stap'", () => {
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

  it('step 1 asks whether the visitor buys alone or together', () => {
    showCalculator()
    expect(answersTo('Koop je alleen of samen?')).toEqual(['Alleen', 'Samen'])
  })
  it('step 1 offers five kinds of income, also for the partner when buying together', () => {
    showCalculator()
    expect(answersTo(INKOMEN)).toEqual(SOORTEN)
    expect(isAsked(INKOMEN_PARTNER)).toBe(false)
    samen()
    expect(answersTo(INKOMEN_PARTNER)).toEqual(SOORTEN)
  })
  it("step 1 offers 'Inkomen uit onderneming(en)' as a kind of income for the brand FL", () => {
    showCalculator({ labelCode: 'FL' })
    expect(answersTo(INKOMEN)[2]).toBe('Inkomen uit onderneming(en)')
  })
  it.each([
    ['Vast dienstverband', true, true],
    ['Tijdelijk dienstverband', true, true],
    ['Zzp-inkomen', true, false],
    ['Pensioen', false, false],
    ['Overig', false, false],
  ])("step 1 for '%s' asks 'Bruto jaarinkomen': %s, and offers 'Bereken jaarinkomen': %s", (soort, vraagt, rekent) => {
    showCalculator()
    samen()
    chooseOption(INKOMEN, soort)
    chooseOption(INKOMEN_PARTNER, soort)
    expect(isAsked('Bruto jaarinkomen')).toBe(vraagt)
    expect(isAsked('Bruto jaarinkomen van je partner')).toBe(vraagt)
    expect(screen.queryAllByRole('button', { name: 'Bereken jaarinkomen' })).toHaveLength(rekent ? 2 : 0)
  })
  it("step 1 asks for 'Jaarinkomen uit pensioen' after 'Pensioen', and hides the question about retirement", () => {
    showCalculator()
    chooseOption(INKOMEN, 'Pensioen')
    expect(isAsked('Jaarinkomen uit pensioen')).toBe(true)
    expect(isAsked('Ga je binnen 10 jaar met pensioen?')).toBe(false)
  })
  it('step 1 asks for the expected pension of a visitor who retires within 10 years', () => {
    showCalculator()
    expect(isAsked('Verwacht jaarinkomen uit pensioen')).toBe(false)
    chooseOption('Ga je binnen 10 jaar met pensioen?', 'Ja')
    expect(isAsked('Verwacht jaarinkomen uit pensioen')).toBe(true)
  })
  it("step 1 asks for amounts of loans, alimony and student debt only after 'Ja' to the question about debts", () => {
    showCalculator()
    expect(['Leningen', 'Partneralimentatie', 'Studieschuld'].map(isAsked)).toEqual([false, false, false])
    chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
    expect(['Leningen', 'Partneralimentatie', 'Studieschuld'].map(isAsked)).toEqual([true, true, true])
  })
  it("step 1 says that an income of the kind 'Overig' does not count for a mortgage", () => {
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
  ] as const)("step 1 shows the specified text for a partner income of the kind 'Overig' (%s)", (labelCode, tekst) => {
    showCalculator({ labelCode })
    samen()
    chooseOption(INKOMEN_PARTNER, 'Overig')
    expect(screen.getByText(tekst)).toBeVisible()
  })
})

/** Specification, section 2, steps 2 and 3. */
describe('step 2', () => {
  it('step 2 asks for price, kind and energy label of a home, own money, and whether the visitor owns a home', () => {
    showAt(2)
    const vragen = ['Vraagprijs van de woning', 'Wat voor woning wil je kopen?', 'Energielabel', 'Eigen geld']
    expect([...vragen, 'Woon je nu in een koopwoning?'].map(isAsked)).not.toContain(false)
    expect(answersTo('Wat voor woning wil je kopen?')).toEqual(['Bestaande woning', 'Nieuwbouw'])
  })
  it('step 2 asks for the renovation costs of an existing home and the extra work of a new build', () => {
    showAt(2)
    expect(['Kosten van de verbouwing', 'Kosten van meerwerk'].map(isAsked)).toEqual([true, false])
    chooseOption('Wat voor woning wil je kopen?', 'Nieuwbouw')
    expect(['Kosten van de verbouwing', 'Kosten van meerwerk'].map(isAsked)).toEqual([false, true])
  })
  it('step 2 asks for the sale price and the mortgage of the current home only if the visitor owns that home', () => {
    showAt(2)
    expect(['Verkoopprijs van je huidige woning', 'Huidig hypotheekbedrag'].map(isAsked)).toEqual([false, false])
    chooseOption('Woon je nu in een koopwoning?', 'Ja')
    expect(['Verkoopprijs van je huidige woning', 'Huidig hypotheekbedrag'].map(isAsked)).toEqual([true, true])
  })
})

it('step 3 shows the rate of the chosen fixed-rate period in a field that the visitor cannot change', () => {
  showAt(3, {}, { rentetarieven: { '120': 3.75, '240': 3.125 } })
  expect(scherm.field('Rentepercentage')).toHaveValue('3,75%')
  expect(scherm.field('Rentepercentage')).toHaveAttribute('readonly')
  chooseFrom('Hoe lang wil je je rente vastzetten?', /^20 jaar/)
  expect(scherm.field('Rentepercentage')).toHaveValue('3,125%')
})

/** Specification, section 2, buttons. */
describe('the buttons', () => {
  const aanwezig = (naam: string) => screen.queryByRole('button', { name: naam }) !== null

  const opElkeStap = (naam: string) =>
    ([1, 2, 3] as const).map((stap) => {
      showAt(stap)
      const is = aanwezig(naam)
      scherm.cleanUp()
      return is
    })
  it("'Vorige stap' is shown from step 2 on", () => {
    expect(opElkeStap('Vorige stap')).toEqual([false, true, true])
  })
  it("'Ga verder' is shown until the last step", () => {
    expect(opElkeStap('Ga verder')).toEqual([true, true, false])
  })
  it.each([
    ['Klant', 'Zoek een adviseur', links.adviseurZoekenUrl],
    ['Adviseur', 'Hypotheek aanvragen', links.hypotheekAanvragenUrl],
  ] as const)("the only link on step 3 for a %s is '%s'", (type, naam, url) => {
    showAt(3, {}, { type, ...links })
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [naam, url],
    ])
  })
  it.each(['Klant', 'Adviseur'] as const)('step 3 has no link for a %s when no URL is set', (type) => {
    showAt(3, {}, { type })
    expect(screen.queryByRole('link')).toBeNull()
  })
  it("'Ga verder' and 'Vorige stap' each call scrollToTop of the page once", () => {
    const { scrollsToTop } = showAt(1)
    expect(scrollsToTop()).toBe(0)
    click('Ga verder')
    click('Vorige stap')
    expect(scrollsToTop()).toBe(2)
  })
})

/** Specification, section 6, roles and permissions. The tests of the buttons check what each role sees. */
it('the calculator needs no login: it has no field for a password or an e-mail address', () => {
  showCalculator()
  expect(document.querySelectorAll('input[type=password], [type=email]')).toHaveLength(0)
})
