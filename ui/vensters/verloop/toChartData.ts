import { formatEuro } from '../../../domain/geld'
import type { RentevastePeriode } from '../../../domain/orientatie'
import type { Aflossingsjaar, Aflossingsverloop, Belastingoorzaak, Lastenjaar } from '../../../domain/vergelijking'
import type { ColumnData } from '../../basis/chart/columnData'
import { procentInZin } from '../../tekst/procentInZin'
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

const zegOorzaak = (oorzaak: Belastingoorzaak): string => {
  const { lageRente, lagerTarief } = verloopTekst.lasten.oorzaak
  switch (oorzaak.soort) {
    case 'lageRente':
      return lageRente
    case 'lagerTarief':
      return lagerTarief(procentInZin(oorzaak.aftrek), procentInZin(oorzaak.belasting))
  }
}

const isDoorLageRente = ({ oorzaak }: Aflossingsjaar): boolean => oorzaak?.soort === 'lageRente'

/**
 * Returns from which year until the end the net cost is above the gross cost, and why; empty if it never is. The
 * interest falls from year to year, so the forfait may come above it in a later year: a second reason.
 */
const zegNettoBovenBruto = ({ jaren }: Aflossingsverloop, lasten: readonly Lastenjaar[]): readonly string[] => {
  const vanaf = lasten.findLastIndex(({ netto, bruto }) => netto <= bruto) + 2
  const oorzaak = jaren[vanaf - 1]?.oorzaak
  if (oorzaak === undefined) return []
  const { elkJaar, vanaf: vanafJaar, laatsteJaar } = verloopTekst.lasten.nettoBovenBruto
  const zin = vanaf === 1 ? elkJaar : vanaf === jaren.length ? laatsteJaar : vanafJaar(vanaf)
  const later = oorzaak.soort === 'lageRente' ? undefined : jaren.slice(vanaf).find(isDoorLageRente)
  return [zin, zegOorzaak(oorzaak), ...(later ? [verloopTekst.lasten.oorzaak.lageRenteVanaf(later.jaar)] : [])]
}

/**
 * Returns the data of two charts: the remaining loan and the monthly costs. `verloop` has figures to the cent, for the
 * charts. `lasten` has the same years in whole euros a month, for the texts.
 */
export const toChartData = (
  verloop: Aflossingsverloop,
  lasten: readonly Lastenjaar[],
  periode: RentevastePeriode,
): readonly ChartData[] => {
  const { jaren } = verloop
  const toon = (jaar: number, post: (typeof LASTEN)[number] | 'restant'): string => formatEuro(lasten[jaar - 1]?.[post])
  const { restant, lasten: tekst, kolommen } = verloopTekst
  const perMaand = (post: 'aflossing' | 'rente' | 'netto') => jaren.map((jaar) => jaar[post] / 12)
  const limit = periode === 360 ? undefined : { name: verloopTekst.grens, after: periode / 12 }
  return [
    {
      kop: restant.kop,
      zin: restant.zin(toon(10, 'restant'), toon(20, 'restant')),
      verder: [],
      kolommen: { limit, layers: [{ name: kolommen.restant, fill: 'vol', values: jaren.map((jaar) => jaar.restant) }] },
      bedragen: (jaar) => [[kolommen.restant, toon(jaar, 'restant')]],
    },
    {
      kop: tekst.kop,
      zin: tekst.netto(toon(1, 'netto'), toon(30, 'netto')),
      verder: [
        tekst.eerste(toon(1, 'rente'), toon(1, 'aflossing')),
        tekst.laatste(toon(30, 'rente'), toon(30, 'aflossing')),
        ...zegNettoBovenBruto(verloop, lasten),
      ],
      kolommen: {
        limit,
        layers: [
          { name: kolommen.aflossing, fill: 'vol', values: perMaand('aflossing') },
          { name: kolommen.rente, fill: 'streep', values: perMaand('rente') },
        ],
        line: { name: kolommen.netto, values: perMaand('netto') },
      },
      bedragen: (jaar) => LASTEN.map((post) => [kolommen[post], toon(jaar, post)]),
    },
  ]
}

const LASTEN = ['netto', 'bruto', 'rente', 'aflossing'] as const
