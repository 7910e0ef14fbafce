import { useDeferredValue, useMemo } from 'react'

import type { Momentopname } from '../../../application'
import { useShown } from '../../basis/lazy/usePart'

/**
 * Returns the sentences of `zeg` about the price up to which the visitor can buy, once the result is on screen and the
 * chunk that calculates them is loaded. Undefined until then, without a result, and if there are no sentences.
 */
export const useKopenTot = (
  zeg: 'zegKopenTot' | 'zegOngeveerKopenTot',
  momentopname: Momentopname | undefined,
): string | undefined => {
  const { value: veranderen } = useShown('veranderen', momentopname !== undefined, false)
  const van = useDeferredValue(veranderen && momentopname, undefined)
  return useMemo(() => van && veranderen?.[zeg](van), [zeg, veranderen, van])
}
