import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { dialogs, readable, showCalculator } from '../../../support/screen'

const { show, element } = dialogs.watAls

/** What is said of changes that nobody tried. */
const zinnen = () =>
  [...element().querySelectorAll('p')].map(readable).filter((zin) => /^(Verdien|Betaal|Heb|Heeft)/.test(zin))

it('what makes a difference is said in euros, the greatest first', () => {
  show()
  expect(zinnen().join('\n')).toMatchInlineSnapshot(`
    "Betaal je € 10.000 meer met eigen geld? Dan kom je € 10.000 minder tekort.
    Verdien je € 1.000 per jaar minder? Dan kan je € 4.203 minder lenen. Dan kom je € 4.186 meer tekort. Je netto maandlast is dan € 14 lager.
    Verdien je € 1.000 per jaar meer? Dan kan je € 4.202 meer lenen. Dan kom je € 4.185 minder tekort. Je netto maandlast is dan € 15 hoger."
  `)
})

it('what makes a difference is said of each of two, of a label and of debts', () => {
  show({
    vraagprijsWoning: 450_000,
    alleenSamen: 'samen',
    'partner.inkomen': 20_000,
    schulden: 'ja',
    'partner.leningen': 100,
    energielabelType: 'C',
  })
  const vragen = zinnen().map((zin) => zin.split('?')[0])
  expect(vragen.toSorted()).toEqual([
    'Betaal je € 10.000 meer met eigen geld',
    'Heb je geen leningen en studieschuld',
    'Heeft de woning energielabel B',
    'Verdien je € 1.000 per jaar meer',
    'Verdien je € 1.000 per jaar minder',
    'Verdient je partner € 1.000 per jaar meer',
    'Verdient je partner € 1.000 per jaar minder',
  ])
})

it('is not there without a home', () => {
  showCalculator()
  expect(screen.queryByText(dialogs.watAls.titel)).toBeNull()
})
