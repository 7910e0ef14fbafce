import { ALLE_PERIODES, STANDAARD_PERIODE } from '../orientatie/rentevastePeriode'
import type { Vragen } from './vraag'

/** The fixed-rate period. `isPeriodeVan` checks whether a brand offers a choice. */
export const rentevraag = {
  renteperiode: {
    keuzes: ALLE_PERIODES,
    begin: STANDAARD_PERIODE,
    teken: 'j',
    plaats: ['verzoek', 'rentevastperiode'],
  },
} as const satisfies Partial<Vragen>
