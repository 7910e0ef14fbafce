import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { click, button, line, chooseFrom, now, showCalculator, fillIn, type ShowOptions } from '../../support/screen'

const OPEN = 'Vergelijk rentevaste periodes'

const naarStap3 = (opties: ShowOptions = {}) => {
  const getoond = showCalculator(opties)
  fillIn('Bruto jaarinkomen', '60.000')
  click('Ga verder')
  fillIn('Vraagprijs van de woning', '300.000')
  click('Ga verder')
  return getoond
}

const open = (opties: ShowOptions = {}) => {
  const getoond = naarStap3(opties)
  click(OPEN)
  return getoond
}

const dialoog = () => screen.getByRole('dialog', { name: OPEN })
const rijen = () =>
  within(dialoog())
    .getAllByRole('row')
    .slice(1)
    .map((rij) => [...rij.children].map(({ textContent }) => textContent))
const getal = (tekst: string) => Number(tekst.replaceAll(/\D/g, ''))
const namen = () => rijen().map(([naam]) => naam)
const kolom = (naam: string) => within(dialoog()).getByRole('columnheader', { name: naam })

describe('the comparison of periods', () => {
  it('shows every period of the brand, shortest first, and marks the chosen one', () => {
    open()
    expect(namen()).toEqual(['Variabel (1 maand vast)', '1 jaar', '5 jaar', '10 jaar', '15 jaar', '20 jaar', '30 jaar'])
    expect(rijen().map((rij) => rij[1])).toEqual([
      'Kies Variabel (1 maand vast)',
      'Kies 1 jaar',
      'Kies 5 jaar',
      'Jouw keuze',
      'Kies 15 jaar',
      'Kies 20 jaar',
      'Kies 30 jaar',
    ])
  })

  it('says of the chosen period what the summary says', () => {
    open()
    const [, , rente, , maximum, bruto, netto, tekort] = rijen()[3] ?? []
    const inSamenvatting = (naam: string) => line('Je benodigde hypotheek', naam)
    expect([rente, maximum, bruto, netto, tekort]).toEqual([
      '3,80%',
      inSamenvatting('Je kan lenen'),
      inSamenvatting('Bruto maandlast'),
      inSamenvatting('Netto maandlast'),
      inSamenvatting('Extra eigen inleg nodig'),
    ])
  })

  it('sorts by the column that is pressed, and says so', () => {
    open()
    expect(kolom('Rentevaste periode')).toHaveAttribute('aria-sort', 'ascending')
    click('Rentevaste periode')
    expect(kolom('Rentevaste periode')).toHaveAttribute('aria-sort', 'descending')
    expect(namen()[0]).toBe('30 jaar')
    click('Rente')
    expect(kolom('Rente')).toHaveAttribute('aria-sort', 'ascending')
    expect(kolom('Rentevaste periode')).not.toHaveAttribute('aria-sort')
  })

  it('has a period chosen as the list of the step would, and closes', () => {
    const { services } = open()
    now(() => {
      within(dialoog()).getByRole('button', { name: 'Kies 20 jaar' }).click()
    })
    expect(services.orientatie.state().renteperiode).toBe(240)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button(OPEN)).toHaveFocus()
  })

  it('names the periods without a rate', () => {
    open({ rentetarieven: { 60: 3.6, 120: 3.8 } })
    expect(namen()).toEqual(['5 jaar', '10 jaar'])
    expect(
      within(dialoog()).getByText('Geen rente bekend: Variabel (1 maand vast), 1 jaar, 15 jaar, 20 jaar, 30 jaar.'),
    ).toBeVisible()
  })

  it('says what happens after the chosen period', () => {
    open()
    expect(within(dialoog()).getByText(/^Na 10 jaar heb je nog €\s[\d.]+ af te lossen\./)).toBeVisible()
    const [, , , , , bruto = ''] = rijen()[3] ?? []
    const zin = within(dialoog())
      .getByText(/^Stel dat je rente dan 5% is\./)
      .textContent.replaceAll('\u00A0', ' ')
    const [, daarna = '', verschil = ''] =
      /^Stel dat je rente dan 5% is\. Dan betaal je bruto € ([\d.]+) per maand: € ([\d.]+) meer dan eerst\.$/.exec(
        zin,
      ) ?? []
    expect(getal(daarna) - getal(verschil)).toBe(getal(bruto))
    expect(getal(verschil)).toBeGreaterThan(0)
    click('Sluiten')
    chooseFrom('Hoe lang wil je je rente vastzetten?', /^30 jaar/)
    click(OPEN)
    expect(within(dialoog()).queryByText(/^Stel dat je rente/)).toBeNull()
    expect(within(dialoog()).getByText(/^Bij 30 jaar verandert je rente niet meer\./)).toBeVisible()
  })

  it('says what a long and a short period bring', () => {
    open()
    const zinnen = within(dialoog())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(zinnen).toEqual([
      'Lang vast: je weet langer wat je betaalt, maar je rente is vaak hoger.',
      'Kort vast: je rente is vaak lager, maar je maandlast kan eerder veranderen.',
    ])
  })

  it('says in words what its drawing shows, which a screen reader skips', () => {
    open()
    const figuur = within(dialoog()).getByRole('figure', { name: 'Netto maandlast, nu en daarna' })
    const netto = rijen().map((rij) => rij[6])
    expect(figuur).toHaveTextContent(/^Netto maandlast, nu en daarnaNu betaal je netto het minst bij 5 jaar: €/)
    expect(netto.some((bedrag) => figuur.textContent.replaceAll('\u00A0', ' ').includes(`5 jaar: ${bedrag}.`))).toBe(
      true,
    )
    expect(figuur.querySelectorAll('rect[height="10"]')).toHaveLength(7)
    for (const tekening of figuur.querySelectorAll('svg')) expect(tekening.closest('[aria-hidden=true]')).not.toBeNull()
  })
})
