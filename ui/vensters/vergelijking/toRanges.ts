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
  /** The loan; undefined, like its costs, while the period has no result. */
  readonly lening: number | undefined
  readonly nu: number | undefined
  /** The cost after the period at the lowest and highest rate; undefined when unknown or nothing remains. */
  readonly daarna: readonly [laagste: number, hoogste: number] | undefined
}

/** Returns the net cost after a period, for the loan that is the same in every period; undefined when unknown. */
const nettoDaarna = ({ van }: PeriodeRow, kolom: Daarnakolom): number | undefined =>
  daarnaBij(van?.opGelijkeLening?.daarna, kolom)?.netto

/** Returns the net monthly cost of one loan in each period: now, and the range afterwards. */
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

/** Returns every amount in the ranges. */
export const bedragenVan = (ranges: readonly PeriodeRange[]): readonly number[] =>
  ranges.flatMap(({ nu, daarna = [] }) => [...(nu === undefined ? [] : [nu]), ...daarna])

/** Returns the items with the smallest and the largest measure; undefined for an empty list. */
const uitersten = <Ding>(van: readonly Ding[], maat: (ding: Ding) => number): readonly [Ding, Ding] | undefined => {
  const oplopend = van.toSorted((een, ander) => maat(een) - maat(ander))
  const [minst, meest] = [oplopend[0], oplopend.at(-1)]
  return minst && meest && [minst, meest]
}

/** Returns the loan in euro on which the ranges are based; undefined when every period has that loan anyway. */
const andereLening = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): number | undefined =>
  rangorde?.soort === 'netto' && rangorde.isZelfdeLening ? undefined : ranges.find(({ lening }) => lening)?.lening

/** Whether the ranges are based on a loan that differs from the loan of some period. */
export const isAndereLening = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): boolean =>
  andereLening(ranges, rangorde) !== undefined

/** Returns the title of the chart; it names the loan if that is not the loan of every period. */
export const kopVan = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): string => {
  const lening = andereLening(ranges, rangorde)
  return lening === undefined ? vergelijkingTekst.grafiek.kop : vergelijkingTekst.grafiek.kopBij(inZin(lening))
}

/** Returns a sentence on which periods cost least and most now, for when the dialog ranks the periods by shortage. */
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

/** Returns sentences on the periods after which the cost depends most and least on the new rate. */
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

/** Returns sentences that describe the chart. */
export const toRangeZinnen = (ranges: readonly PeriodeRange[], rangorde: Rangorde | undefined): readonly string[] => {
  const lening = andereLening(ranges, rangorde)
  return [
    ...(rangorde?.soort === 'tekort' && lening !== undefined ? nuZinnen(ranges, lening) : []),
    ...daarnaZinnen(ranges),
  ]
}

/**
 * Returns a sentence for each rate after the period, with the lowest and highest cost of all periods. It includes the
 * middle rate, which the chart leaves out.
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
