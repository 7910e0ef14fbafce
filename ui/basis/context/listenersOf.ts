import type { Observable } from 'rxjs'

/** Calls `listener` at every change. Returns the function that stops this. */
type Subscribe = (listener: () => void) => () => void

const known = new WeakMap<Observable<unknown>, Subscribe>()

/**
 * Returns the function that subscribes to a state: the same one at every call, with one RxJS subscription for all
 * listeners. A form has dozens of listeners, and a subscription for each would take time and memory.
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
    // Wrap the listener at each call, so that one added twice is also removed twice.
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
