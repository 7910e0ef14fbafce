import type { Observable } from 'rxjs'

/** A function that calls `listener` at every change, and returns the function that stops these calls. */
type Subscribe = (listener: () => void) => () => void

const known = new WeakMap<Observable<unknown>, Subscribe>()

/**
 * Returns the function that adds a listener to a state: the same function at every call with the same `state$`. A form
 * has dozens of listeners. All these listeners share one RxJS subscription, because a subscription for each listener
 * would take time and memory.
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
    // A `Set` holds the same function only once. Wrap the listener, so that a listener added twice has two entries,
    // which are removed one by one.
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
