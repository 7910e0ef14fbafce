import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { allBut, button, click, now, pending, showAt } from '../../../support/screen'

const WAT_PAST = 'Wat je kan lenen, is nog niet wat bij je past'
const COURSE = 'Bekijk het verloop over 30 jaar'

const toont = (...names: readonly Parameters<typeof pending>[0][]) => {
  const parts = names.map(pending)
  const loads = parts.map((part) => vi.spyOn(part, 'load'))
  const shown = showAt(3, { vraagprijsWoning: 200_000 }, { lazy: allBut(...parts) })
  return { parts, shown, loaded: () => loads.map(({ mock }) => mock.calls.length > 0) }
}

afterEach(() => vi.restoreAllMocks())

describe('the part of a dialog before the click on its button', () => {
  it.each([
    ['the pointer comes over the button', fireEvent.pointerEnter],
    ['the pointer goes down on the button', fireEvent.pointerDown],
    ['the button gets the focus', (knop: HTMLElement) => now(() => knop.focus())],
  ])('begins to load when %s', async (_, approach) => {
    const { parts, loaded } = toont('watPast')
    expect(loaded()).toEqual([false])
    approach(button(WAT_PAST))
    expect(loaded()).toEqual([true])
    fireEvent.pointerUp(button(WAT_PAST))
    await parts[0]?.finishLoading()
    expect(screen.queryByRole('dialog')).toBeNull()
    click(WAT_PAST)
    expect(screen.getByRole('dialog', { name: WAT_PAST })).toBeVisible()
  })

  it('loads together with the charts that the dialog shows', () => {
    const { loaded } = toont('verloop', 'charts')
    fireEvent.pointerEnter(button(COURSE))
    expect(loaded()).toEqual([true, true])
  })

  it('is not asked for without a connection, and then only by the click', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { loaded } = toont('watPast')
    fireEvent.pointerEnter(button(WAT_PAST))
    expect(loaded()).toEqual([false])
    click(WAT_PAST)
    expect(loaded()).toEqual([true])
  })

  it('fails to load without a message; the click loads it again', async () => {
    const { parts, shown } = toont('watPast')
    fireEvent.pointerEnter(button(WAT_PAST))
    await parts[0]?.failLoading()
    expect(screen.queryByText(/Controleer je verbinding/)).toBeNull()
    expect(shown.failedLoads).toEqual([])
    click(WAT_PAST)
    await parts[0]?.finishLoading()
    expect(await screen.findByRole('dialog', { name: WAT_PAST })).toBeVisible()
  })
})
