import { useEffect, useEffectEvent, useState } from 'react'

/** How long something is held before it repeats, and how long between repeats, in milliseconds (specification, section 9). */
const WACHT = 500
const TEMPO = 40

/** A thing that happens once when it begins, and again and again until it stops. */
export interface Herhaling<Stand> {
  readonly begin: (stand: Stand) => void
  readonly stop: () => void
}

/** Repeats `doe` for as long as something is held; each time from where the last one ended, until that is nowhere. */
export const useHerhaling = <Stand>(doe: (stand: Stand) => Stand | undefined): Herhaling<Stand> => {
  const [bezig, setBezig] = useState<{ readonly stand: Stand } | undefined>()
  const doeNu = useEffectEvent(doe)

  useEffect(() => {
    if (bezig === undefined) return
    let stand: Stand | undefined = bezig.stand
    const herhaal = () => {
      stand = stand === undefined ? undefined : doeNu(stand)
      if (stand === undefined) setBezig(undefined)
      else timer = setTimeout(herhaal, TEMPO)
    }
    let timer = setTimeout(herhaal, WACHT)
    return () => clearTimeout(timer)
  }, [bezig])

  return {
    begin: (van) => {
      const stand = doe(van)
      setBezig(stand === undefined ? undefined : { stand })
    },
    stop: () => setBezig(undefined),
  }
}
