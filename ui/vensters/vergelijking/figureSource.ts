import { useMemo } from 'react'

import type { Momentopname } from '../../../application'
import { vergelijkAntwoord, type Vergeleken } from '../../../application/vergelijking'
import type { FinancieringsOpzet } from '../../../domain'
import type { RentevastePeriode } from '../../../domain/orientatie'
import { leningVan, type Renteperiode } from '../../../domain/vergelijking'
import { useCalculator } from '../../basis/context/context'
import { useNormen, useSamenvatting } from '../../basis/context/reading'

/** The source of the figures: this engine, or a service that is asked when they are shown. */
export type FigureSource =
  | { readonly soort: 'hier'; readonly vergeleken: readonly Vergeleken[] }
  | { readonly soort: 'dienst'; readonly momentopname: Momentopname; readonly toVergeleken: ToVergeleken }

/** Converts a service's result for a period; `lening` (euro) is the loan by which the periods are ranked. */
export type ToVergeleken = (
  periode: RentevastePeriode,
  opzet: FinancieringsOpzet,
  lening: number | undefined,
) => Vergeleken

const isLening = (van: Pick<Vergeleken, 'hypotheekbedrag' | 'maximaleHypotheek'>): boolean => leningVan(van) > 0

/**
 * Returns the source of the figures: those of this engine (`vergeleken`), or the service that calculates. Undefined
 * before the first result, when nothing can be borrowed, and when this engine has no comparison.
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
