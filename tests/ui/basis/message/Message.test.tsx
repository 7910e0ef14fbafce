import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { type MessageProps, Message } from '../../../../ui/basis/message/Message'
import type { Click } from '../../../../ui/basis/press/giveFocus'
import { showAlone, stopKlok, wait } from '../../../support/screen'

const bericht = () => screen.queryByText('Het bedrag is ingevuld.')
const sluiten = () => screen.getByRole('button', { name: 'Sluit deze melding' })

const toonMelding = (anders: Partial<MessageProps> = {}) =>
  showAlone(
    <Message soort="goed" {...anders}>
      <p>Het bedrag is ingevuld.</p>
    </Message>,
  )

stopKlok()

describe('Message', () => {
  it('a Message with vorm="lijn" that is not sticky is hidden after 3000 ms, but stays in the document', () => {
    toonMelding({ sticky: false, vorm: 'lijn' })
    wait(2999)
    expect(bericht()).toBeVisible()
    wait(1)
    expect(bericht()).not.toBeVisible()
    expect(bericht()).toBeInTheDocument()
  })

  it('a hovered Message that is not sticky stays open, and closes 3000 ms after the pointer leaves', () => {
    toonMelding({ sticky: false })
    wait(2000)
    fireEvent.pointerEnter(bericht()?.parentElement ?? document.body)
    wait(60_000)
    expect(bericht()).toBeVisible()
    fireEvent.pointerLeave(bericht()?.parentElement ?? document.body)
    wait(2999)
    expect(bericht()).toBeVisible()
    wait(1)
    expect(bericht()).toBeNull()
  })

  it('a focused Message that is not sticky stays open, and closes 3000 ms after it loses the focus', () => {
    toonMelding({ sticky: false, onSluit: vi.fn() })
    act(() => sluiten().focus())
    wait(60_000)
    expect(bericht()).toBeVisible()
    act(() => sluiten().blur())
    wait(3000)
    expect(bericht()).toBeNull()
  })

  it('a Message without onSluit has no button', () => {
    toonMelding()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('the close button of Message closes it and calls onSluit once with the click', () => {
    const onSluit = vi.fn<(klik: Click) => void>()
    toonMelding({ onSluit, sticky: false })
    fireEvent.click(sluiten(), { detail: 1 })
    expect(bericht()).toBeNull()
    wait(3000)
    expect(onSluit.mock.calls).toEqual([[expect.objectContaining({ detail: 1 })]])
  })
})
