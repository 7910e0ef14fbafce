import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { dialogs, readable, showCalculator } from '../../../support/screen'

const { show, inside } = dialogs.watAls

/** Returns the rows of the table 'Wat scheelt het?': each change with its effects, as a screen reader reads them. */
const rijen = (): readonly (readonly string[])[] =>
  within(inside().getByRole('table', { name: 'Wat scheelt het?' }))
    .getAllByRole('row')
    .map((rij) => [...rij.children].map((cel) => readable(cel.querySelector('span:not([aria-hidden])') ?? cel)))

const namen = () => rijen().map(([naam]) => naam)

it("the table 'Wat scheelt het?' gives the effect of each change in euros, the greatest first", () => {
  show()
  expect(rijen()).toEqual([
    ['Wat er anders is', 'Je kan lenen', 'Tekort', 'Netto per maand'],
    ['€ 10.000 meer eigen geld', 'gelijk', '€ 10.000 minder', 'gelijk'],
    ['€ 1.000 per jaar minder inkomen', '€ 4.203 minder', '€ 4.186 meer', '€ 14 minder'],
    ['€ 1.000 per jaar meer inkomen', '€ 4.202 meer', '€ 4.185 minder', '€ 15 meer'],
  ])
})

it("the table 'Wat scheelt het?' shows each effect with a sign on screen, and with a word to screen readers", () => {
  show()
  const voorHetOog = inside().getByText('− € 10.000')
  expect(voorHetOog).toHaveAttribute('aria-hidden', 'true')
  expect(readable(voorHetOog.nextElementSibling)).toBe('€ 10.000 minder')
})

it("the table 'Wat scheelt het?' has no column for a figure that no change affects", () => {
  show({ vraagprijsWoning: 150_000, eigenGeld: 60_000 })
  expect(rijen()[0]).not.toContain('Tekort')
})

it("the table 'Wat scheelt het?' has rows for each of two buyers, for an energy label and for debts", () => {
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

it("the dialog 'Wat als je iets verandert?' is not offered without a home", () => {
  showCalculator()
  expect(screen.queryByText(dialogs.watAls.title)).toBeNull()
})
