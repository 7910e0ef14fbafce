import { isPeriodeVan, STANDAARD_PERIODE } from '../../antwoorden/rentevastePeriode'
import type { Regel } from './regel'

/** Replaces a fixed-rate period that the brand does not offer by the standard period of ten years. */
export const onbekendePeriodeWordtTienJaar: Regel = (orientatie) =>
  isPeriodeVan(orientatie.labelCode, orientatie.renteperiode)
    ? orientatie
    : { ...orientatie, renteperiode: STANDAARD_PERIODE }
