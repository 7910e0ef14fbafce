import { useEffect, useEffectEvent, useState } from 'react'

/**
 * How long something is held before it repeats, and how long between repeats, in milliseconds (specification, section
 * 9).
 */
const WACHT = 500
const TEMPO = 40

/** A thing that happens once when it begins, and again and again until it stops. */
export interface Herhaling<Stand> {
  readonly begin: (stand: Stand) => void
  readonly stop: () => void
}

interface Bezig<Stand> {
  readonly stand: Stand
  /** When it began, on the clock of the page. */
  readonly sinds: number
}

/**
 * Repeats `doe` for as long as something is held; each time from where the last one ended, until that is nowhere. The
 * pace counts from the beginning, so that what `doe` takes does not slow it; a repeat that is missed is not made up
 * for.
 */
export const useHerhaling = <Stand>(doe: (stand: Stand) => Stand | undefined): Herhaling<Stand> => {
  const [bezig, setBezig] = useState<Bezig<Stand> | undefined>()
  const doeNu = useEffectEvent(doe)

  useEffect(() => {
    if (bezig === undefined) return
    const eerste = bezig.sinds + WACHT
    let stand = bezig.stand
    let keer = 0
    const herhaal = () => {
      const volgende = doeNu(stand)
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
      const stand = doe(van)
      setBezig(stand === undefined ? undefined : { stand, sinds })
    },
    stop: () => setBezig(undefined),
  }
}
