import type { Rangorde } from '../../../application'
import type { RentevastePeriode } from '../../../domain/orientatie'
import type { BarsProps } from '../../basis/chart/Bars'
import { inZin, procentInZin } from '../../tekst/inZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { daarnaBij, RENTE_DAARNA, type PeriodeRow } from './rows'

const DAARNA = [
  ['netto2', 'rondje'],
  ['netto5', 'vierkant'],
  ['netto7', 'driehoek'],
] as const

type Daarnakolom = (typeof DAARNA)[number][0]

/** What the loan that every period lends costs net after the period of a row; undefined when that is not known. */
const nettoDaarna = ({ van }: PeriodeRow, kolom: Daarnakolom): number | undefined =>
  daarnaBij(van?.opGelijkeLening?.daarna, kolom)?.netto

/** The same of every row that has it. */
const bekend = (rijen: readonly PeriodeRow[], kolom: Daarnakolom): readonly number[] =>
  rijen.flatMap((rij) => nettoDaarna(rij, kolom) ?? [])

/**
 * The net cost a month of one loan in each period, shortest first: a bar for now, and a mark for each rate after it.
 */
export const toBars = (rijen: readonly PeriodeRow[], gekozen: RentevastePeriode): BarsProps => ({
  naam: vergelijkingTekst.grafiek.nu,
  merken: DAARNA.filter(([kolom]) => bekend(rijen, kolom).length > 0).map(([kolom, vorm]) => ({
    naam: vergelijkingTekst.nettoDaarna(procentInZin(RENTE_DAARNA[kolom])),
    vorm,
  })),
  staven: rijen.map((rij) => ({
    naam: rij.naam,
    waarde: rij.van?.opGelijkeLening?.maandlastNetto,
    merken: DAARNA.map(([kolom]) => nettoDaarna(rij, kolom)),
    isGekozen: rij.periode === gekozen,
  })),
})

/** What the marks of the bars show, in words: the lowest and the highest. */
export const toDaarnaZinnen = (rijen: readonly PeriodeRow[]): readonly string[] =>
  DAARNA.flatMap(([kolom]) => {
    const bedragen = bekend(rijen, kolom)
    if (bedragen.length === 0) return []
    const [minst, meest] = [Math.min(...bedragen), Math.max(...bedragen)]
    return [vergelijkingTekst.grafiek.daarna(procentInZin(RENTE_DAARNA[kolom]), inZin(minst), inZin(meest))]
  })

/** The title of the bars; it names the loan where that is not the loan of every period. */
export const kopVan = (rangorde: Rangorde | undefined, rijen: readonly PeriodeRow[]): string => {
  const { kop, kopBij } = vergelijkingTekst.grafiek
  const lening = rijen.find(({ van }) => van?.opGelijkeLening)?.van?.opGelijkeLening?.lening
  const isZelfde = lening === undefined || (rangorde?.soort === 'netto' && rangorde.isZelfdeLening)
  return isZelfde ? kop : kopBij(inZin(lening))
}
