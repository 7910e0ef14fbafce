import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { blockOf, dialogs, field, open, readable, showAt } from '../../support/screen'

const PERIODE = 'Hoe lang wil je je rente vastzetten?'
const MAXIMAAL = 'Je maximale hypotheek'
const PAREN = { '120': { nhg: 3.6, zonder: 3.8 }, '240': { nhg: 3.9, zonder: 4.2 } }
const OPTIES = { normjaar: 2026, rentetarieven: PAREN } as const
/** A home below the NHG limit of 2026, and one above it. */
const MET_NHG = { vraagprijsWoning: 250_000, eigenGeld: 30_000 }
const ZONDER_NHG = { vraagprijsWoning: 480_000, eigenGeld: 400_000 }

const rente = () => readable(field('Rentepercentage').value)
const blok = () => within(blockOf(MAXIMAAL))

describe('rates with and without NHG on screen', () => {
  it('step 3 says which of the two rates holds', () => {
    showAt(3, MET_NHG, OPTIES)
    expect(rente()).toBe('3,60% met NHG')
  })

  it('step 3 for a home above the NHG limit has the rate without NHG', () => {
    showAt(3, ZONDER_NHG, OPTIES)
    expect(rente()).toBe('3,80% zonder NHG')
  })

  it('the list of periods shows the rate of the calculation of each period', () => {
    showAt(3, MET_NHG, OPTIES)
    const rentes = open(PERIODE).map((rij) => readable(rij.children[1] ?? null).trim())
    expect(rentes.slice(0, 2)).toEqual([', Rente 3,60%', ', Rente 3,90%'])
  })

  it("the line 'Maximale hypotheek' names the rate, which changes when the home comes", () => {
    showAt(1, {}, OPTIES)
    expect(blok().getByText('bij een rente van 3,80% zonder NHG')).toBeVisible()
  })

  it("the line 'Maximale hypotheek' names the rate with NHG for a home with NHG", () => {
    showAt(2, MET_NHG, OPTIES)
    expect(blok().getByText('bij een rente van 3,60% met NHG')).toBeVisible()
  })

  it("with one rate for each period, the line 'Maximale hypotheek' and the rate of step 3 do not mention NHG", () => {
    showAt(3, MET_NHG, { normjaar: 2026, rentetarieven: { '120': 3.6 } })
    expect(blok().queryByText(/NHG/)).toBeNull()
    expect(rente()).toBe('3,60%')
  })

  it('the comparison of periods says which rates it has', () => {
    dialogs.vergelijking.show(MET_NHG, OPTIES)
    expect(dialogs.vergelijking.inside().getByText('Dit zijn de rentes met NHG.')).toBeVisible()
  })
})
