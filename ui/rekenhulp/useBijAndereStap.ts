import { useEffect, useEffectEvent, useRef } from 'react'

import type { Stapnummer } from '../../domain'

/** Calls each time another step has opened, not for the first. */
export const useBijAndereStap = (stap: Stapnummer, doe: () => void): void => {
  const vorige = useRef(stap)
  const bijAndereStap = useEffectEvent(doe)
  useEffect(() => {
    if (vorige.current === stap) return
    vorige.current = stap
    bijAndereStap()
  }, [stap])
}
