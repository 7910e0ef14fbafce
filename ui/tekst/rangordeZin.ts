import type { Rangorde } from '../../application'
import { formatEuro } from '../../domain/geld'
import { periodesInZin } from './periodes'
import { vergelijkingTekst } from './vergelijking'

const tekst = vergelijkingTekst.rangorde

/**
 * Returns sentences that rank the fixed-rate periods by shortage, or by the net monthly cost of the loan of the
 * calculation, which the first sentence names. Another sentence names the periods that do not allow this loan.
 * `isAlles` is false when some periods were not calculated.
 */
export const rangordeZinnen = (rangorde: Rangorde, isAlles = true): readonly [string, ...string[]] => {
  if (rangorde.soort === 'tekort') {
    const bij = periodesInZin(...rangorde.minst)
    if (rangorde.tekort === 0) return [tekst.nietsTekort(bij)]
    if (rangorde.isOveral && isAlles) return [tekst.overalTekort(formatEuro(rangorde.tekort))]
    return [(isAlles ? tekst.minstTekort : tekst.minstTekortBerekend)(bij, formatEuro(rangorde.tekort))]
  }
  const { lening, laagste, hoogste, nietMogelijk } = rangorde
  const begin = (isAlles ? tekst.begin : tekst.beginBerekend)(formatEuro(lening))
  const [minst, meest] = [formatEuro(laagste.netto), formatEuro(hoogste.netto)]
  const anders = nietMogelijk.length === 0 ? [] : [tekst.nietMogelijk(periodesInZin(...nietMogelijk))]
  if (minst === meest) return [(nietMogelijk.length === 0 ? tekst.gelijk : tekst.enkel)(begin, minst), ...anders]
  return [
    tekst.minst(begin, minst, periodesInZin(laagste.periode)),
    tekst.meest(meest, periodesInZin(hoogste.periode)),
    ...anders,
  ]
}

/** Returns the sentences of `rangordeZinnen` as one text, for channels without a chart. */
export const rangordeZin = (rangorde: Rangorde): string => rangordeZinnen(rangorde).join(' ')
