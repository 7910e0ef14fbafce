import type { RentevastePeriode } from '../../../domain/orientatie'
import { roundVerloop, type Aflossingsjaar, type Aflossingsverloop } from '../../../domain/vergelijking'
import type { ColumnsProps } from '../../basis/chart/Columns'
import { inZin } from '../../tekst/inZin'
import { verloopTekst } from '../../tekst/verloop'

/** A chart: what it is called, what it shows in words, and what is drawn. */
export interface ChartData {
  readonly kop: string
  readonly zinnen: readonly string[]
  readonly kolommen: ColumnsProps
}

const IN_JAREN = { eenheid: verloopTekst.kolommen.jaar, plaatsen: ['0', '10', '20', '30'] } as const

/**
 * The charts of a loan, to the cent, with a rate that is fixed for a period: what is left of it, and what it costs. The
 * sentences have the figures of the table; the net cost of a month in year 1 is `maandlastNetto`, that of the summary.
 */
export const toChartData = (
  verloop: Aflossingsverloop,
  periode: RentevastePeriode,
  maandlastNetto: number,
): readonly ChartData[] => {
  const { jaren } = verloop
  const rond = roundVerloop(verloop).jaren
  const waarden = (post: keyof Omit<Aflossingsjaar, 'maanden'>) => jaren.map((jaar) => jaar[post])
  const na = (aantal: number, post: keyof Omit<Aflossingsjaar, 'maanden'>) => rond[aantal - 1]?.[post] ?? 0
  const in30Jaar = {
    ...IN_JAREN,
    grens: periode === 360 ? undefined : { naam: verloopTekst.grens, na: periode / 12 },
  }
  const { restant, lasten, kolommen } = verloopTekst
  return [
    {
      kop: restant.kop,
      zinnen: [restant.zin(inZin(na(10, 'restant')), inZin(na(20, 'restant')))],
      kolommen: { ...in30Jaar, lagen: [{ naam: kolommen.restant, vulling: 'vol', waarden: waarden('restant') }] },
    },
    {
      kop: lasten.kop,
      zinnen: [
        lasten.eerste(inZin(na(1, 'rente')), inZin(na(1, 'aflossing'))),
        lasten.laatste(inZin(na(30, 'rente')), inZin(na(30, 'aflossing'))),
        lasten.netto(inZin(maandlastNetto), inZin((jaren[29]?.netto ?? 0) / 12)),
        ...(na(1, 'netto') <= na(1, 'bruto') && na(30, 'netto') > na(30, 'bruto') ? [lasten.nettoBovenBruto] : []),
      ],
      kolommen: {
        ...in30Jaar,
        lagen: [
          { naam: kolommen.aflossing, vulling: 'vol', waarden: waarden('aflossing') },
          { naam: kolommen.rente, vulling: 'streep', waarden: waarden('rente') },
        ],
        lijn: { naam: kolommen.netto, waarden: waarden('netto') },
      },
    },
  ]
}
