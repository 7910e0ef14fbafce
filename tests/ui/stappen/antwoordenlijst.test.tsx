import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { button, click, fillIn, now, readable, seller, showAt, twoBuyers } from '../../support/screen'

const regels = () =>
  within(screen.getByRole('region', { name: 'Je antwoorden' }))
    .getAllByRole('listitem')
    .map((regel) => [...regel.children].map((deel) => readable(deel)))
const focus = () => document.activeElement?.closest('[data-veld]')?.getAttribute('data-veld')
const wijzig = (naam: string) => now(() => screen.getByRole('button', { name: naam }).click())
const RENTES = { 120: 3.8 }

describe("the list 'Je antwoorden' on step 3", () => {
  it('the list has the income, the price, the own money and the period with its rate', () => {
    showAt(3, { vraagprijsWoning: 185_000, eigenGeld: 15_000 }, { rentetarieven: RENTES })
    expect(regels()).toEqual([
      ['Inkomen', '€ 60.000', 'wijzig'],
      ['Vraagprijs', '€ 185.000', 'wijzig'],
      ['Eigen geld', '€ 15.000', 'wijzig'],
      ['Rentevaste periode', '10 jaar, 3,80%', 'wijzig'],
    ])
  })

  it('the list has the main answers also without a price and own money', () => {
    showAt(3, { vraagprijsWoning: undefined, eigenGeld: undefined })
    expect(regels().map(([naam, waarde]) => [naam, waarde])).toEqual(
      expect.arrayContaining([
        ['Vraagprijs', 'Niet ingevuld'],
        ['Eigen geld', 'Niet ingevuld'],
      ]),
    )
  })

  it('the list has everything else that was given, of both buyers, in reading order', () => {
    showAt(3, { ...twoBuyers, ...seller, energielabelType: 'A', eigenGeld: 15_000 })
    const namen = regels().map(([naam]) => naam)
    expect(namen).toEqual([
      'Alleen of samen',
      'Inkomen',
      'Inkomen van je partner',
      'Vraagprijs',
      'Energielabel',
      'Koopwoning nu',
      'Verkoopprijs huidige woning',
      'Huidige hypotheek',
      'Eigen geld',
      'Rentevaste periode',
    ])
  })

  it.each([
    ['Wijzig inkomen', 'eigen.inkomen', 0],
    ['Wijzig vraagprijs', 'vraagprijsWoning', 1],
    ['Wijzig eigen geld', 'eigenGeld', 1],
    ['Wijzig rentevaste periode', 'renteperiode', 2],
  ] as const)("'%s' opens its question with the focus in it", (naam, veld, stap) => {
    const { services } = showAt(3, { vraagprijsWoning: 185_000, eigenGeld: 15_000 })
    wijzig(naam)
    expect([focus(), services.stappen.state().huidig]).toEqual([veld, stap])
  })

  it("below the changed question, 'Terug naar je uitkomst' opens the outcome and focuses its title", () => {
    showAt(3, { vraagprijsWoning: 185_000, eigenGeld: 15_000 })
    wijzig('Wijzig inkomen')
    expect(button('Terug naar je uitkomst').closest('[data-veld]')?.getAttribute('data-veld')).toBe('eigen.inkomen')
    fillIn('Bruto jaarinkomen', '50.000')
    click('Terug naar je uitkomst')
    expect(screen.getByRole('heading', { name: 'Je uitkomst' })).toHaveFocus()
    expect(regels()[0]).toEqual(['Inkomen', '€ 50.000', 'wijzig'])
  })

  it('the way back goes once the visitor has walked to the outcome', () => {
    const { services } = showAt(3, { vraagprijsWoning: 185_000, eigenGeld: 15_000 })
    wijzig('Wijzig vraagprijs')
    click('Ga verder')
    now(() => services.stappen.vorigeStap())
    expect(screen.queryByRole('button', { name: 'Terug naar je uitkomst' })).toBeNull()
  })
})
