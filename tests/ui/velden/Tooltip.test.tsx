import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { TextField } from '../../../ui/velden/los/TextField'
import { showAlone } from '../../support/screen'

const knop = () => screen.getByRole('button', { name: 'Uitleg bij Naam' })
const uitleg = () => screen.queryByRole('note')

const toonToelichting = () => {
  const gebruiker = userEvent.setup()
  showAlone(
    <>
      <TextField name="naam" label="Naam" tooltip="Daarom vragen we het." value="" onChange={() => undefined} />
      <button>Verder</button>
    </>,
  )
  return gebruiker
}

describe('an explanation', () => {
  it('is closed until it is asked for', () => {
    toonToelichting()
    expect(uitleg()).toBeNull()
    expect(knop()).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens and closes with its button', async () => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    expect(uitleg()).toBeVisible()
    expect(knop()).toHaveAttribute('aria-expanded', 'true')
    expect(knop()).toHaveAttribute('aria-controls', uitleg()?.id)
    await gebruiker.click(knop())
    expect(uitleg()).toBeNull()
  })

  it.each(['{Enter}', ' '])('comes after its field, and opens with %s', async (toets) => {
    const gebruiker = toonToelichting()
    await gebruiker.tab()
    expect(screen.getByRole('textbox', { name: /Naam/ })).toHaveFocus()
    await gebruiker.tab()
    await gebruiker.keyboard(toets)
    expect(uitleg()).toBeVisible()
  })

  it('closes with Escape, after which its button has the focus, also when it was pressed itself', async () => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    await gebruiker.click(screen.getByText('Daarom vragen we het.'))
    expect(document.body).toHaveFocus()
    await gebruiker.keyboard('{Escape}')
    expect(uitleg()).toBeNull()
    expect(knop()).toHaveFocus()
  })

  it('keeps Escape to itself while it is open, so that the dialog around it stays', async () => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    expect(fireEvent.keyDown(knop(), { key: 'Escape' })).toBe(false)
    expect(fireEvent.keyDown(knop(), { key: 'Escape' })).toBe(true)
  })

  it('closes with a press elsewhere', async () => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    await gebruiker.click(document.body)
    expect(uitleg()).toBeNull()
  })

  it('stays open when it is pressed itself', async () => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    await gebruiker.click(screen.getByText('Daarom vragen we het.'))
    expect(uitleg()).toBeVisible()
  })

  it('closes when the focus moves on, so that it never lies over where the focus is', async () => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    await gebruiker.tab()
    expect(uitleg()).toBeNull()
  })
})
