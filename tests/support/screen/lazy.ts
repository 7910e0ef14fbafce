import { act } from '@testing-library/react'
import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs'

import type { LazyParts } from '../../../ui'
import { PARTS } from '../../../ui/app/parts'
import type { LazyPart, PartName } from '../../../ui/basis/lazy/parts'

const loadedPart = <Value>(value: Value): LazyPart<Value> => ({
  state$: new BehaviorSubject(value),
  state: () => value,
  drawn: () => undefined,
  load: () => Promise.resolve(value),
})

const load = async (name: PartName): Promise<unknown> => {
  for (const value of Object.values(await PARTS[name]())) return value
  throw new Error('Dit deel is leeg.')
}

const NAMES = Object.keys(PARTS) as readonly PartName[]

/** All lazily loaded screen parts, loaded beforehand. */
const loaded = await Promise.all(NAMES.map(async (name) => [name, loadedPart(await load(name))] as const))

/** Returns all lazily loaded screen parts. All of them are loaded, except the parts that are passed. */
export const allBut = (...parts: readonly PendingPart[]): LazyParts => {
  const all = new Map<PartName, LazyPart<unknown>>([...loaded, ...parts.map((part) => [part.name, part] as const)])
  return {
    of: (name) => all.get(name) as LazyPart<never>,
    loadSoon: () => undefined,
  }
}

/** A screen part that loads, or fails to load, when the test decides. */
export interface PendingPart extends LazyPart<unknown> {
  readonly name: PartName
  readonly finishLoading: () => Promise<void>
  /** Makes the part fail to load with this error. */
  readonly failLoading: (cause?: Error) => Promise<void>
}

/** Creates a screen part with this name that is not loaded yet. */
export const pending = (name: PartName): PendingPart => {
  const state = new BehaviorSubject<unknown>(undefined)
  let answers = new Subject<unknown>()
  return {
    name,
    state$: state,
    state: () => state.value,
    drawn: () => undefined,
    load: () => firstValueFrom(answers),
    finishLoading: () =>
      act(async () => {
        const value = await load(name)
        state.next(value)
        answers.next(value)
      }),
    failLoading: async (cause = new Error('Dit deel blijft weg.')) => {
      const earlier = answers
      answers = new Subject()
      await act(() => {
        earlier.error(cause)
        return Promise.resolve()
      })
    },
  }
}
