import { fireEvent, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

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

describe('Tooltip', () => {
  it('Tooltip opens and closes with its button', async () => {
    const gebruiker = toonToelichting()
    expect(uitleg()).toBeNull()
    expect(knop()).toHaveAttribute('aria-expanded', 'false')
    await gebruiker.click(knop())
    expect(uitleg()).toBeVisible()
    expect(knop()).toHaveAttribute('aria-expanded', 'true')
    expect(knop()).toHaveAttribute('aria-controls', uitleg()?.id)
    await gebruiker.click(knop())
    expect(uitleg()).toBeNull()
  })

  it.each(['{Enter}', ' '])('the Tooltip button follows its field in the tab order and opens on %s', async (toets) => {
    const gebruiker = toonToelichting()
    await gebruiker.tab()
    expect(screen.getByRole('textbox', { name: /Naam/ })).toHaveFocus()
    await gebruiker.tab()
    await gebruiker.keyboard(toets)
    expect(uitleg()).toBeVisible()
  })

  it('Tooltip stays open when its text is pressed, and Escape closes it and focuses its button', async () => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    await gebruiker.click(screen.getByText('Daarom vragen we het.'))
    expect(document.body).toHaveFocus()
    expect(uitleg()).toBeVisible()
    await gebruiker.keyboard('{Escape}')
    expect(uitleg()).toBeNull()
    expect(knop()).toHaveFocus()
  })

  it('Escape in an open Tooltip does not reach the dialog around it', async () => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    const gehoord = vi.fn()
    document.addEventListener('keydown', gehoord, { once: true })
    expect(fireEvent.keyDown(knop(), { key: 'Escape' })).toBe(false)
    expect(gehoord).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(knop(), { key: 'Escape' })).toBe(true)
    expect(gehoord).toHaveBeenCalledOnce()
  })

  it.each([
    ['a press elsewhere', (gebruiker: UserEvent) => gebruiker.click(document.body)],
    ['the focus moving on', (gebruiker: UserEvent) => gebruiker.tab()],
  ])('Tooltip closes with %s', async (_, doe) => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    await doe(gebruiker)
    expect(uitleg()).toBeNull()
  })
})
