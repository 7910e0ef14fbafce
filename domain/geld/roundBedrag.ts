import type { Bedrag } from './bedrag'

/** An amount in whole euros as a screen shows it: half away from zero, as `formatBedrag` writes it. Never -0. */
export const roundBedrag = (bedrag: Bedrag): Bedrag => Math.sign(bedrag) * Math.round(Math.abs(bedrag)) + 0
