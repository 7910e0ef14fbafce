import { useMemo } from 'react'

import type { Renteperiode } from '../../domain/vergelijking'
import { useCalculator } from '../context/context'
import { useNormen } from '../context/useNormen'
import { useSamenvatting } from '../context/useSamenvatting'
import type { FigureSource } from './figureSource'
import { fromService } from './fromService'

/**
 * Where the figures of the periods come from: those of this engine (`vergeleken`), or those of the service that
 * calculates. Absent before the first result, and when this engine compares nothing.
 */
export const useFigureSource = (vergeleken: readonly Renteperiode[]): FigureSource | undefined => {
  const isLokaal = useCalculator().settings.rentetarieven !== undefined
  const { momentopname } = useSamenvatting()
  const normen = useNormen()
  return useMemo(() => {
    if (isLokaal) return vergeleken.length === 0 ? undefined : { soort: 'hier', vergeleken }
    return momentopname && { soort: 'dienst', momentopname, toVergeleken: fromService(momentopname, normen) }
  }, [isLokaal, vergeleken, momentopname, normen])
}
