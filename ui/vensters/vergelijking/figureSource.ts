import { useMemo } from 'react'

import type { Momentopname } from '../../../application'
import { vergelijkAntwoord, type Vergeleken } from '../../../application/vergelijking'
import type { FinancieringsOpzet } from '../../../domain'
import type { RentevastePeriode } from '../../../domain/orientatie'
import { leningVan, type Renteperiode } from '../../../domain/vergelijking'
import { useCalculator } from '../../basis/context/context'
import { useNormen, useSamenvatting } from '../../basis/context/reading'

/** The source of the figures: the built-in calculation, or a service that is called when the figures are shown. */
export type FigureSource =
  | { readonly soort: 'hier'; readonly vergeleken: readonly Vergeleken[] }
  | { readonly soort: 'dienst'; readonly momentopname: Momentopname; readonly toVergeleken: ToVergeleken }

/**
 * A function that returns the figures of a period from the result of a service. `lening` is the loan, in euro, with
 * which the periods are compared; undefined when unknown.
 */
export type ToVergeleken = (
  periode: RentevastePeriode,
  opzet: FinancieringsOpzet,
  lening: number | undefined,
) => Vergeleken

const isLening = (van: Pick<Vergeleken, 'hypotheekbedrag' | 'maximaleHypotheek'>): boolean => leningVan(van) > 0

/**
 * Returns the source of the figures. If the built-in calculation is used, undefined when no period in `vergeleken` has
 * a loan. If a service calculates, undefined without a result, and when the result has no loan.
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
