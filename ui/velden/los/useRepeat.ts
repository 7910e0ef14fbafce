import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The hold time before the first repeat, and the interval between repeats, in milliseconds (specification, section 9).
 */
const HOLD = 500
const PACE = 40

/** An action that runs once on `begin` and then repeats until `stop`. */
export interface Repeat<Stand> {
  readonly begin: (stand: Stand) => void
  readonly stop: () => void
}

interface Running<Stand> {
  readonly stand: Stand
  /** When the repeat began, on the clock of `performance.now`. */
  readonly since: number
}

/**
 * Repeats `act` until `stop`, each time with the state that the previous run returned; undefined ends it. The timer
 * counts from the start, so a slow `act` does not slow the pace: missed repeats are skipped.
 */
export const useRepeat = <Stand>(act: (stand: Stand) => Stand | undefined): Repeat<Stand> => {
  const [running, setRunning] = useState<Running<Stand> | undefined>()
  const actNow = useEffectEvent(act)

  useEffect(() => {
    if (running === undefined) return
    const first = running.since + HOLD
    let stand = running.stand
    let keer = 0
    const repeat = () => {
      const next = actNow(stand)
      if (next === undefined) {
        setRunning(undefined)
        return
      }
      stand = next
      keer = Math.max(keer + 1, Math.ceil((performance.now() - first) / PACE))
      plan()
    }
    let timer: ReturnType<typeof setTimeout>
    const plan = () => {
      timer = setTimeout(repeat, first + keer * PACE - performance.now())
    }
    plan()
    return () => clearTimeout(timer)
  }, [running])

  return {
    begin: (van) => {
      const since = performance.now()
      const stand = act(van)
      setRunning(stand === undefined ? undefined : { stand, since })
    },
    stop: () => setRunning(undefined),
  }
}
