import { act } from '@testing-library/react'
import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs'

import type { LaterParts } from '../../../ui'
import { partImports } from '../../../ui/app/partImports'
import type { LaterPart, PartImport } from '../../../ui/context/laterParts'
import { loadAdviseur } from '../../../ui/adviseur/load'
import { loadAfdruk } from '../../../ui/afdruk/load'
import { loadBewaren } from '../../../ui/bewaren/load'
import { loadDelen } from '../../../ui/delen/load'
import { loadCharts } from '../../../ui/chart/load'
import { loadVerhaal } from '../../../ui/verhaal/load'
import { loadVeranderen } from '../../../ui/veranderen/load'
import { loadVergelijking } from '../../../ui/vergelijking/load'
import { loadVerloop } from '../../../ui/verloop/load'
import { loadWatPast } from '../../../ui/watPast/load'
import { loadWatAls } from '../../../ui/watAls/load'
import { loadWoorden } from '../../../ui/woorden/load'

const isEr = <Value>(value: Value): LaterPart<Value> => ({
  state$: new BehaviorSubject(value),
  state: () => value,
  load: () => Promise.resolve(value),
})

const laad = async <Value>(request: PartImport<Value>): Promise<Value> => {
  for (const value of Object.values(await request())) return value
  throw new Error('Dit deel is leeg.')
}

/** Everything that comes later than the first step, loaded beforehand. */
const geladen = new Map(
  await Promise.all(
    [
      ...partImports,
      loadAdviseur,
      loadAfdruk,
      loadBewaren,
      loadDelen,
      loadCharts,
      loadVeranderen,
      loadVerhaal,
      loadVergelijking,
      loadVerloop,
      loadWatAls,
      loadWatPast,
      loadWoorden,
    ].map(async (request) => [request, isEr(await laad(request))] as const),
  ),
)

/** What comes later than the first step: loaded, but for these. */
export const allBut = (...delen: readonly PendingPart[]): LaterParts => {
  const alle = new Map<PartImport<unknown>, LaterPart<unknown>>([
    ...geladen,
    ...delen.map((deel) => [deel.request, deel] as const),
  ])
  return {
    of: <Value>(request: PartImport<Value>) => alle.get(request) as LaterPart<Value>,
    loadAll: () => undefined,
  }
}

/** A part that comes, or stays away, when the test says so. */
export interface PendingPart extends LaterPart<unknown> {
  readonly request: PartImport<unknown>
  readonly kom: () => Promise<void>
  readonly blijfWeg: () => Promise<void>
}

/** This part, not there yet. */
export const pending = (request: PartImport<unknown>): PendingPart => {
  const stand = new BehaviorSubject<unknown>(undefined)
  let antwoorden = new Subject<unknown>()
  return {
    request,
    state$: stand,
    state: () => stand.value,
    load: () => firstValueFrom(antwoorden),
    kom: () =>
      act(async () => {
        const value = await laad(request)
        stand.next(value)
        antwoorden.next(value)
      }),
    blijfWeg: async () => {
      const eerder = antwoorden
      antwoorden = new Subject()
      await act(() => {
        eerder.error(new Error('Dit deel blijft weg.'))
        return Promise.resolve()
      })
    },
  }
}
