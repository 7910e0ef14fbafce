import type { Rangorde } from '../../../application'
import { inZin, procentInZin } from '../../tekst/inZin'
import { periodesInZin } from '../../tekst/periodes'
import { rangordeZin } from '../../tekst/rangordeZin'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { daarnaBij, RENTE_DAARNA, type PeriodeRow } from './rows'

type Daarnakolom = keyof typeof RENTE_DAARNA

/** The net monthly cost of one period, in euro, for a loan that is the same in every period. */
export interface PeriodeRange {
  readonly rij: PeriodeRow
  /** The loan in euro; `nu` is the net monthly cost of the loan now. Both are undefined while that cost is unknown. */
  readonly lening: number | undefined
  readonly nu: number | undefined
  /** The net monthly cost after the period, at rates of 2% and 7%; undefined if unknown, or if no loan is left then. */
  readonly daarna: readonly [laagste: number, hoogste: number] | undefined
}

/**
 * Returns the net monthly cost of the compared loan after the period, in euro, at the rate of `kolom`; undefined when
 * the cost is unknown or the loan is repaid.
 */
const nettoDaarna = ({ van }: PeriodeRow, kolom: Daarnakolom): number | undefined =>
  daarnaBij(van?.opGelijkeLening?.daarna, kolom)?.netto

/** Returns for each period the net monthly cost of the compared loan: now, and as a range after the period. */
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

/** Returns every known amount in the ranges, in euro. */
export const bedragenVan = (ranges: readonly PeriodeRange[]): readonly number[] =>
  ranges.flatMap(({ nu, daarna = [] }) => [...(nu === undefined ? [] : [nu]), ...daarna])

/** Returns the items with the smallest and the largest measure; undefined for an empty list. */
const uitersten = <Ding>(van: readonly Ding[], maat: (ding: Ding) => number): readonly [Ding, Ding] | undefined => {
  const oplopend = van.toSorted((een, ander) => maat(een) - maat(ander))
  const [minst, meest] = [oplopend[0], oplopend.at(-1)]
  return minst && meest && [minst, meest]
}

/** Returns the compared loan in euro, if any, unless `rangorde` reports that all periods have this loan. */
const andereLening = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): number | undefined =>
  rangorde?.soort === 'netto' && rangorde.isZelfdeLening ? undefined : ranges.find(({ lening }) => lening)?.lening

/** Whether the chart must name its loan, because some periods may have another loan. */
export const isAndereLening = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): boolean =>
  andereLening(ranges, rangorde) !== undefined

/** Returns the title of the chart. The title names the loan of the chart if some periods may have another loan. */
export const kopVan = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): string => {
  const lening = andereLening(ranges, rangorde)
  return lening === undefined ? vergelijkingTekst.grafiek.kop : vergelijkingTekst.grafiek.kopBij(inZin(lening))
}

/** Returns a list with a sentence on the periods with the lowest and highest cost now; empty without known costs. */
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

/** Returns sentences on the periods whose later cost depends most and least on the new rate; empty if unknown. */
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

/** Returns the sentences above the chart. They compare the cost now only when `rangorde` ranks by shortage. */
export const toRangeZinnen = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): readonly string[] => {
  const lening = andereLening(ranges, rangorde)
  return [
    ...(rangorde?.soort === 'tekort' && lening !== undefined ? nuZinnen(ranges, lening) : []),
    ...daarnaZinnen(ranges),
  ]
}

/**
 * Returns a sentence for each rate after the period, with the lowest and highest known net cost of all periods. If the
 * compared loan may differ from the loan of a period, an extra sentence at the start names the compared loan.
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
