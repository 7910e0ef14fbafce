import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The hold time before the first repeat, and the interval between repeats, in milliseconds (specification, section 9).
 */
const HOLD = 500
const PACE = 40

/** An action that runs once on `begin` and then repeats until `stop`. */
export interface Repeat<State> {
  readonly begin: (state: State) => void
  readonly stop: () => void
}

interface Running<State> {
  readonly state: State
  /** When the repeat began, on the clock of `performance.now`. */
  readonly since: number
}

/**
 * Repeats `act` until `stop`, each time with the state that the previous run returned; undefined ends it. The timer
 * counts from the start, so a slow `act` does not slow the pace: missed repeats are skipped.
 */
export const useRepeat = <State>(act: (state: State) => State | undefined): Repeat<State> => {
  const [running, setRunning] = useState<Running<State> | undefined>()
  const actNow = useEffectEvent(act)

  useEffect(() => {
    if (running === undefined) return
    const first = running.since + HOLD
    let state = running.state
    let count = 0
    const repeat = () => {
      const next = actNow(state)
      if (next === undefined) {
        setRunning(undefined)
        return
      }
      state = next
      count = Math.max(count + 1, Math.ceil((performance.now() - first) / PACE))
      plan()
    }
    let timer: ReturnType<typeof setTimeout>
    const plan = () => {
      timer = setTimeout(repeat, first + count * PACE - performance.now())
    }
    plan()
    return () => clearTimeout(timer)
  }, [running])

  return {
    begin: (from) => {
      const since = performance.now()
      const state = act(from)
      setRunning(state === undefined ? undefined : { state, since })
    },
    stop: () => setRunning(undefined),
  }
}
