import type { Rangorde } from '../../../application'
import { formatEuro, roundTekort } from '../../../domain/geld'
import { procentInZin } from '../../tekst/procentInZin'
import { periodebedrag } from '../../tekst/periodebedrag'
import { periodesInZin } from '../../tekst/periodes'
import { vergelijkingTekst } from '../../tekst/vergelijking'
import { daarnaBij, RENTE_DAARNA, type PeriodeRow } from './rows'

type Daarnakolom = keyof typeof RENTE_DAARNA

/** One period in the chart: a dot and a line, in euro, and the amount beside these as text. */
export interface PeriodeRange {
  readonly rij: PeriodeRow
  /** The place of the dot; undefined while unknown. The dot is open when `isMogelijk` is false. */
  readonly punt: number | undefined
  readonly isMogelijk: boolean
  /** The ends of the line; undefined without a line. */
  readonly lijn: readonly [laagste: number, hoogste: number] | undefined
  readonly bedrag: string
  /** What the line adds to `bedrag`, for screen readers; undefined when `bedrag` says it already. */
  readonly daarna: string | undefined
}

/** Returns the net cost after the period, in euro, at the rate of `kolom`; undefined when unknown or repaid. */
const nettoDaarna = ({ van }: PeriodeRow, kolom: Daarnakolom): number | undefined =>
  daarnaBij(van?.maand?.daarna, kolom)?.netto

/** Returns the net monthly cost of a period: a dot for the cost now, and a line for the cost after the period. */
const maandRange = (rij: PeriodeRow): PeriodeRange => {
  const { van } = rij
  const [laagste, hoogste] = [nettoDaarna(rij, 'netto2'), nettoDaarna(rij, 'netto7')]
  const lijn = laagste === undefined || hoogste === undefined ? undefined : ([laagste, hoogste] as const)
  return {
    rij,
    punt: van?.maand?.maandlastNetto ?? van?.nettoAls,
    isMogelijk: van?.isMogelijk ?? true,
    lijn,
    bedrag: periodebedrag(van, false),
    daarna: lijn && vergelijkingTekst.grafiek.bereik(formatEuro(lijn[0]), formatEuro(lijn[1])),
  }
}

/** Returns the shortage of a period: a dot for the maximum mortgage, and a line from there for the shortage. */
const tekortRange = (rij: PeriodeRow): PeriodeRange => {
  const { van } = rij
  const tekort = roundTekort(van?.extraBenodigdeEigenInleg ?? 0)
  return {
    rij,
    punt: van?.maximaleHypotheek,
    isMogelijk: van?.isMogelijk ?? true,
    lijn: van && tekort > 0 ? [van.maximaleHypotheek, van.maximaleHypotheek + tekort] : undefined,
    bedrag: periodebedrag(van, true),
    daarna: undefined,
  }
}

/** Returns what the chart draws for each period: the shortages if `rangorde` ranks by these, or else the net costs. */
export const toRanges = (rijen: readonly PeriodeRow[], rangorde: Rangorde | undefined): readonly PeriodeRange[] =>
  rijen.map(rangorde?.soort === 'tekort' ? tekortRange : maandRange)

/** Returns every known amount in the ranges, in euro. */
export const bedragenVan = (ranges: readonly PeriodeRange[]): readonly number[] =>
  ranges.flatMap(({ punt, lijn = [] }) => [...(punt === undefined ? [] : [punt]), ...lijn])

/** Returns the items with the smallest and the largest measure; undefined for an empty list. */
const uitersten = <Ding>(van: readonly Ding[], maat: (ding: Ding) => number): readonly [Ding, Ding] | undefined => {
  const oplopend = van.toSorted((een, ander) => maat(een) - maat(ander))
  const [minst, meest] = [oplopend[0], oplopend.at(-1)]
  return minst && meest && [minst, meest]
}

/** Returns sentences on the periods whose later cost depends most and least on the new rate; empty if unknown. */
export const toRangeZinnen = (rijen: readonly PeriodeRow[], rangorde: Rangorde | undefined): readonly string[] => {
  if (rangorde?.soort === 'tekort') return []
  const { hangtAf, meest: hetMeest, minst: hetMinst, enkel } = vergelijkingTekst.grafiek
  const verschillen = toRanges(rijen, rangorde).flatMap(({ rij: { periode }, lijn }) =>
    lijn === undefined
      ? []
      : [
          {
            bij: periodesInZin(periode),
            laag: formatEuro(lijn[0]),
            hoog: formatEuro(lijn[1]),
            verschil: lijn[1] - lijn[0],
          },
        ],
  )
  const [minst, meest] = uitersten(verschillen, ({ verschil }) => verschil) ?? []
  if (minst === undefined || meest === undefined) return []
  if (minst === meest) return [hangtAf, enkel(meest.bij, meest.laag, meest.hoog)]
  return [hangtAf, hetMeest(meest.bij, meest.laag, meest.hoog), hetMinst(minst.bij, minst.laag, minst.hoog)]
}

/** Returns a sentence for each rate after the period, with the lowest and highest known net cost of all periods. */
export const toRenteZinnen = (rijen: readonly PeriodeRow[]): readonly string[] => {
  const { daarna, daarnaGelijk } = vergelijkingTekst.grafiek
  return (Object.keys(RENTE_DAARNA) as readonly Daarnakolom[]).flatMap((kolom) => {
    const bedragen = rijen.flatMap((rij) => nettoDaarna(rij, kolom) ?? [])
    if (bedragen.length === 0) return []
    const [laagste, hoogste] = [formatEuro(Math.min(...bedragen)), formatEuro(Math.max(...bedragen))]
    const rente = procentInZin(RENTE_DAARNA[kolom])
    return [laagste === hoogste ? daarnaGelijk(rente, laagste) : daarna(rente, laagste, hoogste)]
  })
}
