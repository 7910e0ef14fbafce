import type { Rangorde } from '../../application'
import { formatEuro } from '../../domain/geld'
import { periodesInZin } from './periodes'
import { vergelijkingTekst } from './vergelijking'

const tekst = vergelijkingTekst.rangorde

/**
 * Returns a text that ranks the fixed-rate periods by shortage, or by the net monthly cost of the loan of the
 * calculation, which the text names. Also names the periods that do not allow this loan. `isAlles` is false when some
 * periods were not calculated.
 */
export const rangordeZin = (rangorde: Rangorde, isAlles = true): string => {
  if (rangorde.soort === 'tekort') {
    const bij = periodesInZin(...rangorde.minst)
    if (rangorde.tekort === 0) return tekst.nietsTekort(bij)
    if (rangorde.isOveral && isAlles) return tekst.overalTekort(formatEuro(rangorde.tekort))
    return (isAlles ? tekst.minstTekort : tekst.minstTekortBerekend)(bij, formatEuro(rangorde.tekort))
  }
  const { lening, laagste, hoogste, nietMogelijk } = rangorde
  const begin = (isAlles ? tekst.begin : tekst.beginBerekend)(formatEuro(lening))
  const [minst, meest] = [formatEuro(laagste.netto), formatEuro(hoogste.netto)]
  const netto =
    minst === meest
      ? (nietMogelijk.length === 0 ? tekst.gelijk : tekst.enkel)(begin, minst)
      : tekst.tussen(begin, minst, periodesInZin(laagste.periode), meest, periodesInZin(hoogste.periode))
  return nietMogelijk.length === 0 ? netto : `${netto} ${tekst.nietMogelijk(periodesInZin(...nietMogelijk))}`
}
