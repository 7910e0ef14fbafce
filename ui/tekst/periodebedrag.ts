import type { Rangorde, Vergeleken } from '../../application'
import { roundTekort } from '../../domain/geld'
import { inZin } from './inZin'
import { renteTekst } from './rente'

/**
 * Returns the amount that a comparison shows for a period: its net monthly cost, or what the period lacks for the loan
 * of the calculation. With `metTekort`, always the shortage. Returns `-` when the amount is unknown.
 */
export const periodebedrag = (van: Vergeleken | undefined, metTekort: boolean): string => {
  if (van === undefined) return inZin(undefined)
  const tekort = van.extraBenodigdeEigenInleg && roundTekort(van.extraBenodigdeEigenInleg)
  if (metTekort && tekort === 0) return renteTekst.nietsInLijst
  if (tekort && (metTekort || !van.isMogelijk)) return renteTekst.inLijst(inZin(tekort))
  return van.isMogelijk ? inZin(van.maand?.maandlastNetto) : renteTekst.hoogstens(inZin(van.maximaleHypotheek))
}

/** Returns the amount of a period in a column of the list of periods: the shortage, or the net monthly cost. */
export const bedragInLijst = (van: Vergeleken | undefined, kolom: Rangorde['soort']): string =>
  van && kolom === 'tekort' ? inZin(roundTekort(van.extraBenodigdeEigenInleg ?? 0)) : periodebedrag(van, false)
