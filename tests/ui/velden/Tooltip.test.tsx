import { fireEvent, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { TextField } from '../../../ui/velden/los/TextField'
import { recordLeftovers } from '../../support/leftovers'
import { cleanUp, showAlone } from '../../support/screen'

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
  it('the button of Tooltip opens and closes its explanation', async () => {
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

  it.each(['{Enter}', ' '])('the Tab stop after the input is the button of Tooltip; %j opens it', async (toets) => {
    const gebruiker = toonToelichting()
    await gebruiker.tab()
    expect(screen.getByRole('textbox', { name: /Naam/ })).toHaveFocus()
    await gebruiker.tab()
    await gebruiker.keyboard(toets)
    expect(uitleg()).toBeVisible()
  })

  it('clicking the text of an open Tooltip keeps it open; Escape then closes it and focuses its button', async () => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    await gebruiker.click(screen.getByText('Daarom vragen we het.'))
    expect(document.body).toHaveFocus()
    expect(uitleg()).toBeVisible()
    await gebruiker.keyboard('{Escape}')
    expect(uitleg()).toBeNull()
    expect(knop()).toHaveFocus()
  })

  it('the Escape key reaches the document from a closed Tooltip, and not from an open one', async () => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    const gehoord = vi.fn()
    document.addEventListener('keydown', gehoord, { once: true })
    expect(fireEvent.keyDown(knop(), { key: 'Escape' })).toBe(false)
    expect(gehoord).not.toHaveBeenCalled()
    expect(fireEvent.keyDown(knop(), { key: 'Escape' })).toBe(true)
    expect(gehoord).toHaveBeenCalledOnce()
  })

  it('an open Tooltip that is removed leaves nothing behind in the page', () => {
    const left = recordLeftovers()
    toonToelichting()
    fireEvent.click(knop())
    expect(left()).toContain('the document still has a listener for keydown')
    cleanUp()
    expect(left()).toEqual([])
    vi.restoreAllMocks()
  })

  it.each([
    ['a click on the page body', (gebruiker: UserEvent) => gebruiker.click(document.body)],
    ['Tab to the next control', (gebruiker: UserEvent) => gebruiker.tab()],
  ])('an open Tooltip closes on %s', async (_, doe) => {
    const gebruiker = toonToelichting()
    await gebruiker.click(knop())
    await doe(gebruiker)
    expect(uitleg()).toBeNull()
  })
})
