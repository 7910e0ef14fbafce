import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Observable } from 'rxjs'

/** The latest value of a stream that emits as soon as it is subscribed to; `begin` until then. */
export const useStream = <Value>(stream$: Observable<Value>, begin: Value): Value => {
  const latest = useRef(begin)
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = stream$.subscribe((value) => {
        latest.current = value
        listener()
      })
      return () => subscription.unsubscribe()
    },
    [stream$],
  )
  return useSyncExternalStore(subscribe, () => latest.current)
}
