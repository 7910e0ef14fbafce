import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { gaNaarStap, kies, klik, toonRekenhulp, vulIn } from '../../support/scherm'

const isErEenStartersregel = () => screen.queryByText(/geen overdrachtsbelasting/) !== null
const gepensioneerd = (vraag: string, pensioen: string) => {
  kies(vraag, 'Pensioen')
  vulIn(pensioen, '30.000')
}

describe('the line about starters', () => {
  it('is for who does not own a home', () => {
    toonRekenhulp()
    gaNaarStap(2)
    expect(isErEenStartersregel()).toBe(true)
    kies('Woon je nu in een koopwoning?', 'Ja')
    expect(isErEenStartersregel()).toBe(false)
  })

  it('is not for who gets AOW', () => {
    toonRekenhulp()
    gepensioneerd('Wat voor inkomen heb je?', 'Jaarinkomen uit pensioen')
    klik('Ga verder')
    expect(isErEenStartersregel()).toBe(false)
  })

  it('is for two of whom one gets no AOW yet', () => {
    toonRekenhulp()
    kies('Koop je alleen of samen?', 'Samen')
    gepensioneerd('Wat voor inkomen heb je?', 'Jaarinkomen uit pensioen')
    vulIn('Bruto jaarinkomen van je partner', '40.000')
    klik('Ga verder')
    expect(isErEenStartersregel()).toBe(true)
  })
})
