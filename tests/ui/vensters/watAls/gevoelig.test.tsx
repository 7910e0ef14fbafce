import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { dialogs, readable, showCalculator } from '../../../support/screen'

const { show, inside } = dialogs.watAls

/** The rows of what makes a difference, below the head: what is other, and what that comes to for a screen reader. */
const rijen = (): readonly (readonly string[])[] =>
  within(inside().getByRole('table', { name: 'Wat scheelt het?' }))
    .getAllByRole('row')
    .map((rij) => [...rij.children].map((cel) => readable(cel.querySelector('span:not([aria-hidden])') ?? cel)))

const namen = () => rijen().map(([naam]) => naam)

it('a table says in euros what makes a difference, the greatest first', () => {
  show()
  expect(rijen()).toEqual([
    ['Wat er anders is', 'Je kan lenen', 'Tekort', 'Netto per maand'],
    ['€ 10.000 meer eigen geld', 'gelijk', '€ 10.000 minder', 'gelijk'],
    ['€ 1.000 per jaar minder inkomen', '€ 4.203 minder', '€ 4.186 meer', '€ 14 minder'],
    ['€ 1.000 per jaar meer inkomen', '€ 4.202 meer', '€ 4.185 minder', '€ 15 meer'],
  ])
})

it('shows each difference to the eye with a sign', () => {
  show()
  const voorHetOog = inside().getByText('− € 10.000')
  expect(voorHetOog).toHaveAttribute('aria-hidden', 'true')
  expect(readable(voorHetOog.nextElementSibling)).toBe('€ 10.000 minder')
})

it('has no column for a figure that nothing moves', () => {
  show({ vraagprijsWoning: 150_000, eigenGeld: 60_000 })
  expect(rijen()[0]).not.toContain('Tekort')
})

it('the table has a row for each of two buyers, for a label and for debts', () => {
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

it('is not there without a home', () => {
  showCalculator()
  expect(screen.queryByText(dialogs.watAls.titel)).toBeNull()
})
