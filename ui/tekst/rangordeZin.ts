import type { Rangorde } from '../../application'
import { inZin } from './inZin'
import { periodesInZin } from './periodes'
import { vergelijkingTekst } from './vergelijking'

const tekst = vergelijkingTekst.rangorde

/**
 * Returns a text that ranks the fixed-rate periods by shortage, or by the net monthly cost of the same loan. The text
 * names the amount of this loan, unless the visitor borrows that amount with every period. `isAlles` is false when some
 * periods were not calculated.
 */
export const rangordeZin = (rangorde: Rangorde, isAlles = true): string => {
  if (rangorde.soort === 'tekort') {
    const bij = periodesInZin(...rangorde.minst)
    if (rangorde.tekort === 0) return tekst.nietsTekort(bij)
    return (isAlles ? tekst.minstTekort : tekst.minstTekortBerekend)(bij, inZin(rangorde.tekort))
  }
  const { lening, isZelfdeLening, laagste, hoogste } = rangorde
  const { nu, nuBij, berekend, berekendBij } = tekst.begin
  const begin = isZelfdeLening ? (isAlles ? nu : berekend) : (isAlles ? nuBij : berekendBij)(inZin(lening))
  const [minst, meest] = [inZin(laagste.netto), inZin(hoogste.netto)]
  return minst === meest
    ? tekst.gelijk(begin, minst)
    : tekst.tussen(begin, minst, periodesInZin(laagste.periode), meest, periodesInZin(hoogste.periode))
}
