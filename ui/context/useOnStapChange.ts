import { useEffect, useEffectEvent, useRef } from 'react'

import type { Stapnummer } from '../../domain/orientatie'

/** Calls `act` each time another step has opened, not for the first step. */
export const useOnStapChange = (stap: Stapnummer, act: () => void): void => {
  const vorige = useRef(stap)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (vorige.current === stap) return
    vorige.current = stap
    actNow()
  }, [stap])
}
