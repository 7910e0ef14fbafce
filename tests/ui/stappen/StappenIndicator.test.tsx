import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { toAntwoord } from '../../../domain'
import { toInvoerFouten } from '../../../domain/invoer'
import { STAPNUMMERS } from '../../../domain/orientatie'
import { antwoorden } from '../../../adapters/testing/arbitraries/wijziging'
import { every } from '../../support/every'
import { click, fillIn, now, showAt } from '../../support/screen'

const buttons = () => within(screen.getByRole('navigation', { name: 'Stappen' })).getAllByRole('button')
const numbers = () => buttons().map((button) => button.querySelector('[data-nummer]')?.getAttribute('data-nummer'))
const descriptions = () =>
  buttons().map((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)
const ticked = () => buttons().map((button) => button.querySelector('svg') !== null)

describe('the tick of a step', () => {
  it('a step without missing answers has a tick, a description for a screen reader, and still its number', () => {
    showAt(3)
    expect(ticked()).toEqual([true, true, false])
    expect(descriptions()).toEqual(['Deze stap is ingevuld.', 'Deze stap is ingevuld.', undefined])
    expect(numbers()).toEqual(['1', '2', '3'])
  })
  it('a step loses its tick when a required answer is emptied, or when a text in that step cannot be read', () => {
    const { services } = showAt(3)
    now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', undefined)))
    expect(ticked()).toEqual([true, false, false])
    now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', 300_000)))
    expect(ticked()).toEqual([true, true, false])
    click('Vorige stap')
    fillIn('Eigen geld', 'veel')
    now(() => services.stappen.gaNaar(2))
    expect(ticked()).toEqual([true, false, false])
  })
  it('a reached step other than the open step has a tick if and only if it has no errors, for any answer', () => {
    const { services } = showAt(3)
    every(antwoorden('MY'), (antwoord) => {
      now(() => services.orientatie.dispatch(antwoord))
      const { huidig } = services.stappen.state()
      const complete = STAPNUMMERS.map(
        (stap) => stap !== huidig && toInvoerFouten(services.orientatie.state(), stap, new Map()).length === 0,
      )
      expect(ticked()).toEqual(complete)
      expect(descriptions().map((text) => text !== undefined)).toEqual(complete)
    })
  })
})
