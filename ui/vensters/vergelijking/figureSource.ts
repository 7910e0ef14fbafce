import { useMemo } from 'react'

import type { Momentopname, Vergeleken } from '../../../application'
import { vergelijkAntwoord } from '../../../application/vergelijking'
import type { FinancieringsOpzet } from '../../../domain'
import type { RentevastePeriode } from '../../../domain/orientatie'
import { leningVan } from '../../../domain/vergelijking'
import { useCalculator } from '../../basis/context/context'
import { useNormen, useSamenvatting } from '../../basis/context/reading'

/** The source of the figures: the built-in calculation, or a service that is called when the figures are shown. */
export type FigureSource =
  | { readonly soort: 'hier'; readonly vergeleken: readonly Vergeleken[] }
  | { readonly soort: 'dienst'; readonly momentopname: Momentopname; readonly toVergeleken: ToVergeleken }

/** A function that returns how the comparison shows a period, from the result of a service for that period. */
export type ToVergeleken = (periode: RentevastePeriode, opzet: FinancieringsOpzet) => Vergeleken

/**
 * Returns the source of the figures: `vergeleken` if the built-in calculation is used. Undefined without a result, and
 * when the result has no loan.
 */
export const useFigureSource = (vergeleken: readonly Vergeleken[]): FigureSource | undefined => {
  const isLokaal = useCalculator().settings.rentetarieven !== undefined
  const { momentopname } = useSamenvatting()
  const normen = useNormen()
  return useMemo(() => {
    if (momentopname === undefined || leningVan(momentopname.financieringsOpzet) === 0) return undefined
    if (isLokaal) return vergeleken.length > 0 ? { soort: 'hier', vergeleken } : undefined
    const toVergeleken: ToVergeleken = (periode, opzet) => vergelijkAntwoord(momentopname, periode, opzet, normen)
    return { soort: 'dienst', momentopname, toVergeleken }
  }, [isLokaal, vergeleken, momentopname, normen])
}
