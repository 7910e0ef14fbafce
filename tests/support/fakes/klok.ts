import type { KlokPort } from '../../../application'

/** A stopped clock, so that two equal questions give two identical requests. */
export const stoppedKlok: KlokPort = { nu: () => new Date(2026, 2, 14, 10, 30) }
