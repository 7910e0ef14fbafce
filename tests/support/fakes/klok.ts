import type { KlokPort } from '../../../application'

/** A clock that stands still, so that two equal questions are asked in equal words. */
export const stoppedKlok: KlokPort = { nu: () => new Date(2026, 2, 14, 10, 30) }
