import { ALLE_PERIODES, STANDAARD_PERIODE } from '../orientatie/rentevastePeriode'
import type { Vragen } from './vraag'

/** How long the rate is fixed. Which of the choices a brand offers, `isPeriodeVan` says. */
export const rentevraag = {
  renteperiode: {
    keuzes: ALLE_PERIODES,
    begin: STANDAARD_PERIODE,
    teken: 'j',
    plaats: ['verzoek', 'rentevastperiode'],
  },
} as const satisfies Partial<Vragen>
