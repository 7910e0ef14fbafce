import { either, function as fp } from 'fp-ts'
import { useMemo } from 'react'

import type { Momentopname } from '../../../application'
import { toVerzoek, type FinancieringsOpzet, type Normen } from '../../../domain'
import type { RentevastePeriode } from '../../../domain/orientatie'
import { isNagerekend, leningVan, vergelijkRenteperiodes, type Renteperiode } from '../../../domain/vergelijking'
import { useCalculator } from '../../basis/context/context'
import { useNormen, useSamenvatting } from '../../basis/context/reading'

/** What a period comes to; a figure that a service's answer does not make certain is absent. */
export type Vergeleken = Omit<Renteperiode, 'rente' | 'toetsrente' | 'restantEinde' | 'daarna'> & {
  readonly [Cijfer in 'rente' | 'toetsrente' | 'restantEinde' | 'daarna']?: Renteperiode[Cijfer] | undefined
}

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

/**
 * The figures that a service answers with, for the answers of a snapshot. Test rate, remaining debt and the cost after
 * the period are those of this engine, where it comes to the same loan and monthly costs under `normen`.
 */
const fromService =
  (momentopname: Momentopname, normen: Normen | undefined): ToVergeleken =>
  (periode, opzet, lening) => {
    const { maximaleHypotheek, hypotheekbedrag, maandlastBruto, maandlastNetto, extraBenodigdeEigenInleg } = opzet
    const { rentepercentage: rente } = opzet
    const eigenLening = leningVan({ maximaleHypotheek, ...(hypotheekbedrag !== undefined && { hypotheekbedrag }) })
    const antwoord: Vergeleken = {
      rentevastperiode: periode,
      rente,
      maximaleHypotheek,
      maandlastBruto,
      maandlastNetto,
      ...(hypotheekbedrag !== undefined && { hypotheekbedrag, extraBenodigdeEigenInleg }),
      ...(lening !== undefined &&
        eigenLening === lening && { opGelijkeLening: { lening, maandlastNetto, daarna: [] } }),
    }
    if (normen === undefined || rente === undefined) return antwoord
    const verzoek = toVerzoek({ ...momentopname, renteperiode: periode })
    const kader = { normen, rentetarieven: { [periode]: rente } }
    if (!isNagerekend(verzoek, kader, opzet)) return antwoord
    return fp.pipe(
      vergelijkRenteperiodes(verzoek, kader, lening),
      either.match(
        () => antwoord,
        ([zelf]) => ({
          ...antwoord,
          toetsrente: zelf?.toetsrente,
          restantEinde: zelf?.restantEinde,
          daarna: zelf?.daarna,
          ...(zelf?.opGelijkeLening && { opGelijkeLening: zelf.opGelijkeLening }),
        }),
      ),
    )
  }

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
    return { soort: 'dienst', momentopname, toVergeleken: fromService(momentopname, normen) }
  }, [isLokaal, vergeleken, momentopname, normen])
}
