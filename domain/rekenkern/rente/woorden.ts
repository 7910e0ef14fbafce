import { hoofdstuk } from '../woorden'
import * as stappen from './rente.stappen'

export const renteWoorden = hoofdstuk(stappen, {
  rente: { omschrijving: 'Rente bij de gekozen rentevaste periode' },
  looptijd: {
    omschrijving: 'Looptijd van de hypotheek',
    waarom: 'We rekenen met een annuïteitenhypotheek van 30 jaar, zoals de tabellen van de regeling doen.',
  },
  rentevastperiode: { omschrijving: 'Gekozen rentevaste periode' },
  afmToetsrente: { omschrijving: 'Toetsrente van de AFM' },
  toetsrente: {
    kenmerken: {
      afronding: 'op drie decimalen, half naar boven',
      eenheid: 'procent',
      vorm: 'hoogste',
      grondslag: { norm: 'toetsrente', artikel: 'art. 3' },
    },
    omschrijving: 'Rente waarmee we toetsen',
    formule: 'de rente zelf bij 120 maanden of meer, anders de hoogste van de rente en de AFM-toetsrente',
  },
})
