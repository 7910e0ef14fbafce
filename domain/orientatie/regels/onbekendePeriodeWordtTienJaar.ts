import { isPeriodeVan, STANDAARD_PERIODE } from '../rentevastePeriode'
import type { Regel } from './regel'

/** Replaces a period that the brand does not offer by the standard period. */
export const onbekendePeriodeWordtTienJaar: Regel = (orientatie) =>
  isPeriodeVan(orientatie.labelCode, orientatie.renteperiode)
    ? orientatie
    : { ...orientatie, renteperiode: STANDAARD_PERIODE }
