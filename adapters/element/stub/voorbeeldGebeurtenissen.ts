import type { Gebeurtenissen } from '../gebeurtenissen'
import { loaderTekst } from '../loader/loaderTekst'

/**
 * An example of the content of each event, by the name of the event. The result is that of one buyer with an income of
 * 60,000 euro a year, 55,000 euro of own money and a home of 300,000 euro, with the norms of 2026 and a rate of 3.75
 * percent.
 *
 * @example
 *   voorbeeldGebeurtenissen.resultaat.financieringsOpzet.maximaleHypotheek // 265999
 */
export const voorbeeldGebeurtenissen: Gebeurtenissen = {
  gereed: { stap: 0 },
  stap: { van: 0, naar: 1 },
  resultaat: {
    financieringsOpzet: {
      maximaleHypotheekOpInkomen: 265_999,
      maximaleHypotheek: 265_999,
      maandlastBruto: 1177.09,
      maandlastNetto: 869.33,
      rentepercentage: 3.75,
      timestamp: '2026-03-02T12:00:00.000Z',
      normjaar: 2026,
      overdrachtsbelasting: 6000,
      leveringsaktekosten: 700,
      taxatiekosten: 750,
      hypotheekaktekosten: 700,
      aankoopkosten: 306_700,
      nhg: true,
      nhgKosten: 1016.67,
      financieringskosten: 2466.67,
      totaalFinancieringskosten: 309_166.67,
      benodigdeFinanciering: 309_166.67,
      benodigdeEigenInleg: 43_167.67,
      hypotheekbedrag: 254_166.67,
      extraBenodigdeEigenInleg: 0,
    },
    rekenbewijs: () => Promise.resolve(undefined),
  },
  antwoorden: { velden: ['vraagprijsWoning'] },
  fout: { code: 'niet-geladen', bericht: loaderTekst.nietGeladen },
  doorklik: { doel: 'adviseur-zoeken', url: 'https://www.example.com/adviseurs' },
}
