import { formatEuro, roundBedrag } from '../../../domain/geld'
import type { RentevastePeriode } from '../../../domain/orientatie'
import { roundVerloop, type Aflossingsverloop } from '../../../domain/vergelijking'
import type { ColumnData } from '../../basis/chart/columnData'
import { verloopTekst } from '../../tekst/verloop'

/** The name of a figure, and its formatted amount. */
export type NamedBedrag = readonly [naam: string, bedrag: string]

export interface ChartData {
  readonly kop: string
  /** The sentence above the chart. */
  readonly zin: string
  /** The sentences below the chart; can be empty. */
  readonly verder: readonly string[]
  readonly kolommen: ColumnData
  /** Returns the amounts for the given year, counted from 1. */
  readonly bedragen: (jaar: number) => readonly NamedBedrag[]
}

/** The average monthly costs in a year, in whole euros. `rente` and `aflossing` add up to `bruto`. */
interface Maand {
  readonly rente: number
  readonly aflossing: number
  readonly bruto: number
  readonly netto: number
}

/**
 * Returns the data of two charts: the remaining loan and the monthly costs. `verloop` has figures to the cent. In the
 * texts, the remaining loan is rounded as in the table, and the net cost in year 1 is `maandlastNetto` (euro).
 */
export const toChartData = (
  verloop: Aflossingsverloop,
  periode: RentevastePeriode,
  maandlastNetto: number,
): readonly ChartData[] => {
  const { jaren } = verloop
  const rond = roundVerloop(verloop).jaren
  const rest = (jaar: number): string => formatEuro(rond[jaar - 1]?.restant)
  const maand = (jaar: number): Maand => {
    const { aflossing = 0, bruto = 0, netto = 0 } = jaren[jaar - 1] ?? {}
    const [los, totaal] = [roundBedrag(aflossing / 12), roundBedrag(bruto / 12)]
    return {
      rente: totaal - los,
      aflossing: los,
      bruto: totaal,
      netto: roundBedrag(jaar === 1 ? maandlastNetto : netto / 12),
    }
  }
  const { restant, lasten, kolommen } = verloopTekst
  const perMaand = (post: 'aflossing' | 'rente' | 'netto') => jaren.map((jaar) => jaar[post] / 12)
  const limit = periode === 360 ? undefined : { name: verloopTekst.grens, after: periode / 12 }
  const [eerste, laatste] = [maand(1), maand(30)]
  const [jaar1, jaar30] = [rond[0], rond.at(-1)]
  const kruist = jaar1 && jaar30 && jaar1.netto <= jaar1.bruto && jaar30.netto > jaar30.bruto
  return [
    {
      kop: restant.kop,
      zin: restant.zin(rest(10), rest(20)),
      verder: [],
      kolommen: { limit, layers: [{ name: kolommen.restant, fill: 'vol', values: jaren.map((jaar) => jaar.restant) }] },
      bedragen: (jaar) => [[kolommen.restant, rest(jaar)]],
    },
    {
      kop: lasten.kop,
      zin: lasten.netto(formatEuro(eerste.netto), formatEuro(laatste.netto)),
      verder: [
        lasten.eerste(formatEuro(eerste.rente), formatEuro(eerste.aflossing)),
        lasten.laatste(formatEuro(laatste.rente), formatEuro(laatste.aflossing)),
        ...(kruist ? [lasten.nettoBovenBruto] : []),
      ],
      kolommen: {
        limit,
        layers: [
          { name: kolommen.aflossing, fill: 'vol', values: perMaand('aflossing') },
          { name: kolommen.rente, fill: 'streep', values: perMaand('rente') },
        ],
        line: { name: kolommen.netto, values: perMaand('netto') },
      },
      bedragen: (jaar) => LASTEN.map((post) => [kolommen[post], formatEuro(maand(jaar)[post])]),
    },
  ]
}

const LASTEN = ['netto', 'bruto', 'rente', 'aflossing'] as const
