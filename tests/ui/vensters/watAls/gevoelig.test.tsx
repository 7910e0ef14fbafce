import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { dialogs, readable, showCalculator } from '../../../support/screen'

const { show, inside } = dialogs.watAls

/** Returns the cells of each row in the table 'Wat scheelt het?' as read by a screen reader. Includes the header. */
const rijen = (): readonly (readonly string[])[] =>
  within(inside().getByRole('table', { name: 'Wat scheelt het?' }))
    .getAllByRole('row')
    .map((rij) => [...rij.children].map((cel) => readable(cel.querySelector('span:not([aria-hidden])') ?? cel)))

const namen = () => rijen().map(([naam]) => naam)

it("the table 'Wat scheelt het?' gives the effect of each change in euros, greatest effect first", () => {
  show()
  expect(rijen()).toEqual([
    ['Wat er anders is', 'Je kan lenen', 'Tekort', 'Netto per maand'],
    ['€ 10.000 meer eigen geld', 'gelijk', '€ 10.000 minder', 'gelijk'],
    ['€ 1.000 per jaar minder inkomen', '€ 4.203 minder', '€ 4.186 meer', '€ 14 minder'],
    ['€ 1.000 per jaar meer inkomen', '€ 4.202 meer', '€ 4.185 minder', '€ 14 meer'],
  ])
})

it("the table 'Wat scheelt het?' shows '−' on screen for a decrease, and 'minder' to screen readers", () => {
  show()
  const voorHetOog = inside().getByText('− € 10.000')
  expect(voorHetOog).toHaveAttribute('aria-hidden', 'true')
  expect(readable(voorHetOog.nextElementSibling)).toBe('€ 10.000 minder')
})

it("the table 'Wat scheelt het?' has no column 'Tekort' when no change affects the shortage", () => {
  show({ vraagprijsWoning: 150_000, eigenGeld: 60_000 })
  expect(rijen()[0]).not.toContain('Tekort')
})

it("the table 'Wat scheelt het?' of two buyers has rows for both incomes, own money, energy label and debts", () => {
  show({
    vraagprijsWoning: 450_000,
    alleenSamen: 'samen',
    'partner.inkomen': 20_000,
    schulden: 'ja',
    'partner.leningen': 100,
    energielabelType: 'C',
  })
  expect(namen().slice(1).toSorted()).toEqual([
    'Energielabel B',
    'Geen leningen en studieschuld',
    '€ 1.000 per jaar meer inkomen',
    '€ 1.000 per jaar meer inkomen van je partner',
    '€ 1.000 per jaar minder inkomen',
    '€ 1.000 per jaar minder inkomen van je partner',
    '€ 10.000 meer eigen geld',
  ])
})

it("the dialog 'Wat als je iets verandert?' is not offered while no home is filled in", () => {
  showCalculator()
  expect(screen.queryByText(dialogs.watAls.title)).toBeNull()
})
