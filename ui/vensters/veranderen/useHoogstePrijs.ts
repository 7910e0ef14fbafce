import { useDeferredValue, useMemo } from 'react'

import type { Momentopname } from '../../../application'
import type { Parts } from '../../basis/lazy/parts'
import { useShown } from '../../basis/lazy/usePart'

/** The highest affordable price, and the chunk that calculates and shows it. */
export interface Prijsvondst {
  readonly veranderen: Parts['veranderen'] | undefined
  /** The result of `toHoogstePrijs`; undefined when unknown or not yet calculated. */
  readonly prijs: ReturnType<Parts['veranderen']['toHoogstePrijs']>
  /** Whether the chunk is loading or the search for the price has not finished. */
  readonly zoekt: boolean
}

/** Returns the highest affordable price, once found. Does not search while `momentopname` is undefined. */
export const useHoogstePrijs = (momentopname: Momentopname | undefined): Prijsvondst => {
  const { value: veranderen, failure } = useShown('veranderen', momentopname !== undefined, false)
  const nu = veranderen && momentopname
  const van = useDeferredValue(nu, undefined)
  const prijs = useMemo(() => van && veranderen?.toHoogstePrijs(van), [veranderen, van])
  const isOnderweg = momentopname !== undefined && veranderen === undefined && failure === undefined
  return { veranderen, prijs: van === nu ? prijs : undefined, zoekt: isOnderweg || van !== nu }
}
