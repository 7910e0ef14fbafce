import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { loadWoorden } from '../../../ui/woorden/load'
import { goToStap, click, showCalculator, fillIn } from '../../support/screen'
import { allBut, pending } from '../../support/screen/later'

const VRAAG = 'Wat betekenen deze woorden?'

const dialoog = () => within(screen.getByRole('dialog'))
const vouw = () => dialoog().getByText(VRAAG)
const uitgelegd = () => [...(vouw().closest('details')?.querySelectorAll('dt') ?? [])].map((woord) => woord.textContent)

const open = (knop: string, opties: Parameters<typeof showCalculator>[0] = {}) => {
  showCalculator(opties)
  goToStap(2)
  fillIn('Vraagprijs van de woning', '300.000')
  click('Ga verder')
  click(knop)
}

describe('the hard words in a dialog', () => {
  it.each([
    ['Vergelijk rentevaste periodes', ['Boeterente', 'Extra eigen inleg nodig', 'Toetsrente']],
    ['Bekijk het verloop over 30 jaar', ['Aflossen', 'Rente', 'Voorbeeldrente']],
  ])('of %s are explained in it, and no others', (knop, woorden) => {
    open(knop)
    fireEvent.click(vouw())
    expect(uitgelegd()).toEqual(expect.arrayContaining(woorden))
    expect(uitgelegd()).not.toContain('Studieschuld')
  })

  it('come when they are asked for', async () => {
    const woorden = pending(loadWoorden)
    open('Bekijk het verloop over 30 jaar', { later: allBut(woorden) })
    fireEvent.click(vouw())
    expect(uitgelegd()).toEqual([])
    await woorden.kom()
    expect(uitgelegd()).toContain('Aflossen')
  })
})
