import { NEVER } from 'rxjs'
import { expect, it, vi } from 'vitest'

import type { CalculatorServices } from '../../../adapters/container'
import type { Environment } from '../../../adapters/element/environment'
import { followServices } from '../../../adapters/element/page/followServices'
import { createStappenService } from '../../../application'

it('followServices dispatches a stap event when a step opens, but not for a step that is already open', () => {
  const stappen = createStappenService()
  const tellPage = vi.fn<Environment['tellPage']>()
  followServices(
    { tellPage } as unknown as Environment,
    {
      stappen,
      orientatie: { berekening$: NEVER },
      startwaarden: { beantwoord$: NEVER },
    } as unknown as CalculatorServices,
    () => Promise.resolve(undefined),
  )
  stappen.beginOpnieuw()
  stappen.gaVerder([])
  stappen.vorigeStap()
  stappen.beginOpnieuw()
  expect(tellPage.mock.calls).toEqual([
    ['stap', { van: 0, naar: 1 }],
    ['stap', { van: 1, naar: 0 }],
  ])
})
