import { NIET_INGEVULD } from '../invoer/regels/invoerregel'
import { STANDAARD_PERIODE } from '../orientatie/rentevastePeriode'
import { RENTEVASTE_PERIODES } from '../orientatie/rentevastePeriodes'
import { altijd, type Vragen } from './vraag'

/** How long the rate is fixed. Which of the choices a brand offers, `isPeriodeVan` says. */
export const rentevraag = {
  renteperiode: {
    keuzes: Object.freeze(Object.values(RENTEVASTE_PERIODES)),
    begin: STANDAARD_PERIODE,
    gevraagd: altijd,
    melding: NIET_INGEVULD,
    teken: 'j',
    plaats: ['verzoek', 'rentevastperiode'],
  },
} as const satisfies Partial<Vragen>
