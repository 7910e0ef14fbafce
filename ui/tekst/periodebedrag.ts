import type { Rangorde, Vergeleken } from '../../application'
import { formatEuro, roundTekort } from '../../domain/geld'
import { renteTekst } from './rente'

/**
 * Returns the amount that a comparison shows for a period: its net monthly cost, or what the period lacks for the loan
 * of the calculation. With `metTekort`, always the shortage. Returns `-` when the amount is unknown.
 */
export const periodebedrag = (van: Vergeleken | undefined, metTekort: boolean): string => {
  if (van === undefined) return formatEuro(undefined)
  const tekort = van.extraBenodigdeEigenInleg && roundTekort(van.extraBenodigdeEigenInleg)
  if (metTekort && tekort === 0) return renteTekst.nietsInLijst
  if (tekort && (metTekort || !van.isMogelijk)) return renteTekst.inLijst(formatEuro(tekort))
  return van.isMogelijk
    ? formatEuro(van.maand?.maandlastNetto)
    : renteTekst.hoogstens(formatEuro(van.maximaleHypotheek))
}

/** Returns the amount of a period in a column of the list of periods: the shortage, or the net monthly cost. */
export const bedragInLijst = (van: Vergeleken | undefined, kolom: Rangorde['soort']): string =>
  van && kolom === 'tekort' ? formatEuro(roundTekort(van.extraBenodigdeEigenInleg ?? 0)) : periodebedrag(van, false)
