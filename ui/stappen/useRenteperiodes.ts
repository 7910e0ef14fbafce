import { either } from 'fp-ts'
import { useMemo } from 'react'

import { startersvrijstellingVan, toVerzoek } from '../../domain'
import { vergelijkRenteperiodes, type Renteperiode } from '../../domain/vergelijking'
import { useNormen, useOrientatie, useRekenhulp } from '../context'

/** The question is asked at some moment; which one moves no figure. */
const MOMENT = new Date(0)
const NONE: readonly Renteperiode[] = []

/**
 * What every period with a rate comes to, for the answers of the figures on screen; none without those, and none while
 * a service calculates.
 */
export const useRenteperiodes = (): readonly Renteperiode[] => {
  const { rentetarieven } = useRekenhulp().settings
  const normen = useNormen()
  const berekend = useOrientatie((orientatie) => orientatie.berekend)
  return useMemo(() => {
    if (rentetarieven === undefined || normen === undefined || berekend === undefined) return NONE
    const startersvrijstelling = startersvrijstellingVan(berekend)
    const kader = { normen, rentetarieven, startersvrijstelling }
    const periodes = vergelijkRenteperiodes(toVerzoek(berekend, MOMENT), kader)
    return either.getOrElse(() => NONE)(periodes)
  }, [rentetarieven, normen, berekend])
}
