import { either } from 'fp-ts'
import { useMemo } from 'react'

import { toKader, toVerzoek } from '../../domain'
import { vergelijkRenteperiodes, type Renteperiode } from '../../domain/vergelijking'
import { useCalculator } from '../context/context'
import { useNormen } from '../context/useNormen'
import { useOrientatie } from '../context/useOrientatie'

const NONE: readonly Renteperiode[] = []

/**
 * What every period with a rate comes to, for the answers of the figures on screen; none without those, and none while
 * a service calculates.
 */
export const useRenteperiodes = (): readonly Renteperiode[] => {
  const { rentetarieven } = useCalculator().settings
  const normen = useNormen()
  const berekend = useOrientatie((orientatie) => orientatie.berekend)
  return useMemo(() => {
    if (rentetarieven === undefined || normen === undefined || berekend === undefined) return NONE
    const periodes = vergelijkRenteperiodes(toVerzoek(berekend), toKader(berekend, normen, rentetarieven))
    return either.getOrElse(() => NONE)(periodes)
  }, [rentetarieven, normen, berekend])
}
