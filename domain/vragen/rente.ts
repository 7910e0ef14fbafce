import { ALLE_PERIODES, STANDAARD_PERIODE } from '../antwoorden/rentevastePeriode'
import type { Vragen } from './vraag'

/** The question about the fixed-rate period. It offers the periods of all brands; `isPeriodeVan` checks one brand. */
export const rentevraag = {
  renteperiode: {
    keuzes: ALLE_PERIODES,
    begin: STANDAARD_PERIODE,
    teken: 'j',
    plaats: ['verzoek', 'rentevastperiode'],
  },
} as const satisfies Partial<Vragen>
