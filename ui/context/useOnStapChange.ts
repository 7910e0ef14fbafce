import { useEffect, useEffectEvent, useRef } from 'react'

import type { Stapnummer } from '../../domain'

/** Calls `doe` each time another step has opened, not for the first step. */
export const useOnStapChange = (stap: Stapnummer, doe: () => void): void => {
  const vorige = useRef(stap)
  const bijAndereStap = useEffectEvent(doe)
  useEffect(() => {
    if (vorige.current === stap) return
    vorige.current = stap
    bijAndereStap()
  }, [stap])
}
