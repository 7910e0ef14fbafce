import type { Rangorde } from '../../../application'
import { formatEuro } from '../../../domain/geld'
import { periodesInZin } from '../../tekst/periodes'
import { renteTekst } from '../../tekst/rente'

/** Returns a phrase comparing periods. Undefined without a ranking, or if all net costs are equal in whole euros. */
export const rangordeKort = (rangorde: Rangorde | undefined): string | undefined => {
  if (rangorde === undefined) return undefined
  if (rangorde.soort === 'tekort') {
    const { tekort, isOveral, minst } = rangorde
    if (isOveral) return renteTekst.overalTekort(formatEuro(tekort))
    const bij = periodesInZin(...minst)
    return tekort === 0 ? renteTekst.nietsTekort(bij) : renteTekst.minstTekort(bij, formatEuro(tekort))
  }
  const [minst, meest] = [formatEuro(rangorde.laagste.netto), formatEuro(rangorde.hoogste.netto)]
  return minst === meest ? undefined : renteTekst.netto(minst, meest)
}
