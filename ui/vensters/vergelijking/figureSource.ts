import { useMemo } from 'react'

import type { Vergeleken } from '../../../application'
import { isZonderLening } from '../../../domain/vergelijking'
import { useSamenvatting } from '../../basis/context/reading'
import type { FigureSource } from '../../basis/lazy/types/vergelijking'

/**
 * Returns the source of the figures: `vergeleken` if the built-in calculation is used. Undefined without a result, and
 * when the result has no loan.
 */
export const useFigureSource = (vergeleken: readonly Vergeleken[]): FigureSource | undefined => {
  const { momentopname } = useSamenvatting()
  return useMemo(() => {
    if (momentopname === undefined || isZonderLening(momentopname.financieringsOpzet)) return undefined
    if (momentopname.grond.plaats === 'lokaal') return vergeleken.length > 0 ? { soort: 'hier', vergeleken } : undefined
    return { soort: 'dienst', momentopname }
  }, [vergeleken, momentopname])
}
