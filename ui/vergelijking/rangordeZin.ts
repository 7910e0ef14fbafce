import type { Rangorde } from '../../application'
import { naamVanPeriode, type RentevastePeriode } from '../../domain/orientatie'
import { inZin } from '../tekst/inZin'
import { renteTekst } from '../tekst/rente'
import { vergelijkingTekst } from '../tekst/vergelijking'

const tekst = vergelijkingTekst.rangorde

/** Periods for in a sentence: `15 jaar`, `een variabele rente en 1 jaar`. */
const periodesInZin = (...periodes: readonly RentevastePeriode[]): string =>
  new Intl.ListFormat('nl').format(
    periodes.map((periode) => (periode === 1 ? renteTekst.variabel : naamVanPeriode(periode))),
  )

/**
 * How the periods compare, in words: which falls short least, or which costs least and most on one loan, which is named
 * where it is not that of every period. `isAlles` is whether every period was calculated.
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

/** The same in a few words, for behind the row that opens the comparison; nothing where the periods cost the same. */
export const rangordeKort = (rangorde: Rangorde | undefined): string | undefined => {
  if (rangorde === undefined) return undefined
  if (rangorde.soort === 'tekort') {
    const bij = periodesInZin(...rangorde.minst)
    return rangorde.tekort === 0 ? renteTekst.nietsTekort(bij) : renteTekst.minstTekort(bij, inZin(rangorde.tekort))
  }
  const [minst, meest] = [inZin(rangorde.laagste.netto), inZin(rangorde.hoogste.netto)]
  if (minst === meest) return undefined
  return rangorde.isZelfdeLening
    ? renteTekst.netto(minst, meest)
    : renteTekst.nettoBij(minst, meest, inZin(rangorde.lening))
}
