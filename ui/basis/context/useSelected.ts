import { useRef, useSyncExternalStore, memo, type FunctionComponent } from 'react'
import type { Observable } from 'rxjs'

import { formatJson } from '../../../domain'
import { listenersOf } from './listenersOf'

/** A state through time: its latest value, and a stream that emits with every change. */
export interface Changing<State> {
  readonly state$: Observable<State>
  readonly state: () => State
}

/** Do these say the same? For plain data only. */
export const isAlike = (one: unknown, other: unknown): boolean => formatJson(one) === formatJson(other)

/**
 * What `select` makes of the latest state. The component draws again only when that differs; a selection that makes
 * an object says when two of them are the same.
 */
export const useSelected = <State, Part>(
  { state$, state }: Changing<State>,
  select: (state: State) => Part,
  isSame: (one: Part, other: Part) => boolean = Object.is,
): Part => {
  const latest = useRef<{ readonly part: Part }>(undefined)
  const read = () => {
    const part = select(state())
    if (!latest.current || !isSame(part, latest.current.part)) latest.current = { part }
    return latest.current.part
  }
  // The state of the services is the same where the build draws the first step and where React takes it over.
  return useSyncExternalStore(listenersOf(state$), read, read)
}

/** Draws this part again only when its properties say something else; for properties that are plain data. */
export const memoAlike = <Props extends object>(part: FunctionComponent<Props>) => memo(part, isAlike)
