import { useMemo } from 'react'

import type { Momentopname } from '../../../application'
import { vergelijkAntwoord, type Vergeleken } from '../../../application/vergelijking'
import type { FinancieringsOpzet } from '../../../domain'
import type { RentevastePeriode } from '../../../domain/orientatie'
import { leningVan, type Renteperiode } from '../../../domain/vergelijking'
import { useCalculator } from '../../basis/context/context'
import { useNormen, useSamenvatting } from '../../basis/context/reading'

/** Where the figures of the periods come from: from this engine, or from a service, asked for when they are shown. */
export type FigureSource =
  | { readonly soort: 'hier'; readonly vergeleken: readonly Vergeleken[] }
  | { readonly soort: 'dienst'; readonly momentopname: Momentopname; readonly toVergeleken: ToVergeleken }

/** What the answer of a service for a period comes to; `lening` (euro) is the loan on which the periods are ranked. */
export type ToVergeleken = (
  periode: RentevastePeriode,
  opzet: FinancieringsOpzet,
  lening: number | undefined,
) => Vergeleken

const isLening = (van: Pick<Vergeleken, 'hypotheekbedrag' | 'maximaleHypotheek'>): boolean => leningVan(van) > 0

/**
 * Where the figures of the periods come from: those of this engine (`vergeleken`), or those of the service that
 * calculates. Absent before the first result, and when there is nothing to lend or this engine compares nothing.
 */
export const useFigureSource = (vergeleken: readonly Renteperiode[]): FigureSource | undefined => {
  const isLokaal = useCalculator().settings.rentetarieven !== undefined
  const { momentopname } = useSamenvatting()
  const normen = useNormen()
  return useMemo(() => {
    if (isLokaal) return vergeleken.some(isLening) ? { soort: 'hier', vergeleken } : undefined
    if (momentopname === undefined || !isLening(momentopname.financieringsOpzet)) return undefined
    const toVergeleken: ToVergeleken = (renteperiode, financieringsOpzet, lening) =>
      vergelijkAntwoord({ ...momentopname, renteperiode, financieringsOpzet }, normen, lening)
    return { soort: 'dienst', momentopname, toVergeleken }
  }, [isLokaal, vergeleken, momentopname, normen])
}
