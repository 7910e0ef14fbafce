import { fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { aangewezen, optie, toonSelect, veld } from './lijst'
import { stopKlok, wait } from '../../support/screen'

describe('typing', () => {
  stopKlok()

  const typ = (tekens: string) => {
    for (const key of tekens) fireEvent.keyDown(veld(), { key })
  }

  it.each([
    ['u', 'Utrecht'],
    ['d', 'Den Haag'],
    ['de', 'Den Haag'],
    ['dr', 'Dronten'],
    ['den he', 'Den Helder'],
    ['DEN HE', 'Den Helder'],
  ])('%s opens the list and points at %s', (tekens, naam) => {
    toonSelect('ams')
    typ(tekens)
    expect(aangewezen()).toBe(optie(naam))
  })

  it('the same letter again goes to the next, and around, past what cannot be chosen', () => {
    toonSelect()
    typ('a')
    expect(aangewezen()).toBe(optie('Amsterdam'))
    typ('a')
    expect(aangewezen()).toBe(optie('Assen'))
    typ('a')
    expect(aangewezen()).toBe(optie('Amsterdam'))
  })

  it('what is an option by itself goes before longer ones that begin with it', () => {
    const labels = ['A++++ (EP garantie)', 'A++++', 'A+++', 'A++', 'A+', 'A']
    toonSelect(undefined, { options: labels.map((text) => ({ text, value: text })) })
    for (const label of ['A+++', 'A++++', 'A+']) {
      typ(label)
      expect(aangewezen()).toBe(optie(label))
      wait(500)
    }
  })

  it('goes on within 500 ms', () => {
    toonSelect('ams')
    typ('d')
    wait(499)
    typ('r')
    expect(aangewezen()).toBe(optie('Dronten'))
  })

  it('what is nowhere leaves the list where it was', () => {
    toonSelect('ams')
    typ('x')
    expect(aangewezen()).toBe(optie('Amsterdam'))
  })
})
