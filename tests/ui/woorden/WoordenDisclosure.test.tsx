import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { woordenlijst } from '../../../ui/tekst'
import { loadWoorden } from '../../../ui/woorden/load'
import { findWoorden } from '../../../ui/woorden/findWoorden'
import { textShown } from '../../../ui/woorden/textShown'
import { goToStap, click, showCalculator, fillIn, type ShowOptions } from '../../support/screen'
import { allBut, pending } from '../../support/screen/later'

const VRAAG = 'Wat betekenen deze woorden?'

const dialoog = () => screen.getByRole('dialog')
const vouw = () => within(dialoog()).getByText(VRAAG)
const uitgelegd = () => [...(vouw().closest('details')?.querySelectorAll('dt') ?? [])].map((woord) => woord.textContent)
const staan = () => findWoorden(textShown(dialoog())).map((naam) => woordenlijst[naam].woord)

const opStap3 = (opties: ShowOptions = {}) => {
  showCalculator(opties)
  goToStap(2)
  fillIn('Vraagprijs van de woning', '300.000')
  click('Ga verder')
}

/** Every dialog but that of the words and that of the income, and how a visitor comes to it. */
const DIALOGEN: readonly (readonly [knop: string, kom: () => void])[] = [
  ['Vergelijk rentevaste periodes', opStap3],
  ['Bekijk het verloop over 30 jaar', opStap3],
  ['Wat moet er veranderen?', opStap3],
  ['Wat als je iets verandert?', opStap3],
  ['Deel je berekening', opStap3],
  ['Print of bewaar als pdf', opStap3],
  ['Neem dit mee naar je adviseur', opStap3],
  ['Open een rekenbewijs', () => opStap3({ type: 'Adviseur' })],
  ['Wis mijn antwoorden', () => opStap3({ bewaren: true })],
]

describe('the hard words in a dialog', () => {
  it.each(DIALOGEN)('of %s are explained in it, and no others', (knop, kom) => {
    kom()
    click(knop)
    const woorden = staan()
    const [regel, ...meer] = within(dialoog()).queryAllByText(VRAAG)
    if (regel) fireEvent.click(regel)
    expect([regel ? uitgelegd() : [], meer]).toEqual([woorden, []])
    expect(regel !== undefined).toBe(woorden.length > 0)
  })

  it('are read again each time that they are asked for', () => {
    opStap3()
    click('Wat als je iets verandert?')
    fireEvent.click(vouw())
    const eerst = uitgelegd()
    fireEvent.click(vouw())
    const regel = dialoog().querySelector('p')?.appendChild(document.createElement('span'))
    regel?.append('Hillenaftrek')
    fireEvent.click(vouw())
    expect(uitgelegd()).toEqual([...eerst, 'Hillenaftrek'].toSorted((een, ander) => een.localeCompare(ander, 'nl')))
  })

  it('come when they are asked for', async () => {
    const woorden = pending(loadWoorden)
    opStap3({ later: allBut(woorden) })
    click('Bekijk het verloop over 30 jaar')
    fireEvent.click(vouw())
    expect(uitgelegd()).toEqual([])
    await woorden.kom()
    expect(uitgelegd()).toContain('Aflossen')
  })
})
