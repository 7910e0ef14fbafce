import { annuiteit, isRenteloos } from '../rente/annuiteit'
import { eigen, gekozen, type Woorden } from '../woorden'
import type * as stappen from './maandlast.stappen'

export * from './maandlast.stappen'

const ANNUITEIT = 'We rekenen met een annuïteitenhypotheek.'

export const maandlastWoorden: Woorden<typeof stappen> = {
  jaar: gekozen('jaar', 'Jaar waarover we de netto maandlast berekenen', {
    waarom: 'De netto maandlast is die van het eerste jaar.',
  }),
  lening: eigen('voorwaarde', 'euro', 'Hypotheek waar de maandlast bij hoort', {
    formule: 'de hypotheek die je neemt; zonder woning de maximale hypotheek',
    waarom: 'Zonder woning laten we de maandlast van de hoogste hypotheek zien.',
  }),
  bruto: eigen('annuiteit', 'euro per maand', 'Bruto maandlast', {
    formule: 'het vaste bedrag per maand dat de hypotheek met rente in 30 jaar aflost',
    cijfers: ({ lening, rente }) =>
      lening > 0 &&
      (isRenteloos(rente) ? '{lening} ÷ {maanden}' : '{lening} × ({rente} ÷ 12) ÷ (1 − (1 + {rente} ÷ 12)^−{maanden})'),
    waarom: ANNUITEIT,
  }),
  renteEersteJaar: eigen('annuiteit', 'euro per jaar', 'Rente in het eerste jaar', {
    formule: 'de rente in de eerste twaalf maandlasten, opgeteld',
    cijfers: (invoer) =>
      `12 × €${annuiteit(invoer)} − ` +
      (isRenteloos(invoer.rente)
        ? '12 × {lening} ÷ {maanden}'
        : '{lening} × ((1 + {rente} ÷ 12)^12 − 1) ÷ ((1 + {rente} ÷ 12)^{maanden} − 1)'),
    waarom: ANNUITEIT,
  }),
  netto: eigen('verschil', 'euro per maand', 'Netto maandlast', {
    formule: '{bruto: bruto maandlast} − {voordeel: belastingvoordeel} ÷ 12',
    waarom: 'Het belastingvoordeel verdelen we over twaalf maanden.',
  }),
}
