import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { blok, gaNaarStap, kies, klik, knop, lines, toonRekenhulp, veld, vulIn } from '../../support/scherm'

const MAXIMAAL = 'Je maximale hypotheek'
const BENODIGD = 'Je benodigde hypotheek'
const TARIEVEN = { rentetarieven: { '1': 4.1, '120': 3.75 } }

describe('a visitor who filled in nothing', () => {
  it('reads what to do under the maximum of 0, until there is an income', () => {
    toonRekenhulp(TARIEVEN)
    expect(within(blok(MAXIMAAL)).getByText(/^Vul je inkomen in /)).toBeVisible()
    vulIn('Bruto jaarinkomen', '60.000')
    expect(within(blok(MAXIMAAL)).queryByText(/^Vul je inkomen in /)).toBeNull()
  })

  it('is not asked for an income that does not count', () => {
    toonRekenhulp(TARIEVEN)
    kies('Wat voor inkomen heb je?', 'Overig')
    expect(within(blok(MAXIMAAL)).queryByText(/^Vul je inkomen in /)).toBeNull()
  })

  it('sees no figures of a home on step 1', () => {
    toonRekenhulp(TARIEVEN)
    expect(lines(BENODIGD)).toEqual([])
    expect(blok(BENODIGD)).toHaveTextContent(/^Je benodigde hypotheekBij stap 2$/)
    gaNaarStap(2)
    expect(lines(BENODIGD)).toContain('Hypotheekbedrag')
  })
})

describe('the period and the rate of the figures', () => {
  it.each([
    ['said', 2, true],
    ['left to the question', 3, false],
  ] as const)('are %s on step %s', (_wat, stap, gezegd) => {
    const zin = /Rente: 3,75%, 10 jaar vast\./
    toonRekenhulp(TARIEVEN)
    expect(screen.getByText(zin)).toBeVisible()
    gaNaarStap(stap)
    expect(screen.queryByText(zin) !== null).toBe(gezegd)
  })
})

describe('a yearly income that may be one of a month', () => {
  const INKOMEN = 'Bruto jaarinkomen'
  const VRAAG = 'Is dit per jaar? Weet je alleen het bedrag per maand? Bereken dan het jaarinkomen.'
  const vraag = () => screen.queryByText(VRAAG)

  it.each([
    ['1', true],
    ['9.999', true],
    ['10.000', false],
    ['0', false],
  ] as const)('of %s asks whether it is per year: %s', (inkomen, gevraagd) => {
    toonRekenhulp(TARIEVEN)
    vulIn(INKOMEN, inkomen)
    expect(vraag() !== null).toBe(gevraagd)
  })

  it('offers the income calculator, also to who hears the screen', () => {
    toonRekenhulp(TARIEVEN)
    expect(knop('Bereken jaarinkomen')).not.toHaveAccessibleDescription()
    vulIn(INKOMEN, '3.500')
    expect(knop('Bereken jaarinkomen')).toHaveAccessibleDescription(VRAAG)
  })

  it('is asked of the partner too', () => {
    toonRekenhulp(TARIEVEN)
    kies('Koop je alleen of samen?', 'Samen')
    vulIn('Bruto jaarinkomen van je partner', '2.000')
    expect(vraag()).toBeVisible()
  })

  it('is not asked of an income that the calculator gave', () => {
    toonRekenhulp(TARIEVEN)
    klik('Bereken jaarinkomen')
    vulIn('Bruto maandinkomen', '500', screen.getByRole('dialog'))
    klik('Bevestig inkomen')
    expect(veld(INKOMEN)).toHaveValue('6.000')
    expect(vraag()).toBeNull()
  })
})
