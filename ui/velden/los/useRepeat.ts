import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The hold time before the first repeat, and the time between repeats, in milliseconds (specification, section 9).
 */
const WACHT = 500
const TEMPO = 40

/** An action that runs when it begins, and repeats until it stops. */
export interface Repeat<Stand> {
  readonly begin: (stand: Stand) => void
  readonly stop: () => void
}

interface Bezig<Stand> {
  readonly stand: Stand
  /** When the repeat began, on the clock of `performance.now`. */
  readonly sinds: number
}

/**
 * Repeats `act` until `stop`, each time with the state that the last run returned; undefined ends it. The timer counts
 * from the beginning, so that a slow `act` does not slow the pace; it skips the repeats that it missed.
 */
export const useRepeat = <Stand>(act: (stand: Stand) => Stand | undefined): Repeat<Stand> => {
  const [bezig, setBezig] = useState<Bezig<Stand> | undefined>()
  const actNow = useEffectEvent(act)

  useEffect(() => {
    if (bezig === undefined) return
    const eerste = bezig.sinds + WACHT
    let stand = bezig.stand
    let keer = 0
    const herhaal = () => {
      const volgende = actNow(stand)
      if (volgende === undefined) {
        setBezig(undefined)
        return
      }
      stand = volgende
      keer = Math.max(keer + 1, Math.ceil((performance.now() - eerste) / TEMPO))
      plan()
    }
    let timer: ReturnType<typeof setTimeout>
    const plan = () => {
      timer = setTimeout(herhaal, eerste + keer * TEMPO - performance.now())
    }
    plan()
    return () => clearTimeout(timer)
  }, [bezig])

  return {
    begin: (van) => {
      const sinds = performance.now()
      const stand = act(van)
      setBezig(stand === undefined ? undefined : { stand, sinds })
    },
    stop: () => setBezig(undefined),
  }
}
