import type { Bedrag } from './bedrag'

/** An amount in whole euros as a screen shows it: half away from zero, as `formatBedrag` writes it. Never -0. */
export const roundBedrag = (bedrag: Bedrag): Bedrag => Math.sign(bedrag) * Math.round(Math.abs(bedrag)) + 0

/**
 * What falls short (euro, 0 or more) in whole euros as a screen shows it: up, so that who adds just that has enough. A
 * part of a cent is no shortage. Never -0.
 */
export const roundTekort = (tekort: Bedrag): Bedrag => Math.ceil(Math.round(tekort * 100) / 100) + 0
