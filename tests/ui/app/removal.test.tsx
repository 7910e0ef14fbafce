import { afterEach, expect, it, vi } from 'vitest'

import { recordLeftovers } from '../../support/leftovers'
import { cleanUp, dialogs, now, open, showAt } from '../../support/screen'

afterEach(() => vi.restoreAllMocks())

it.each<[string, () => unknown]>([
  [
    'an open list',
    () => {
      showAt(3)
      expect(open('Hoe lang wil je je rente vastzetten?').length).toBeGreaterThan(1)
    },
  ],
  ['an open dialog that prints', () => dialogs.meenemen.show()],
  [
    'a shared calculation, kept answers and the back button of the browser',
    () => {
      const { services } = showAt(1, {}, { bewaren: true, terugknop: true, gedeeld: 'kapot' })
      now(() => services.stappen.gaVerder([]))
    },
  ],
])('removing the calculator with %s leaves nothing behind in the page', (_, show) => {
  const left = recordLeftovers()
  show()
  expect(left().length).toBeGreaterThan(0)
  cleanUp()
  expect(left()).toEqual([])
})
