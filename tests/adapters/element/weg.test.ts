import { afterEach, expect, it, vi } from 'vitest'

import { clearPage, putOnPage } from '../../support/element'

afterEach(() => vi.restoreAllMocks())

it('a calculator that is taken off the page tries nothing again when the connection is back', async () => {
  const [voegToe, haalWeg] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
  const opOnline = (spion: typeof voegToe | typeof haalWeg) => spion.mock.calls.filter(([soort]) => soort === 'online')
  await putOnPage()
  expect(opOnline(voegToe).length).toBeGreaterThan(0)
  await clearPage()
  expect(opOnline(haalWeg).map(([, luisteraar]) => luisteraar)).toEqual(
    expect.arrayContaining(opOnline(voegToe).map(([, luisteraar]) => luisteraar)),
  )
})
