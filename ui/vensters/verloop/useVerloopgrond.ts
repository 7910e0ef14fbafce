import { useMemo } from 'react'

import type { Momentopname } from '../../../application'
import { toVerzoek, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../../domain'
import { startersvrijstellingVan } from '../../../domain/orientatie'
import { isNagerekend } from '../../../domain/vergelijking'
import { useCalculator } from '../../basis/context/context'
import { useNormen, useSamenvatting } from '../../basis/context/reading'

/** What the course of a mortgage follows from. */
export interface Verloopgrond {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly kader: Rekenkader
  /** The result on screen, with the answers that it was calculated from. */
  readonly momentopname: Momentopname
  /** The rate of the result, percent a year. */
  readonly rente: number
}

/**
 * What the course of the mortgage on screen follows from; absent without a loan, and when the embedded calculation does
 * not come to the loan and the monthly costs on screen, as may be when a service calculated them.
 */
export const useVerloopgrond = (): Verloopgrond | undefined => {
  const { momentopname } = useSamenvatting()
  const normen = useNormen()
  const isLokaal = useCalculator().settings.rentetarieven !== undefined
  return useMemo(() => {
    if (momentopname === undefined || normen === undefined) return undefined
    const { financieringsOpzet, renteperiode } = momentopname
    const { rentepercentage: rente, hypotheekbedrag, maximaleHypotheek } = financieringsOpzet
    if (rente === undefined || (hypotheekbedrag ?? maximaleHypotheek) === 0) return undefined
    const verzoek = toVerzoek(momentopname)
    const startersvrijstelling = isLokaal ? startersvrijstellingVan(momentopname) : 'nee'
    const kader = { normen, rentetarieven: { [renteperiode]: rente }, startersvrijstelling }
    return isNagerekend(verzoek, kader, financieringsOpzet) ? { verzoek, kader, momentopname, rente } : undefined
  }, [momentopname, normen, isLokaal])
}
