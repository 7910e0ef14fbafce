import { act } from '@testing-library/react'
import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs'

import type { LazyParts } from '../../../ui'
import { PARTS } from '../../../ui/app/parts'
import type { LazyPart, PartName } from '../../../ui/basis/lazy/parts'

const isEr = <Value>(value: Value): LazyPart<Value> => ({
  state$: new BehaviorSubject(value),
  state: () => value,
  load: () => Promise.resolve(value),
})

const laad = async (name: PartName): Promise<unknown> => {
  for (const value of Object.values(await PARTS[name]())) return value
  throw new Error('Dit deel is leeg.')
}

const NAMES = Object.keys(PARTS) as readonly PartName[]

/** All lazily loaded screen parts, loaded beforehand. */
const geladen = await Promise.all(NAMES.map(async (name) => [name, isEr(await laad(name))] as const))

/** Returns the lazily loaded screen parts: all loaded, except these. */
export const allBut = (...delen: readonly PendingPart[]): LazyParts => {
  const alle = new Map<PartName, LazyPart<unknown>>([...geladen, ...delen.map((deel) => [deel.name, deel] as const)])
  return {
    of: (name) => alle.get(name) as LazyPart<never>,
    loadSoon: () => undefined,
  }
}

/** A screen part that loads, or fails to load, when the test says so. */
export interface PendingPart extends LazyPart<unknown> {
  readonly name: PartName
  readonly kom: () => Promise<void>
  /** Makes the part fail to load with this error. */
  readonly blijfWeg: (cause?: Error) => Promise<void>
}

/** Creates a screen part with this name that is not loaded yet. */
export const pending = (name: PartName): PendingPart => {
  const stand = new BehaviorSubject<unknown>(undefined)
  let antwoorden = new Subject<unknown>()
  return {
    name,
    state$: stand,
    state: () => stand.value,
    load: () => firstValueFrom(antwoorden),
    kom: () =>
      act(async () => {
        const value = await laad(name)
        stand.next(value)
        antwoorden.next(value)
      }),
    blijfWeg: async (cause = new Error('Dit deel blijft weg.')) => {
      const eerder = antwoorden
      antwoorden = new Subject()
      await act(() => {
        eerder.error(cause)
        return Promise.resolve()
      })
    },
  }
}
