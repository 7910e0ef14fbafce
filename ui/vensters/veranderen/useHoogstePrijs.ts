import { useDeferredValue, useMemo } from 'react'

import type { Momentopname } from '../../../application'
import { useCalculator } from '../../basis/context/context'
import { useNormen } from '../../basis/context/reading'
import type { Parts } from '../../basis/later/parts'
import { useNeeded } from '../../basis/later/usePart'

/** The highest price that the visitor can pay, and the part that finds and shows it. */
export interface Prijsvondst {
  readonly veranderen: Parts['veranderen'] | undefined
  /** As `toHoogstePrijs` finds it; undefined where it is not known, or not yet. */
  readonly prijs: ReturnType<Parts['veranderen']['toHoogstePrijs']>
  /** Whether it is being looked for: after the card is drawn. */
  readonly zoekt: boolean
}

/** Looks for the highest price of these answers; of none without answers. */
export const useHoogstePrijs = (momentopname: Momentopname | undefined): Prijsvondst => {
  const { rentetarieven } = useCalculator().settings
  const normen = useNormen()
  const veranderen = useNeeded('veranderen', momentopname !== undefined)
  const nu = veranderen && momentopname
  const van = useDeferredValue(nu, undefined)
  const prijs = useMemo(
    () => van && veranderen?.toHoogstePrijs(van, { normen, rentetarieven }),
    [veranderen, van, normen, rentetarieven],
  )
  return { veranderen, prijs: van === nu ? prijs : undefined, zoekt: van !== nu }
}
