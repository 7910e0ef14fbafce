import type { Observable } from 'rxjs'

/** Calls at every change. Returns how to stop. */
type Subscribe = (listener: () => void) => () => void

const known = new WeakMap<Observable<unknown>, Subscribe>()

/**
 * How to listen to a state: the same function at every call, with one subscription for all who listen. A form has
 * dozens of listeners; a subscription for each takes time and memory.
 */
export const listenersOf = (state$: Observable<unknown>): Subscribe => {
  const subscribe = known.get(state$) ?? createListeners(state$)
  known.set(state$, subscribe)
  return subscribe
}

const createListeners = (state$: Observable<unknown>): Subscribe => {
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  const start = () => {
    const subscription = state$.subscribe(() => {
      for (const listener of listeners) listener()
    })
    return () => subscription.unsubscribe()
  }
  return (listener) => {
    // Each listener has a function of its own, so that one that listens twice also stops twice.
    const own = () => listener()
    listeners.add(own)
    stop ??= start()
    return () => {
      listeners.delete(own)
      if (listeners.size > 0) return
      stop?.()
      stop = undefined
    }
  }
}
