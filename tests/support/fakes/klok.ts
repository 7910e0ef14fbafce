import type { KlokPort } from '../../../application'

/** A stopped clock, so that two requests for equal answers are identical. */
export const stoppedKlok: KlokPort = { nu: () => new Date(2026, 2, 14, 10, 30) }
