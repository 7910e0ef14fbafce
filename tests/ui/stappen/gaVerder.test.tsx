import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { foutBij, gaNaarStap, kies, klik, knop, toonRekenhulp, veld, vulIn } from '../../support/scherm'

const INKOMEN = 'Je hebt niets ingevuld. Vul je jaarinkomen in om door te gaan.'
const INKOMEN_PARTNER = 'Vul het jaarinkomen van je partner in om door te gaan.'
const lijst = () => screen.queryByText('Je kan nog niet verder:')

describe("'Ga verder'", () => {
  it('with something missing puts the focus in the first field of it', () => {
    toonRekenhulp()
    kies('Koop je alleen of samen?', 'Samen')
    vulIn('Bruto jaarinkomen', '60.000')
    klik('Ga verder')
    expect(veld('Bruto jaarinkomen van je partner')).toHaveFocus()
  })

  it('pressed again puts the focus there again', () => {
    toonRekenhulp()
    klik('Ga verder')
    veld('Bruto jaarinkomen').blur()
    klik('Ga verder')
    expect(veld('Bruto jaarinkomen')).toHaveFocus()
  })

  it('with nothing missing puts the focus on the title of the next step', () => {
    toonRekenhulp()
    gaNaarStap(2)
    expect(screen.getByRole('heading', { name: 'Benodigde hypotheek', level: 2 })).toHaveFocus()
  })

  it('is refused by a text that cannot be read, with its message', () => {
    toonRekenhulp()
    vulIn('Bruto jaarinkomen', 'veel')
    klik('Ga verder')
    expect(foutBij(veld('Bruto jaarinkomen'))).toMatch(/^We herkennen de invoer niet als een bedrag/)
    expect(screen.getByRole('heading', { name: 'Maximale hypotheek' })).toBeVisible()
  })
})

describe('the list of what is missing', () => {
  const metTwee = () => {
    toonRekenhulp()
    kies('Koop je alleen of samen?', 'Samen')
    klik('Ga verder')
  }

  it('is not there for one thing, which has the focus already', () => {
    toonRekenhulp()
    klik('Ga verder')
    expect(lijst()).toBeNull()
  })

  it('names more than one in the order of the questions, each by its label', () => {
    metTwee()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([`Bruto jaarinkomen: ${INKOMEN}`, `Bruto jaarinkomen van je partner: ${INKOMEN_PARTNER}`]),
    )
  })

  it('leads to each field', () => {
    metTwee()
    klik(`Bruto jaarinkomen van je partner: ${INKOMEN_PARTNER}`)
    expect(veld('Bruto jaarinkomen van je partner')).toHaveFocus()
  })

  it('goes as what it names is filled in', () => {
    metTwee()
    vulIn('Bruto jaarinkomen', '60.000')
    expect(lijst()).toBeNull()
  })
})

describe('the buttons that lead back', () => {
  it('keep what was filled in', () => {
    toonRekenhulp()
    gaNaarStap(2)
    vulIn('Vraagprijs van de woning', '300.000')
    klik('Vorige stap')
    expect(veld('Bruto jaarinkomen')).toHaveValue('60.000')
    klik('Ga verder')
    expect(veld('Vraagprijs van de woning')).toHaveValue('300.000')
  })

  it('put the focus on the title of the step before', () => {
    toonRekenhulp()
    gaNaarStap(2)
    klik('Vorige stap')
    expect(screen.getByRole('heading', { name: 'Maximale hypotheek', level: 2 })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Vorige stap' })).toBeNull()
    expect(knop('Ga verder')).toBeVisible()
  })
})
