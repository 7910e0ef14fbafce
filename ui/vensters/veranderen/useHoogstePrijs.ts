import { useDeferredValue, useMemo } from 'react'

import type { Momentopname } from '../../../application'
import { useCalculator } from '../../basis/context/context'
import { useNormen } from '../../basis/context/reading'
import type { Parts } from '../../basis/lazy/parts'
import { useShown } from '../../basis/lazy/usePart'

/** The highest price that the visitor can pay, and the part that finds and shows it. */
export interface Prijsvondst {
  readonly veranderen: Parts['veranderen'] | undefined
  /** As `toHoogstePrijs` finds it; undefined where it is not known, or not yet. */
  readonly prijs: ReturnType<Parts['veranderen']['toHoogstePrijs']>
  /** Whether the search goes on. It starts once the card is drawn and the code of the search has loaded. */
  readonly zoekt: boolean
}

/** Looks for the highest price that the visitor can pay; does not look while `momentopname` is undefined. */
export const useHoogstePrijs = (momentopname: Momentopname | undefined): Prijsvondst => {
  const { rentetarieven } = useCalculator().settings
  const normen = useNormen()
  const { value: veranderen, failure } = useShown('veranderen', momentopname !== undefined, false)
  const nu = veranderen && momentopname
  const van = useDeferredValue(nu, undefined)
  const prijs = useMemo(
    () => van && veranderen?.toHoogstePrijs(van, { normen, rentetarieven }),
    [veranderen, van, normen, rentetarieven],
  )
  const isOnderweg = momentopname !== undefined && veranderen === undefined && failure === undefined
  return { veranderen, prijs: van === nu ? prijs : undefined, zoekt: isOnderweg || van !== nu }
}
