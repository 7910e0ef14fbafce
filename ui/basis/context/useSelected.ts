import { useRef, useSyncExternalStore, memo, type FunctionComponent } from 'react'
import type { Observable } from 'rxjs'

import { formatJson } from '../../../domain/codec'
import { listenersOf } from './listenersOf'

/** A state that changes over time: its latest value, and a stream that emits at every change. */
export interface Changing<State> {
  readonly state$: Observable<State>
  readonly state: () => State
  /** The state with which the build drew the first step. Absent when every calculator begins with that state. */
  readonly drawn?: () => State
}

/** Whether two values are the same as JSON. For plain data only. */
export const isAlike = (one: unknown, other: unknown): boolean => formatJson(one) === formatJson(other)

/**
 * Returns what `select` derives from the latest state. The component renders again only when that result changes. Pass
 * `isSame` if `select` creates an object, because two created objects are never identical.
 */
export const useSelected = <State, Part>(
  { state$, state, drawn = state }: Changing<State>,
  select: (state: State) => Part,
  isSame: (one: Part, other: Part) => boolean = Object.is,
): Part => {
  const latest = useRef<{ readonly part: Part }>(undefined)
  const read = (now = state) => {
    const part = select(now())
    if (!latest.current || !isSame(part, latest.current.part)) latest.current = { part }
    return latest.current.part
  }
  // React calls the last argument while it hydrates the HTML of the build.
  return useSyncExternalStore(
    listenersOf(state$),
    () => read(),
    () => read(drawn),
  )
}

/** Returns a component that renders again only when its properties differ as JSON. For plain data only. */
export const memoAlike = <Props extends object>(part: FunctionComponent<Props>) => memo(part, isAlike)
