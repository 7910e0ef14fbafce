import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { Observable } from 'rxjs'

/** The latest value of a stream that emits as soon as it is subscribed to; `begin` until then. */
export const useStream = <Value>(stream$: Observable<Value>, begin: Value): Value => {
  const laatste = useRef(begin)
  const subscribe = useCallback(
    (meld: () => void) => {
      const abonnement = stream$.subscribe((waarde) => {
        laatste.current = waarde
        meld()
      })
      return () => abonnement.unsubscribe()
    },
    [stream$],
  )
  return useSyncExternalStore(subscribe, () => laatste.current)
}
