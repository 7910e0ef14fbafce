import { useEffect, useEffectEvent, useState } from 'react'

/** The time before the first repeat, in milliseconds; `PACE` is the time between repeats (specification, section 9). */
const HOLD = 500
const PACE = 40

/** Functions for an action that runs on `begin` and repeats until it returns undefined or until `stop` is called. */
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
 * Returns the functions that repeat `act`. Each call of `act` gets the state that the previous call returned; a call
 * that returns undefined stops the repeats. Repeats are planned from the start time, so a slow `act` skips repeats
 * instead of delaying them.
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
