import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { woordenlijst } from '../../../ui/tekst/zinnen'
import { findWoorden, textShown } from '../../../ui/woorden/findWoorden'
import { showAt, dialogs, type ShowOptions } from '../../support/screen'
import { allBut, pending } from '../../support/screen/later'

const VRAAG = 'Wat betekenen deze woorden?'

const dialoog = () => screen.getByRole('dialog')
const vouw = () => within(dialoog()).getByText(VRAAG)
const uitgelegd = () => [...(vouw().closest('details')?.querySelectorAll('dt') ?? [])].map((woord) => woord.textContent)
const staan = () => findWoorden(textShown(dialoog())).map((naam) => woordenlijst[naam].woord)

/** Every dialog but that of the words and that of the income, and what has it offered. */
const DIALOGEN: readonly (readonly [keyof typeof dialogs, ShowOptions])[] = [
  ['vergelijking', {}],
  ['verloop', {}],
  ['veranderen', {}],
  ['watAls', {}],
  ['delen', {}],
  ['afdruk', {}],
  ['meenemen', {}],
  ['rekenbewijs', { type: 'Adviseur' }],
  ['wissen', { bewaren: true }],
]

describe('the hard words in a dialog', () => {
  it.each(DIALOGEN)('of %s are explained in it, and no others', (naam, opties) => {
    showAt(3, {}, opties)
    dialogs[naam].open()
    const woorden = staan()
    const [regel, ...meer] = within(dialoog()).queryAllByText(VRAAG)
    if (regel) fireEvent.click(regel)
    expect([regel ? uitgelegd() : [], meer]).toEqual([woorden, []])
    expect(regel !== undefined).toBe(woorden.length > 0)
  })

  it('are read again each time that they are asked for', () => {
    dialogs.watAls.show()
    fireEvent.click(vouw())
    const eerst = uitgelegd()
    fireEvent.click(vouw())
    const regel = dialoog().querySelector('p')?.appendChild(document.createElement('span'))
    regel?.append('Hillenaftrek')
    fireEvent.click(vouw())
    expect(uitgelegd()).toEqual([...eerst, 'Hillenaftrek'].toSorted((een, ander) => een.localeCompare(ander, 'nl')))
  })

  it('come when they are asked for', async () => {
    const woorden = pending('woorden')
    dialogs.verloop.show({}, { later: allBut(woorden) })
    fireEvent.click(vouw())
    expect(uitgelegd()).toEqual([])
    await woorden.kom()
    expect(uitgelegd()).toContain('Aflossen')
  })
})
