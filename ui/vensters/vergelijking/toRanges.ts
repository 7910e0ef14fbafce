import type { Rangorde } from '../../../application'
import { inZin, procentInZin } from '../../tekst/inZin'
import { periodesInZin } from '../../tekst/periodes'
import { rangordeZin } from '../../tekst/rangordeZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { daarnaBij, RENTE_DAARNA, type PeriodeRow } from './rows'

type Daarnakolom = keyof typeof RENTE_DAARNA

/** What one loan, the same in each period, costs net a month in a period; euro. */
export interface PeriodeRange {
  readonly rij: PeriodeRow
  /** The loan; undefined while the period has no answer, as are its costs. */
  readonly lening: number | undefined
  readonly nu: number | undefined
  /** After the period, at the lowest and the highest rate; undefined when that is not known or nothing is left. */
  readonly daarna: readonly [laagste: number, hoogste: number] | undefined
}

/** What the loan that every period lends costs net after the period of a row; undefined when that is not known. */
const nettoDaarna = ({ van }: PeriodeRow, kolom: Daarnakolom): number | undefined =>
  daarnaBij(van?.opGelijkeLening?.daarna, kolom)?.netto

/** The net cost a month of one loan in each period: now, and the range it may come to afterwards. */
export const toRanges = (rijen: readonly PeriodeRow[]): readonly PeriodeRange[] =>
  rijen.map((rij) => {
    const [laagste, hoogste] = [nettoDaarna(rij, 'netto2'), nettoDaarna(rij, 'netto7')]
    return {
      rij,
      lening: rij.van?.opGelijkeLening?.lening,
      nu: rij.van?.opGelijkeLening?.maandlastNetto,
      daarna: laagste === undefined || hoogste === undefined ? undefined : [laagste, hoogste],
    }
  })

/** Every amount that the ranges have. */
export const bedragenVan = (ranges: readonly PeriodeRange[]): readonly number[] =>
  ranges.flatMap(({ nu, daarna = [] }) => [...(nu === undefined ? [] : [nu]), ...daarna])

/** What has least and what has most of something; undefined when nothing has it. */
const uitersten = <Ding>(van: readonly Ding[], maat: (ding: Ding) => number): readonly [Ding, Ding] | undefined => {
  const oplopend = van.toSorted((een, ander) => maat(een) - maat(ander))
  const [minst, meest] = [oplopend[0], oplopend.at(-1)]
  return minst && meest && [minst, meest]
}

/** The loan of the ranges, in euro, where that is not the loan of every period. */
const andereLening = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): number | undefined =>
  rangorde?.soort === 'netto' && rangorde.isZelfdeLening ? undefined : ranges.find(({ lening }) => lening)?.lening

/** Whether some period has another loan than the ranges have. */
export const isAndereLening = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): boolean =>
  andereLening(ranges, rangorde) !== undefined

/** The title of the picture; it names the loan where that is not the loan of every period. */
export const kopVan = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): string => {
  const lening = andereLening(ranges, rangorde)
  return lening === undefined ? vergelijkingTekst.grafiek.kop : vergelijkingTekst.grafiek.kopBij(inZin(lening))
}

/** In which period the loan costs least and most now: for where the dialog begins with what falls short. */
const nuZinnen = (ranges: readonly PeriodeRange[], lening: number): readonly string[] => {
  const [laagste, hoogste] =
    uitersten(
      ranges.flatMap(({ rij: { periode }, nu }) => (nu === undefined ? [] : [{ periode, netto: nu }])),
      ({ netto }) => netto,
    ) ?? []
  if (laagste === undefined || hoogste === undefined) return []
  const isAlles = ranges.every(({ rij }) => rij.stand === 'bekend')
  return [rangordeZin({ soort: 'netto', lening, isZelfdeLening: true, laagste, hoogste }, isAlles)]
}

/** After which period the cost depends on the new rate most, and after which least. */
const daarnaZinnen = (ranges: readonly PeriodeRange[]): readonly string[] => {
  const { hangtAf, meest: hetMeest, minst: hetMinst, enkel } = vergelijkingTekst.grafiek
  const verschillen = ranges.flatMap(({ rij: { periode }, daarna }) =>
    daarna === undefined
      ? []
      : [
          {
            bij: periodesInZin(periode),
            laag: inZin(daarna[0]),
            hoog: inZin(daarna[1]),
            verschil: daarna[1] - daarna[0],
          },
        ],
  )
  const [minst, meest] = uitersten(verschillen, ({ verschil }) => verschil) ?? []
  if (minst === undefined || meest === undefined) return []
  if (minst === meest) return [hangtAf, enkel(meest.bij, meest.laag, meest.hoog)]
  return [hangtAf, hetMeest(meest.bij, meest.laag, meest.hoog), hetMinst(minst.bij, minst.laag, minst.hoog)]
}

/** What the picture shows, in words. */
export const toRangeZinnen = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): readonly string[] => {
  const lening = andereLening(ranges, rangorde)
  return [
    ...(rangorde?.soort === 'tekort' && lening !== undefined ? nuZinnen(ranges, lening) : []),
    ...daarnaZinnen(ranges),
  ]
}

/**
 * For each rate after the period the lowest and the highest cost of any period: with the middling rate too, which the
 * picture leaves out.
 */
export const toRenteZinnen = (rijen: readonly PeriodeRow[], rangorde: Rangorde | undefined): readonly string[] => {
  const { daarna, bij } = vergelijkingTekst.grafiek
  const lening = andereLening(toRanges(rijen), rangorde)
  const zinnen = (Object.keys(RENTE_DAARNA) as readonly Daarnakolom[]).flatMap((kolom) => {
    const bedragen = rijen.flatMap((rij) => nettoDaarna(rij, kolom) ?? [])
    if (bedragen.length === 0) return []
    return [daarna(procentInZin(RENTE_DAARNA[kolom]), inZin(Math.min(...bedragen)), inZin(Math.max(...bedragen)))]
  })
  return zinnen.length === 0 || lening === undefined ? zinnen : [bij(inZin(lening)), ...zinnen]
}
