import { useDeferredValue, useMemo } from 'react'

import type { Momentopname } from '../../../application'
import { useCalculator } from '../../basis/context/context'
import { useNormen } from '../../basis/context/reading'
import type { Parts } from '../../basis/later/parts'

/**
 * The highest price that the visitor can pay, as `toHoogstePrijs` finds it, once the part that finds it is there. It is
 * looked for after the card is drawn; undefined until then.
 */
export const useHoogstePrijs = (
  veranderen: Parts['veranderen'] | undefined,
  momentopname: Momentopname | undefined,
) => {
  const { rentetarieven } = useCalculator().settings
  const normen = useNormen()
  const nu = veranderen && momentopname
  const van = useDeferredValue(nu, undefined)
  const gevonden = useMemo(
    () => van && veranderen?.toHoogstePrijs(van, { normen, rentetarieven }),
    [veranderen, van, normen, rentetarieven],
  )
  return van === nu ? gevonden : undefined
}
