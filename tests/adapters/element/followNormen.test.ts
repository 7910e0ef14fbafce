import { BehaviorSubject } from 'rxjs'
import { expect, it, vi } from 'vitest'

import { followNormen } from '../../../adapters/element/mount/followNormen'
import type { OrientatieService } from '../../../application'
import { normenVan, type Normjaar } from '../../../domain'

const antwoordVan = (normjaar: number) => ({ financieringsOpzet: { normjaar } })

it('gives the figures of the year of each answer, and none where they stay away', async () => {
  const state$ = new BehaviorSubject(antwoordVan(2025))
  const loadNormen = (jaar: Normjaar) =>
    jaar === 2025 ? Promise.resolve(normenVan(jaar)) : Promise.reject(new Error('no connection'))
  const gegeven: (number | undefined)[] = []
  followNormen({ state$ } as unknown as OrientatieService, { loadNormen }).subscribe(({ normen }) =>
    gegeven.push(normen?.jaar),
  )
  for (const [jaar, tot] of [
    [2026, [2025, undefined]],
    [2025, [2025, undefined, 2025]],
    [2031, [2025, undefined, 2025, undefined]],
  ] as const) {
    await vi.waitFor(() => expect(gegeven).toEqual(tot.slice(0, -1)))
    state$.next(antwoordVan(jaar))
    await vi.waitFor(() => expect(gegeven).toEqual(tot))
  }
})
